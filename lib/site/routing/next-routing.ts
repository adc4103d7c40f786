import { locales, localizedPath } from '../../i18n/locales';
import { filteredView } from './filtered-view';
import { type LegacyRedirect, legacyRedirects, ownDestination } from './legacy-redirects';
import { filterKeys, routeEntries, routes } from './routes';

/** Next's shapes, written here so that this file does not depend on Next. */
interface Rewrite {
  source: string;
  destination: string;
  has?: { type: 'query'; key: string }[];
}
type Redirect = Rewrite & ({ statusCode: 301 } | { permanent: boolean });

/** One pattern for all old addresses of one kind: Next tries every pattern for every request, so few are better. */
const anyOf = (sources: readonly string[]) =>
  `/:old(${sources.map((source) => source.slice(1)).join('|')}){/}?`;

/** The old addresses by where they lead. */
function byDestination(
  chosen: readonly LegacyRedirect[],
  destinationOf: (entry: LegacyRedirect) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const entry of chosen) {
    const destination = destinationOf(entry);
    groups.set(destination, [...(groups.get(destination) ?? []), entry.source.replaceAll('.', '\\.')]);
  }
  return groups;
}

const leadsToPortal = ({ target }: LegacyRedirect) => 'portal' in target;

/** Old addresses whose target never changes, and the canonical form of our own addresses. */
export function siteRedirects(): Redirect[] {
  const fixed = legacyRedirects.filter((entry) => !leadsToPortal(entry));
  const legacy = byDestination(fixed, ({ target, locale }) => ownDestination(target, locale));
  // Old addresses that lead to the portal take their slash along to the rewrite below: one hop, not two.
  const portalSources = legacyRedirects.filter(leadsToPortal).map(({ source }) => source.slice(1));
  const below = (prefix: string) =>
    portalSources.filter((source) => source.startsWith(prefix)).map((source) => source.slice(prefix.length));
  const except = (sources: readonly string[]) => `(?!(?:${sources.join('|')})/?$)`;
  // The page files behind filtered lists have no address of their own: asked for directly they would lack the policy that
  // lib/next/views.mjs gives to a list with a query.
  const filtered = routeEntries
    .flatMap(([, { path, filtered }]) => (filtered ? [path.slice(1)] : []))
    .join('|');
  return [
    ...[...legacy].map(([destination, sources]) => ({
      source: anyOf(sources),
      destination,
      statusCode: 301 as const,
    })),
    { source: `/:page((?:en/)?(?:${filtered}))/filtered{/}?`, destination: '/:page', permanent: true },
    // The short address of an answer, for messages and for the phone: a district's code or a city's.
    {
      source: `/:page((?:en/)?${routes.check.path.slice(1)})/:code([a-z0-9][a-z0-9-]{0,79}){/}?`,
      destination: `/:page?${filteredView.name}=${filteredView.value}&district=:code`,
      permanent: true,
    },
    { source: '/ar{/}?', destination: '/', permanent: true },
    { source: `/ar/:path(${except(below('ar/'))}.*[^/]){/}?`, destination: '/:path', permanent: true },
    { source: `/:path(${except(portalSources)}.*[^/])/`, destination: '/:path', permanent: true },
  ];
}

/** Old addresses that lead to the portal: the handler behind them reads PORTAL_URL at run time and answers 301. */
export function legacyRewrites(): Rewrite[] {
  const handlers = byDestination(
    legacyRedirects.filter(leadsToPortal),
    ({ target, locale }) => `/api/legacy/${locale}/${'portal' in target ? target.portal : ''}`,
  );
  return [...handlers].map(([destination, sources]) => ({ source: anyOf(sources), destination }));
}

/** Where others look for the way to report a weakness, today's address and the one of old (RFC 9116, section 3). */
export function wellKnownRewrites(): Rewrite[] {
  return [{ source: '/:file((?:\\.well-known/)?security\\.txt)', destination: '/api/security-txt' }];
}

/**
 * The unprefixed Arabic tree onto app/[locale]. `afterFiles`: files of public/ and static routes match first. Whatever is
 * neither English nor internal is Arabic, so that an unknown address ends in the Arabic 404.
 */
export function siteRewrites(): Rewrite[] {
  return [
    { source: '/', destination: '/ar' },
    { source: '/:path((?!(?:en|ar)(?:/|$)|(?:api|builds|sitemaps|_next)/).*)', destination: '/ar/:path' },
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
