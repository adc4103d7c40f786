import { useDaysLeft } from '@/components/areas/area-sentence';
import { leftInk } from '@/components/data/state-tones';
import { riyadhDate } from '@/lib/calendar/riyadh';
import type { Area } from '@/lib/registry';
import { endsSoon, groupOf } from '@/lib/site/areas/areas';

interface Props {
  area: Pick<Area, 'state' | 'announcedOn' | 'startsOn' | 'endsOn'>;
  /** Whether the sentence says of the last day that it is today. */
  isTold: boolean;
}

/** The days that an owner still has, or until the first one. */
export function DaysLeft({ area, isTold }: Props) {
  const today = riyadhDate();
  const left = useDaysLeft(area, today);
  if (left === null || (isTold && area.endsOn === today)) return null;
  const ink = leftInk(groupOf(area), endsSoon(area, today));
  return <p className={`mt-2 text-xl font-medium ${ink}`}>{left}</p>;
}
