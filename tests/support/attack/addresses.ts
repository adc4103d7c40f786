import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { FORM_CODES, type FormCode } from '@/lib/forms';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { filterKeys, routeEntries } from '@/lib/site/routing/routes';
import { services } from '@/lib/site/routing/services';
import { damaged, longRun, MARK, words, written } from './words';

const segments = (path: string) => path.replace(/\[[^\]]+\]/g, MARK);

/** Every page of the table, in both languages, with a segment that nobody knows where it has one. */
const pages = routeEntries.flatMap(([, { path }]) =>
  [
    segments(path),
    ...(path.includes('[service]') ? services.map(({ slug }) => path.replace('[service]', slug)) : []),
  ].flatMap((address) => locales.map(({ code }) => localizedPath(address, code))),
);

/** Every handler that the sources have: one that is added tomorrow is attacked as well. */
const handlers = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?:^|\/)route\.tsx?$/.test(name))
  .flatMap((name) => {
    const path = `/${dirname(name)}`;
    return path === '/api/forms/[form]' ? FORM_CODES.map((code) => `/api/forms/${code}`) : [segments(path)];
  });

/** What Next has at its own addresses, and what others look for everywhere. */
const strange = [
  '/_global-error',
  '/_error',
  '/_not-found',
  '/404',
  '/500',
  '/index',
  '/a/.b/..',
  '/..',
  '/.',
  '//',
  '//x',
  '/\\',
  '/_next',
  '/_next/',
  '/_next/image?url=%2Ffonts%2Fx&w=64&q=75',
  '/_next/data/x/y.json',
  '/_next/static/',
  '/*',
  '/?',
  '/index.segments/_tree.segment.rsc',
  '/about-us.rsc',
  '/%5Blocale%5D',
  '/(site)',
  '/__proto__',
  '/posts/__proto__',
  '/ar/about-us',
  '/ar',
  '/en/',
  '/EN/about-us',
  '/what%2Dwe%2Ddo',
  '/what-we-do',
  '/wp-login.php',
  '/.env',
  '/.git/HEAD',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/docs/announced-areas-2025-02.pdf',
  'http://site.example/en/about-us',
  'http://[/x',
  'site.example:443',
  '*',
  'about-us',
  '',
];

const parameterNames = [
  ...new Set([...filterKeys, ...routeEntries.flatMap(([, { filtered = [] }]) => filtered)]),
  '_rsc',
  'locale',
  'branch',
  'date',
  'slug',
  'format',
  'code',
  'title',
  'reference',
  'utm_source',
  '__proto__',
  'a[b]',
];
const pair = fc
  .tuple(fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...parameterNames) }, written), written)
  .map(([name, value]) => `${name}=${value}`);
const query: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => pairs.join('&')) },
  {
    weight: 3,
    arbitrary: fc
      .array(pair, { minLength: 1, maxLength: 4 })
      .map((pairs) => `view=filtered&${pairs.join('&')}`),
  },
  { weight: 2, arbitrary: fc.constant(`_rsc=${MARK}`) },
  {
    weight: 1,
    arbitrary: fc.tuple(pair, fc.constantFrom(2, 60, 70, 400)).map(([one, times]) => `${one}&`.repeat(times)),
  },
  {
    weight: 1,
    arbitrary: longRun([200, 2_000, 4_000, 9_000]).map(
      (run) => `q=${encodeURIComponent(Buffer.from(run).toString())}`,
    ),
  },
  { weight: 1, arbitrary: words.map((word) => encodeURI(Buffer.from(word).toString())) },
);

/** What follows from the build and its data: pages of posts and areas, scripts, pictures. */
export interface Known {
  paths: readonly string[];
  files: readonly string[];
}

/** Targets of every kind: what exists, with what nobody asks it; what is damaged; what never was. */
export function targets({ paths, files }: Known): fc.Arbitrary<string> {
  const plain = fc.constantFrom(...pages, ...paths);
  const existing = fc.oneof(
    { weight: 6, arbitrary: plain },
    { weight: 3, arbitrary: fc.constantFrom(...handlers) },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
  );
  const asked = fc.tuple(existing, query).map(([path, asking]) => `${path}?${asking}`);
  return fc.oneof(
    { weight: 8, arbitrary: existing },
    { weight: 8, arbitrary: asked },
    { weight: 4, arbitrary: fc.oneof(existing, asked).chain(damaged) },
    { weight: 1, arbitrary: fc.constantFrom(...strange) },
    { weight: 1, arbitrary: fc.array(written, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`) },
    {
      weight: 1,
      arbitrary: longRun([200, 3_000, 12_000]).map(
        (run) => `/${encodeURIComponent(Buffer.from(run).toString())}`,
      ),
    },
  );
}

/** Where something is sent to: the form that it is meant for, most of the time. */
export const receiver = (form: FormCode | undefined): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        {
          weight: 12,
          arbitrary: fc.constantFrom(...(form ? [form] : FORM_CODES)).map((code) => `/api/forms/${code}`),
        },
        { weight: 3, arbitrary: fc.constantFrom('/api/track', '/api/csp-reports') },
        { weight: 3, arbitrary: fc.constantFrom(...handlers) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            `/api/forms/${MARK}`,
            '/api/forms/__proto__',
            '/api/forms/contact/x',
            '/en/join-us',
          ),
        },
      ),
      fc.constantFrom('', '?locale=ar', '?locale=en', `?locale=${MARK}`, '?locale=en&locale=ar'),
    )
    .map(([path, locale]) => path + locale);
