import { locales, localizedPath } from '../i18n/locales';
import { legacyRedirects, ownDestination } from './legacy-redirects';
import { filterKeys, routeEntries } from './routes';

/** Next's shapes, written here so that this file does not depend on Next. */
interface Rewrite {
  source: string;
  destination: string;
  has?: { type: 'query'; key: string }[];
}
type Redirect = Rewrite & ({ statusCode: 301 } | { permanent: boolean });

const withOptionalSlash = (source: string) => `${source}{/}?`;

/** Old addresses whose target never changes, and the canonical form of our own addresses. */
export function siteRedirects(): Redirect[] {
  const legacy = legacyRedirects.flatMap(({ source, locale, target }) =>
    'portal' in target
      ? []
      : [
          {
            source: withOptionalSlash(source),
            destination: ownDestination(target, locale),
            statusCode: 301 as const,
          },
        ],
  );
  // Old addresses that lead to the portal take their slash along to the rewrite below: one hop, not two.
  const portalSources = legacyRedirects.flatMap(({ source, target }) =>
    'portal' in target ? [source.slice(1)] : [],
  );
  const below = (prefix: string) =>
    portalSources.filter((source) => source.startsWith(prefix)).map((source) => source.slice(prefix.length));
  const except = (sources: readonly string[]) => `(?!(?:${sources.join('|')})/?$)`;
  return [
    ...legacy,
    { source: '/ar{/}?', destination: '/', permanent: true },
    { source: `/ar/:path(${except(below('ar/'))}.*[^/]){/}?`, destination: '/:path', permanent: true },
    { source: `/:path(${except(portalSources)}.*[^/])/`, destination: '/:path', permanent: true },
  ];
}

/** Old addresses that lead to the portal: the handler behind them reads PORTAL_URL at run time and answers 301. */
export function legacyRewrites(): Rewrite[] {
  return legacyRedirects.flatMap(({ source, locale, target }) =>
    'portal' in target
      ? [{ source: withOptionalSlash(source), destination: `/api/legacy/${locale}/${target.portal}` }]
      : [],
  );
}

/**
 * The unprefixed Arabic tree onto app/[locale]. `afterFiles`: files of public/ and static routes match first. Whatever is
 * neither English nor internal is Arabic, so that an unknown address ends in the Arabic 404.
 */
export function siteRewrites(): Rewrite[] {
  return [
    { source: '/', destination: '/ar' },
    { source: '/:path((?!(?:en|ar|api|builds)(?:/|$)|_next/).*)', destination: '/ar/:path' },
  ];
}

/**
 * A list or figure with a filter keeps its address: without a query the page comes from the cache, with one it is made
 * for the request by the page file below it, which needs no JavaScript to filter.
 */
export function filteredRewrites(): Rewrite[] {
  return routeEntries
    .filter(([, { filtered }]) => filtered)
    .flatMap(([, { path }]) => locales.flatMap(({ code }) => filterKeys.map((key) => ({ path, code, key }))))
    .map(({ path, code, key }) => ({
      source: localizedPath(path, code),
      has: [{ type: 'query', key }],
      destination: `/${code}${path}/filtered`,
    }));
}
