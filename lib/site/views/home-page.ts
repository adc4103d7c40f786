import { riyadhDate } from '@/lib/calendar/riyadh';
import type { Locale } from '@/lib/i18n/locales';
import type { AreaSummary } from '@/lib/registry';
import {
  type AreaGroup,
  areAllOver,
  countByCity,
  countByRegion,
  countGroups,
  GROUP_QUERIES,
  knownDates,
  sumTotals,
} from '../areas/areas';
import { oldest, pageRegistry } from '../reads';
import { isSample } from '../samples';
import { listedPosts } from './posts-page';

const DEADLINES = 3;
/** More than are shown: one without a date is no deadline. */
const LOOKED_AT = 12;
const NEWS = 6;

/** Whether something of an area is still to come on a day that is known. */
const isAhead = (area: AreaSummary, today: string) => knownDates(area).some(({ date }) => date >= today);

/** What the home page shows: the next deadlines, or, while none runs, what was announced last. */
export async function loadHome(locale: Locale) {
  const source = await pageRegistry();
  const today = riyadhDate();
  const [overview, places, posts, postsSample] = await Promise.all([
    source.areasOverview({}),
    source.places({}),
    source.posts({ locale, page: 1, pageSize: NEWS }),
    isSample(source, 'posts'),
  ]);
  const first = (group: AreaGroup, pageSize = LOOKED_AT) =>
    source.areas({ ...GROUP_QUERIES[group], page: 1, pageSize });
  const groups = await Promise.all([
    first('open'),
    first('upcoming'),
    first('planned'),
    first('closed', DEADLINES),
  ]);
  const [open, upcoming, planned, closed] = groups.map(({ data }) => data.items);
  const deadlines = [open, upcoming, planned]
    .flatMap((items) => items ?? [])
    .filter((area) => isAhead(area, today))
    .slice(0, DEADLINES);
  const next = upcoming?.find(({ startsOn }) => startsOn !== null);
  return {
    deadlines,
    /** What opens next, where the deadlines leave it out. */
    opensNext: next && !deadlines.some(({ slug }) => slug === next.slug) ? next : undefined,
    recent: closed ?? [],
    /** How many announcements stand where, and the day on which the first that is open ends. */
    counts: countGroups(overview.data.all),
    firstEnd: open?.[0]?.endsOn ?? null,
    totals: sumTotals(overview.data),
    regions: countByRegion(overview.data, places.data.regions),
    cities: countByCity(overview.data, places.data.cities),
    posts: listedPosts(posts.data.items, places.data, locale),
    postsSample,
    staleSince: oldest(overview, places, posts, ...groups),
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** Whether all periods are known to have ended, and on which day the last did. */
export const haveAllEnded = ({ recent, counts }: HomeData): boolean =>
  areAllOver(counts) && recent[0]?.endsOn != null;
