/**
 * Preloaded into the site and its registry while pictures are taken: "today" is the same day at whatever time that is, and
 * time goes on from there.
 */
const Real = Date;
const ahead = Real.parse(process.env.PICTURES_CLOCK) - Real.now();
const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, given, kind) => Reflect.construct(target, given.length > 0 ? given : [now()], kind),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
