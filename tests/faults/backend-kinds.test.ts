import { expect, it } from 'vitest';
import { isRegistryError, READ_NAMES, READS, type ReadName } from '@/lib/registry/contract';
import { outboxCounts } from '@/lib/registry/outbox/admin';
import { isPermanent } from '@/lib/registry/outbox/attempt';
import { isFull } from '../support/amounts';
import { type BrokenBackend, brokenBackends, largeBackends } from '../support/backends';
import { submitTo } from '../support/messages';
import { READ_EXAMPLES } from '../support/read-examples';
import { HOUR_MS, RelayRig, TIMEOUT_MS } from '../support/relay';

/** Questions, and messages: fewer than the failures after which a backend is left in peace. */
const ASKED: readonly ReadName[] = ['places', 'areas'];
const SENT = 2;
/** Tries after the backend is well; each is due later than the one before. */
const ROUNDS = 6;

/** What a question got: data within the contract, or why it got none. */
async function asked(registry: ReturnType<RelayRig['relay']>, name: ReadName): Promise<string> {
  const read = registry[name] as (input: object) => Promise<{ data: unknown; staleSince: string | null }>;
  try {
    const { data, staleSince } = await read(READ_EXAMPLES[name]);
    expect(READS[name].output.parse(data)).toEqual(data);
    return staleSince === null ? 'answered' : 'last answer';
  } catch (error) {
    if (!isRegistryError(error)) throw error;
    return error.code;
  }
}

/** What a message got: its reference, or that it was refused for good. */
async function sent(rig: RelayRig, registry: ReturnType<RelayRig['relay']>) {
  const message = rig.message();
  try {
    const { reference } = await submitTo(registry, message);
    // Sent again, as a visitor does who saw no answer, it is the same one.
    expect(await submitTo(registry, message)).toMatchObject({ reference, repeated: true });
    return reference;
  } catch (error) {
    expect(isPermanent(error)).toBe(true);
    return undefined;
  }
}

async function run(rig: RelayRig, { nature, breakdown }: BrokenBackend): Promise<void> {
  await rig.bePatient();
  expect(await asked(rig.relay(HOUR_MS), 'places')).toBe('answered');
  await rig.breakDown(breakdown);
  if (nature !== 'arriving') await rig.waitFor(TIMEOUT_MS);
  const started = performance.now();

  const registry = rig.relay(HOUR_MS);
  const [first, second] = await Promise.all(ASKED.map((name) => asked(registry, name)));
  if (nature === 'dead') expect([first, second]).toEqual(['last answer', 'unavailable']);
  if (nature === 'arriving') expect([first, second]).toEqual(['answered', 'answered']);
  if (nature === 'refusing') expect([first, second]).toEqual(['last answer', 'unavailable']);
  const answers = await asked(registry, 'branches');
  const { backend } = await registry.health();
  expect(backend, answers).toBe(answers === 'answered' ? 'up' : 'down');

  const references = await Promise.all(Array.from({ length: SENT }, () => sent(rig, registry)));
  // What was said to a message tells of the backend as well.
  if (nature === 'dead') expect((await registry.health()).backend).toBe('down');
  const accepted = references.filter((reference) => reference !== undefined);
  expect(accepted).toHaveLength(nature === 'refusing' ? 0 : SENT);
  expect(new Set(accepted).size).toBe(accepted.length);
  // Reads are tried for two deadlines, a message for one; some of each come one after the other here.
  expect(performance.now() - started).toBeLessThan(TIMEOUT_MS * 30);

  await rig.bringUp(breakdown);
  await rig.bePatient();
  for (let round = 0; round < ROUNDS && (await outboxCounts(rig.front.store)).waiting > 0; round += 1) {
    rig.later(HOUR_MS);
    await rig.settle();
  }
  const counts = await outboxCounts(rig.front.store);
  expect(counts).toMatchObject({ waiting: 0, dead: 0, refused: 0, delivered: accepted.length });
  expect(await rig.atBackend()).toBe(accepted.length);
}

/** Of all kinds, those that `npm test` has time for: some of each nature. */
const few = brokenBackends.filter((_, at) => at % 3 === 0);

it('there are enough kinds of broken backends, and every read has an example', () => {
  expect(brokenBackends.length).toBeGreaterThan(120);
  expect(few.length).toBeGreaterThanOrEqual(40);
  expect(new Set(brokenBackends.map(({ name }) => name)).size).toBe(brokenBackends.length);
  expect(Object.keys(READ_EXAMPLES).sort()).toEqual([...READ_NAMES].sort());
});

async function runAgainst(broken: BrokenBackend): Promise<void> {
  const rig = new RelayRig();
  await rig.open();
  try {
    await run(rig, broken);
  } finally {
    await rig.close();
  }
}

const NOTHING = 'nothing is believed of a backend that is broken, and nothing sent to it is lost or doubled';
// Most of the time each waits for a deadline.
it.concurrent.each(isFull ? brokenBackends : few)(`${NOTHING}: $nature, $name`, runAgainst);
it.each(isFull ? largeBackends : largeBackends.slice(0, 1))(`${NOTHING}: $name`, runAgainst);
