/**
 * The one table of the site's pages. Navigation, footer, sitemap, site map page, breadcrumbs, build metadata and the
 * browser tests are derived from it. Paths are the Arabic, unprefixed ones; every route stands under /en as well.
 *
 * - `layout`: the layout kind of spec section 2 ("none set" is `custom`)
 * - `rendering`: `static` is prerendered; `data` is revalidated every minute; `dynamic` is made for each request and
 *   gets a nonce from middleware.ts instead of hashes
 * - `parent`: the page above in the breadcrumb
 * - `guards`: checks that must all pass, by name (guards.ts); a failed one gives the 404 with the full path
 * - `filtered`: a query makes the page dynamic (next-routing.ts); the parameters that it then reads beside `view` and `page`
 * - `listed`: whether the sitemap and the site map page name it
 */
export interface RouteDefinition {
  readonly path: string;
  readonly layout: 'custom' | 'page';
  readonly rendering: 'static' | 'data' | 'dynamic';
  readonly parent?: RouteId;
  readonly guards?: readonly string[];
  /** Has a second page file, `filtered/page.tsx`, made when asked for: the same address with a query asks for it. */
  readonly filtered?: readonly string[];
  readonly listed: boolean;
  /** Where the texts of the page were last changed; the sitemap's lastmod for pages without dated data. */
  readonly updated: string;
}

const define = <Id extends string>(
  table: { readonly [K in Id]: Omit<RouteDefinition, 'parent'> & { parent?: NoInfer<Id> } },
) => table;

const updated = '2026-11-22';

export const routes = define({
  home: { path: '/', layout: 'custom', rendering: 'data', listed: true, updated },
  about: { path: '/about-us', layout: 'custom', rendering: 'data', parent: 'home', listed: true, updated },
  titleRegistry: {
    path: '/title-registry',
    layout: 'custom',
    rendering: 'static',
    parent: 'home',
    listed: true,
    updated,
  },
  services: {
    path: '/our-services',
    layout: 'custom',
    rendering: 'static',
    parent: 'home',
    listed: true,
    updated,
  },
  service: {
    path: '/our-services/[service]',
    layout: 'custom',
    rendering: 'data',
    parent: 'services',
    guards: ['known-service'],
    listed: true,
    updated,
  },
  areas: {
    path: '/announced-areas',
    layout: 'custom',
    rendering: 'data',
    filtered: ['region', 'state'],
    parent: 'home',
    listed: true,
    updated,
  },
  area: {
    path: '/announced-areas/[area]',
    layout: 'custom',
    rendering: 'data',
    parent: 'areas',
    guards: ['known-area'],
    listed: true,
    updated,
  },
  check: {
    path: '/check',
    layout: 'custom',
    rendering: 'data',
    filtered: ['region', 'city', 'district', 'plan', 'place', 'within'],
    parent: 'home',
    listed: true,
    updated,
  },
  analytics: {
    path: '/analytics',
    layout: 'custom',
    rendering: 'data',
    filtered: ['region', 'city', 'district', 'days', 'type', 'use'],
    parent: 'home',
    listed: true,
    updated,
  },
  registrars: {
    path: '/registrar-list',
    layout: 'custom',
    rendering: 'data',
    filtered: ['region', 'q'],
    parent: 'home',
    listed: true,
    updated,
  },
  posts: {
    path: '/posts',
    layout: 'page',
    rendering: 'data',
    filtered: [],
    parent: 'home',
    listed: true,
    updated,
  },
  post: {
    path: '/posts/[...slug]',
    layout: 'custom',
    rendering: 'data',
    parent: 'posts',
    guards: ['known-post'],
    listed: true,
    updated,
  },
  app: { path: '/app', layout: 'custom', rendering: 'static', parent: 'services', listed: true, updated },
  faq: { path: '/faq', layout: 'custom', rendering: 'static', parent: 'help', listed: true, updated },
  help: {
    path: '/help-and-support',
    layout: 'custom',
    rendering: 'static',
    parent: 'home',
    listed: true,
    updated,
  },
  correction: {
    path: '/correction-request',
    layout: 'custom',
    rendering: 'data',
    parent: 'services',
    listed: true,
    updated,
  },
  grievance: {
    path: '/grievance-request',
    layout: 'custom',
    rendering: 'static',
    parent: 'services',
    listed: true,
    updated,
  },
  interest: {
    path: '/registration-interest',
    layout: 'custom',
    rendering: 'data',
    filtered: ['region', 'city', 'district'],
    parent: 'services',
    listed: true,
    updated,
  },
  appointments: {
    path: '/appointments',
    layout: 'custom',
    rendering: 'data',
    filtered: ['service'],
    parent: 'help',
    listed: true,
    updated,
  },
  suppliers: {
    path: '/suppliers',
    layout: 'custom',
    rendering: 'static',
    parent: 'home',
    listed: true,
    updated,
  },
  supplierRegistration: {
    path: '/suppliers/registration',
    layout: 'custom',
    rendering: 'static',
    parent: 'suppliers',
    listed: true,
    updated,
  },
  supplierComplaint: {
    path: '/suppliers/complaint',
    layout: 'custom',
    rendering: 'static',
    parent: 'suppliers',
    listed: true,
    updated,
  },
  registrationGuideline: {
    path: '/suppliers/registration-guideline',
    layout: 'custom',
    rendering: 'static',
    parent: 'suppliers',
    listed: true,
    updated,
  },
  profileGuideline: {
    path: '/suppliers/profile-guideline',
    layout: 'custom',
    rendering: 'static',
    parent: 'suppliers',
    listed: true,
    updated,
  },
  join: { path: '/join-us', layout: 'custom', rendering: 'static', parent: 'about', listed: true, updated },
  privacy: {
    path: '/privacy-policy',
    layout: 'custom',
    rendering: 'static',
    parent: 'home',
    listed: true,
    updated: '2026-11-29',
  },
  terms: {
    path: '/terms-of-use',
    layout: 'custom',
    rendering: 'static',
    parent: 'home',
    listed: true,
    updated: '2026-11-23',
  },
  accessibility: {
    path: '/accessibility',
    layout: 'custom',
    rendering: 'static',
    parent: 'home',
    listed: true,
    updated,
  },
  siteMap: { path: '/site-map', layout: 'custom', rendering: 'data', parent: 'home', listed: true, updated },
  track: { path: '/track', layout: 'custom', rendering: 'static', parent: 'home', listed: true, updated },
  search: {
    path: '/search',
    layout: 'custom',
    rendering: 'data',
    filtered: ['q'],
    parent: 'home',
    listed: false,
    updated,
  },
  receipt: {
    path: '/receipts/[form]/[reference]/[token]',
    layout: 'custom',
    rendering: 'dynamic',
    parent: 'track',
    listed: false,
    updated,
  },
  formErrors: {
    path: '/form-errors/[form]',
    layout: 'custom',
    rendering: 'dynamic',
    parent: 'help',
    listed: false,
    updated,
  },
  patterns: {
    path: '/patterns',
    layout: 'custom',
    rendering: 'dynamic',
    parent: 'home',
    guards: ['patterns-shown'],
    listed: false,
    updated,
  },
});

