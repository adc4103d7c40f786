import { useDaysLeft } from '@/components/areas/area-sentence';
import { leftInk } from '@/components/data/state-tones';
import { riyadhDate } from '@/lib/calendar/riyadh';
import type { Area } from '@/lib/registry';
import { endsSoon, groupOf } from '@/lib/site/views/areas';

/** The days that an owner still has, or until the first one; of the last day the sentence tells that it is today. */
export function DaysLeft({ area }: { area: Pick<Area, 'state' | 'announcedOn' | 'startsOn' | 'endsOn'> }) {
  const today = riyadhDate();
  const left = useDaysLeft(area, today);
  if (left === null || area.endsOn === today) return null;
  const ink = leftInk(groupOf(area), endsSoon(area, today));
  return <p className={`mt-2 text-xl font-medium ${ink}`}>{left}</p>;
}
