import { AREA_COVERAGES, type AreasOfPlace } from '../contract';

type Finding = AreasOfPlace['items'][number];

/** What is surer of a place has the smaller number. */
const strength = ({ coverage }: Finding) => AREA_COVERAGES.indexOf(coverage);

/** A count can be told; that some districts are not named can only be said. */
function uncounted({ coverage, parts }: Finding): number {
  if (coverage !== 'unknown' && coverage !== 'region') return 0;
  const counts = parts.filter(({ city }) => (city === null) === (coverage === 'region'));
  return Number(!counts.some(({ districtCount }) => (districtCount ?? 0) > 0));
}

/** The last day of a period, as far as it is known. */
const lastDay = ({ area }: Finding) => area.endsOn ?? area.startsOn ?? area.announcedOn ?? '';

/**
 * Decides which of the announcements that touch a place answers for it. The strongest applies, whatever its dates:
 *
 * 1. one that names the whole district (or the whole city),
 * 2. one that names a part of it,
 * 3. one that names a district of this name in its governorate, where several bear it,
 * 4. one that counts districts of its city or governorate without naming them,
 * 5. one that counts districts of its region alone,
 * 6. one that speaks of places of its region, without names and number.
 *
 * So an announced whole beats a part, whichever came first. Of several that are equally strong, one with a number comes first,
 * then the one whose period ends last: one that runs before one that is over. What is only planned binds nobody: it answers where no announcement does more than speak of the region.
 *
 * @returns the one that applies, undefined where the place is not announced; and the others, the strongest first
 */
export function strongest(items: readonly Finding[]): { main: Finding | undefined; others: Finding[] } {
  const planned = ({ area }: Finding) => Number(area.state === 'to_be_announced');
  const ordered = [...items].sort(
    (a, b) =>
      planned(a) - planned(b) ||
      strength(a) - strength(b) ||
      uncounted(a) - uncounted(b) ||
      lastDay(b).localeCompare(lastDay(a)),
  );
  const main =
    ordered.find(({ coverage }) => coverage !== 'mentioned') ?? ordered.find((item) => planned(item) === 0);
  return { main, others: ordered.filter((item) => item !== main) };
}
