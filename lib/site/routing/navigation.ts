import { type RouteId, type RouteParams, routePath } from './routes';

/** A place in a menu: a page, the key of its label in messages (Navigation), and what it stands for. */
export interface NavigationItem {
  readonly key: 'services' | 'areas' | 'search' | 'list' | 'help' | 'about';
  readonly route: RouteId;
  readonly params?: RouteParams;
}

/** The main menu, in the order of spec section 2. */
export const mainNavigation: readonly NavigationItem[] = [
  { key: 'services', route: 'services' },
  { key: 'areas', route: 'areas' },
  { key: 'search', route: 'service', params: { service: 'property-search' } },
  { key: 'list', route: 'service', params: { service: 'property-list' } },
  { key: 'help', route: 'help' },
  { key: 'about', route: 'about' },
];

/** The footer's columns; a link's label is the page's own short name. */
export const footerNavigation: readonly {
  key: 'registry' | 'services' | 'support' | 'suppliers' | 'legal';
  routes: readonly RouteId[];
}[] = [
  { key: 'registry', routes: ['about', 'titleRegistry', 'areas', 'analytics', 'posts', 'join'] },
  {
    key: 'services',
    routes: ['services', 'check', 'correction', 'grievance', 'interest', 'registrars', 'app'],
  },
  { key: 'support', routes: ['help', 'faq', 'track', 'appointments'] },
  {
    key: 'suppliers',
    routes: [
      'suppliers',
      'supplierRegistration',
      'supplierComplaint',
      'registrationGuideline',
      'profileGuideline',
    ],
  },
  { key: 'legal', routes: ['privacy', 'terms', 'accessibility', 'siteMap'] },
];

/** The unprefixed path of a menu item. */
export function navigationPath(item: NavigationItem): string {
  return routePath(item.route, item.params);
}
