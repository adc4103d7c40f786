import type { Locale } from '@/lib/i18n/locales';
import { registry } from '@/lib/registry';
import { countByRegion, groupAreas, sumTotals } from '../areas';
import { allAreas, isSample, oldest } from './reads';

const DEADLINES = 3;
const NEWS = 6;

/** What the home page shows: the next deadlines, or, while none runs, what was announced last. */
export async function loadHome(locale: Locale) {
  const source = await registry();
  const [areas, places, posts, postsSample] = await Promise.all([
    allAreas(source),
    source.places({}),
    source.posts({ locale, page: 1, pageSize: NEWS }),
    isSample(source, 'posts'),
  ]);
  const groups = groupAreas(areas.data);
  return {
    deadlines: [...groups.open, ...groups.upcoming, ...groups.planned].slice(0, DEADLINES),
    recent: groups.closed.slice(0, DEADLINES),
    totals: sumTotals(areas.data),
    regions: countByRegion(areas.data, places.data.regions),
    cities: places.data.cities,
    posts: posts.data.items,
    postsSample,
    staleSince: oldest(areas, places, posts),
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
