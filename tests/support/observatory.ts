/** What a scanner sees of a site: the headers of its first page over https, and the page. */
export interface Seen {
  headers: Readonly<Record<string, string>>;
  html: string;
}

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );

/** Sources that take the worth out of a policy, for scripts, objects and styles alike. */
const loose = /^(?:'unsafe-(?:inline|eval)'|data:|https?:|ftp:|\*)$/;

function policyPoints(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  if ([...sources('script-src'), ...sources('object-src')].some((source) => loose.test(source))) return -20;
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (sources('style-src').some((source) => loose.test(source))) return 0;
  const closed = (name: string) => ["'none'", "'self'"].includes(String(directives.get(name)));
  const nothingElse = String(directives.get('default-src')) === "'none'";
  return nothingElse && closed('base-uri') && closed('form-action') ? 10 : 5;
}

function framePoints({ headers }: Seen): number {
  if (directivesOf(headers['content-security-policy'] ?? '').has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function referrerPoints({ headers }: Seen): number {
  const policy = headers['referrer-policy'];
  if (policy === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(policy) ? 5 : -5;
}

function resourcePoints({ headers }: Seen): number {
  const policy = headers['cross-origin-resource-policy'];
  if (policy === undefined || policy === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(policy) ? 10 : -5;
}

function transportPoints({ headers }: Seen): number {
  const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < 15_552_000 ? -10 : 0;
}

/** Scripts of others without a hash cost; hashes on our own alone would earn five. */
function scriptPoints({ html }: Seen): number {
  const elements = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = elements.filter(([, source]) => /^(?:https?:)?\/\//.test(source as string));
  if (foreign.some(([element]) => !element.includes('integrity='))) return -5;
  return elements.some(([element]) => element.includes('integrity=')) ? 5 : 0;
}

/**
 * The score of a site by the rules of the HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader), as far as a
 * server can earn it: a hundred, what each test adds or takes, and additions only from ninety on. Left out are what needs
 * an address on the internet (redirection from http, the list of preloaded hosts) and cookies, of which a page sets none.
 */
export function observatoryScore(seen: Seen): number {
  const points = [
    policyPoints(seen.headers['content-security-policy']),
    framePoints(seen),
    referrerPoints(seen),
    resourcePoints(seen),
    transportPoints(seen),
    scriptPoints(seen),
    seen.headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    seen.headers['set-cookie'] === undefined ? 0 : -5,
  ];
  const lost = points.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  const earned = points.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return Math.max(0, lost >= 90 ? lost + earned : lost);
}
