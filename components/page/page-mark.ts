import { type RouteId, route } from '@/lib/site/routing/routes';

/** What stands on the parcel beside a page's heading; the drawings are in app/drawings/marks. */
type Mark =
  | 'areas'
  | 'book'
  | 'check'
  | 'deed'
  | 'form'
  | 'help'
  | 'indicators'
  | 'news'
  | 'registrars'
  | 'search'
  | 'services'
  | 'suppliers'
  | 'text'
  | 'track';

const marks: Partial<Record<RouteId, Mark>> = {
  about: 'book',
  accessibility: 'text',
  analytics: 'indicators',
  appointments: 'form',
  areas: 'areas',
  check: 'check',
  correction: 'form',
  faq: 'help',
  grievance: 'form',
  help: 'help',
  interest: 'form',
  join: 'form',
  posts: 'news',
  privacy: 'text',
  registrars: 'registrars',
  search: 'search',
  services: 'services',
  siteMap: 'text',
  suppliers: 'suppliers',
  terms: 'text',
  titleRegistry: 'deed',
  track: 'track',
};

/** The mark of a page, or of the nearest page above it. */
export function markOf(id: RouteId): Mark | undefined {
  const { parent } = route(id);
  return marks[id] ?? (parent && markOf(parent));
}
