import { FORM_CODES } from '@/lib/forms';
import { formRoute } from './form-route';
import { type RouteId, route, routeEntries, routePath } from './routes';
import type { ServiceSlug } from './services';

/** A place in a menu: a page, the key of its label in messages (Shell.nav), and what it stands for. */
export interface NavigationItem {
  readonly key: 'check' | 'services' | 'areas' | 'track';
  readonly route: RouteId;
}

/** The main menu: what visitors come to do. All other pages stand in the groups of the menu that opens. */
export const mainNavigation: readonly NavigationItem[] = [
  { key: 'check', route: 'check' },
  { key: 'services', route: 'services' },
  { key: 'areas', route: 'areas' },
  { key: 'track', route: 'track' },
];

/** The page of one service, in a menu beside the pages of the route table. */
interface ServicePage {
  readonly service: ServiceSlug;
}

/**
 * The groups of the menu that opens, and of the footer, what most come for first; a link's label is the page's own short name.
 * `page` is that of the group as a whole: it stands first in it, as no heading is a link. `namesake` is one whose title says
 * what the heading says.
 */
export const siteGroups: readonly {
  key: 'registry' | 'services' | 'support' | 'suppliers' | 'legal';
  page?: RouteId;
  namesake?: RouteId;
  pages: readonly (RouteId | ServicePage)[];
}[] = [
  {
    key: 'services',
    page: 'services',
    pages: [
      'check',
      { service: 'first-registration' },
      { service: 'ownership-transfer' },
      { service: 'split-and-merge' },
      { service: 'rights-management' },
      // The specification's menu names these two (section 2).
      { service: 'property-search' },
      { service: 'property-list' },
      { service: 'title-verification' },
      { service: 'deceased-owner' },
      'correction',
      'grievance',
      'interest',
      'app',
    ],
  },
  { key: 'support', namesake: 'help', pages: ['help', 'faq', 'track', 'appointments'] },
  {
    key: 'registry',
    namesake: 'about',
    pages: ['areas', 'titleRegistry', 'registrars', 'analytics', 'posts', 'about', 'join'],
  },
  {
    key: 'suppliers',
    page: 'suppliers',
    pages: ['supplierRegistration', 'supplierComplaint', 'registrationGuideline', 'profileGuideline'],
  },
  { key: 'legal', pages: ['privacy', 'terms', 'accessibility', 'siteMap'] },
];

const itemOf = (id: RouteId | undefined) => mainNavigation.find((item) => item.route === id);
const groupWith = (id: RouteId) => siteGroups.find(({ pages }) => pages.includes(id));

/**
 * Groups that a wide header has room for beside the main menu: the menu that opens is then marked for the rest alone. Each
 * leads to the page that its name is of.
 */
export const wideGroups = ['registry', 'support'] as const;
type WideGroup = (typeof wideGroups)[number];

/** The page that a group's name leads to. */
export function groupPage(key: (typeof siteGroups)[number]['key']): RouteId | undefined {
  const group = siteGroups.find((one) => one.key === key);
  return group?.page ?? group?.namesake;
}

/**
 * The group of the menu that a page right below home stands in, with the page that its name leads to where there is one; none
 * where the main menu leads to the page or the heading says the same.
 */
export function groupOf(id: RouteId) {
  if (route(id).parent !== 'home' || itemOf(id)) return undefined;
  const group = groupWith(id);
  return group && group.namesake !== id ? { key: group.key, page: groupPage(group.key) } : undefined;
}

/** The unprefixed path of a menu item. */
export function navigationPath(item: NavigationItem): string {
  return routePath(item.route);
}

/**
 * The item of the main menu that a page belongs to: itself, the page of its group, or the nearest page above it; else the
 * opening menu.
 */
export function sectionOf(id: RouteId): NavigationItem['key'] | 'menu' {
  const item = itemOf(id) ?? itemOf(groupWith(id)?.page);
  if (item) return item.key;
  const { parent } = route(id);
  return parent === undefined ? 'menu' : sectionOf(parent);
}

/** The group of a page that the main menu does not lead to, or of the nearest page above it. */
function ownGroup(id: RouteId): (typeof siteGroups)[number]['key'] | undefined {
  if (sectionOf(id) !== 'menu') return undefined;
  const { parent } = route(id);
  return groupWith(id)?.key ?? (parent === undefined ? undefined : ownGroup(parent));
}

/** A refused form is answered at an address of its own: it belongs where its form does. */
const refusedForms = (['track', ...FORM_CODES] as const).map((code) => ({
  of: formRoute(code),
  path: routePath('formErrors', { form: code }),
}));

/** How the unprefixed addresses of a section's pages begin. Home belongs to none: the registry's sign leads there. */
export function sectionPaths(key: NavigationItem['key'] | 'menu' | WideGroup): string[] {
  const isIn = (id: RouteId) => sectionOf(id) === key || ownGroup(id) === key;
  const own = routeEntries.filter(([id]) => id !== 'home' && id !== 'formErrors' && isIn(id));
  const refused = refusedForms.filter(({ of }) => isIn(of));
  return [
    ...new Set([
      ...own.map(([, { path }]) => path.replace(/\/\[.*/, '')),
      ...refused.map(({ path }) => path),
    ]),
  ];
}
