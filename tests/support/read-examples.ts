import type { ReadName } from '@/lib/registry/contract';

/** A question of each kind that the registry of the tests (fixture) has an answer to. */
export const READ_EXAMPLES: { [N in ReadName]: object } = {
  areas: {},
  areasOverview: {},
  addresses: { of: 'posts' },
  area: { slug: 'split' },
  areaShapes: {},
  areaAt: { lon: 46.7, lat: 24.8 },
  areasOf: { district: 'riyadh-falah' },
  registrars: {},
  posts: { locale: 'ar' },
  post: { slug: '2025/first', locale: 'en' },
  indicators: {},
  indicatorParts: { city: 'riyadh' },
  places: {},
  place: { city: 'riyadh' },
  districts: { city: 'riyadh' },
  gazetteer: { of: 'districts' },
  branches: {},
  slots: { branch: 'main' },
  datasets: {},
};
