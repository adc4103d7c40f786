import type { AreasOfPlace } from '../contract';

type Finding = AreasOfPlace['items'][number];

/** What is surer of a place has the smaller number. `mentioned` says nothing of it that could answer. */
const STRENGTH: Record<Finding['coverage'], number> = {
  whole: 0,
  partial: 1,
  namesake: 2,
  unknown: 3,
  region: 4,
  mentioned: 5,
};

/** Of announcements that cover a place alike, one that an owner can still keep comes first. */
const URGENCY: Record<Finding['area']['state'], number> = {
  open: 0,
  announced: 1,
  closed: 2,
  to_be_announced: 3,
};

/** A count can be told; that some districts are not named can only be said. */
function uncounted({ coverage, parts }: Finding): number {
  if (coverage !== 'unknown' && coverage !== 'region') return 0;
  const counts = parts.filter(({ city }) => (city === null) === (coverage === 'region'));
  return Number(!counts.some(({ districtCount }) => (districtCount ?? 0) > 0));
}

const latest = ({ area }: Finding) => area.startsOn ?? area.endsOn ?? area.announcedOn ?? '';

/**
 * Decides which of the announcements that touch a place answers for it. The strongest applies, whatever its dates:
 *
 * 1. one that names the whole district (or the whole city),
 * 2. one that names a part of it,
 * 3. one that names a district of this name in its governorate, where several bear it,
 * 4. one that counts districts of its city or governorate without naming them,
 * 5. one that counts districts of its region alone.
 *
 * Of several that are equally strong, a period that still runs comes first, then one with a number, then the newest. What is only planned binds
 * nobody: it answers where no announcement does. An announcement that merely speaks of the region answers for no place.
 *
 * @returns the one that applies, undefined where the place is not announced; and the others, the strongest first
 */
export function strongest(items: readonly Finding[]): { main: Finding | undefined; others: Finding[] } {
  const planned = ({ area }: Finding) => Number(area.state === 'to_be_announced');
  const ordered = [...items].sort(
    (a, b) =>
      planned(a) - planned(b) ||
      STRENGTH[a.coverage] - STRENGTH[b.coverage] ||
      URGENCY[a.area.state] - URGENCY[b.area.state] ||
      uncounted(a) - uncounted(b) ||
      latest(b).localeCompare(latest(a)),
  );
  const main = ordered.find(({ coverage }) => coverage !== 'mentioned');
  return { main, others: ordered.filter((item) => item !== main) };
}
