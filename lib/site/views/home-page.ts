import type { Locale } from '@/lib/i18n/locales';
import { isSample, oldest, pageRegistry } from '../reads';
import { type AreaGroup, countByRegion, GROUP_QUERIES, sumTotals } from './areas';

const DEADLINES = 3;
const NEWS = 6;

/** What the home page shows: the next deadlines, or, while none runs, what was announced last. */
export async function loadHome(locale: Locale) {
  const source = await pageRegistry();
  const [overview, places, posts, postsSample] = await Promise.all([
    source.areasOverview({}),
    source.places({}),
    source.posts({ locale, page: 1, pageSize: NEWS }),
    isSample(source, 'posts'),
  ]);
  const first = (group: AreaGroup) => source.areas({ ...GROUP_QUERIES[group], page: 1, pageSize: DEADLINES });
  const groups = await Promise.all((['open', 'upcoming', 'planned', 'closed'] as const).map(first));
  const [open, upcoming, planned, closed] = groups.map(({ data }) => data.items);
  return {
    deadlines: [open, upcoming, planned].flatMap((items) => items ?? []).slice(0, DEADLINES),
    recent: closed ?? [],
    totals: sumTotals(overview.data),
    regions: countByRegion(overview.data, places.data.regions),
    cities: places.data.cities,
    posts: posts.data.items,
    postsSample,
    staleSince: oldest(overview, places, posts, ...groups),
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