export type RouteId = keyof typeof routes;

/** All routes as `[id, definition]`, in the table's order. */
export const routeEntries = Object.entries(routes) as [RouteId, RouteDefinition][];

/** The definition of a route. */
export function route(id: RouteId): RouteDefinition {
  return routes[id];
}

/** Values for the bracketed segments of a path; a catch-all takes a list. */
export type RouteParams = Record<string, string | readonly string[]>;

/**
 * The unprefixed path of a route, with its segments filled in and percent-encoded.
 * @throws {RangeError} when a segment of the path has no value
 */
export function routePath(id: RouteId, params: RouteParams = {}): string {
  return routes[id].path.replace(/\[(\.\.\.)?(\w+)\]/g, (_, _rest, name: string) => {
    const value = params[name];
    if (value === undefined || value.length === 0) throw new RangeError(`Route ${id} needs "${name}"`);
    return (Array.isArray(value) ? value : [value])
      .map((part) => encodeURIComponent(part as string))
      .join('/');
  });
}

/** The unprefixed path of the page of an area or of a post. */
export const addressedPath = (of: 'areas' | 'posts', slug: string): string =>
  of === 'areas' ? routePath('area', { area: slug }) : routePath('post', { slug: slug.split('/') });

/** Whether the path of a route has segments to fill in. */
export function isParametric(id: RouteId): boolean {
  return routes[id].path.includes('[');
}

/** Query parameters that turn a page of the table with `filtered` into its dynamic form; filter forms send `view`. */
export const filterKeys = ['view', 'page'] as const;
