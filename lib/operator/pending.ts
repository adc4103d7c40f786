import type { Environment } from '../env';
import { locales } from '../i18n/locales';
import { OWN_TEXTS, ownText, ownTextFile } from './own-texts';

/** What the site shows at its best only once the operator has given it. Visitors are never told. */
export interface Pending {
  /** A variable of the environment, a file, or a data set. */
  readonly what: string;
  /** What the pages do until then. */
  readonly until: string;
}

const VARIABLES = [
  [
    'SITE_URL',
    'pages have no canonical address, language links or picture for messengers, shared answers no address',
  ],
  ['PORTAL_URL', 'signed-in services lead to the other ways to apply'],
  ['APP_STORE_URL', '/app has no link to the App Store'],
  ['GOOGLE_PLAY_URL', '/app has no link to Google Play'],
  ['OFFICIAL_BANNER_NUMBER', 'no banner of a registered government website'],
  ['SECURITY_CONTACT', 'no security.txt'],
] as const;

const SAMPLES: Readonly<Record<string, string>> = {
  registrars: '/registrar-list says that the list waits for its import',
  areaTotals: 'the home page leaves out titles and transactions; pages of areas mark them as a sample',
  transactions: '/analytics marks its figures as a sample',
  posts: 'the home page leaves out the news',
  areas: 'pages of areas mark them as a sample',
  appointments: 'the branch for bookings is a sample',
};

/**
 * What still waits for the operator.
 * @param samples the data sets that are sample data
 */
export async function pending(environment: Environment, samples: readonly string[]): Promise<Pending[]> {
  const variables = VARIABLES.flatMap(([what, until]) =>
    environment[what] === undefined ? [{ what, until }] : [],
  );
  const files: Pending[] = [];
  for (const name of OWN_TEXTS)
    for (const { code } of locales)
      if ((await ownText(name, code, environment.DATA_DIR)) === null)
        files.push({
          what: ownTextFile(name, code, environment.DATA_DIR),
          until: '/about-us says what is true without it',
        });
  const data = samples.map((name) => ({
    what: `import of ${name}`,
    until: SAMPLES[name] ?? 'sample data is shown',
  }));
  return [...variables, ...files, ...data];
}
