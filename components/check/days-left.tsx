import { useDaysLeft } from '@/components/areas/area-sentence';
import { riyadhDate } from '@/lib/calendar/riyadh';
import type { Area } from '@/lib/registry';

/** The days that an owner still has, where an end is set. */
export function DaysLeft({ area }: { area: Pick<Area, 'state' | 'announcedOn' | 'startsOn' | 'endsOn'> }) {
  const left = useDaysLeft(area, riyadhDate());
  if (left === null) return null;
  return <p className="mt-2 text-xl font-medium text-green-800">{left}</p>;
}
