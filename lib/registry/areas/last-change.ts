import { addDays, riyadhMoment } from '../../calendar/riyadh';
import type { AreaDates } from '../contract';

type Dated = AreaDates & { updatedAt: string };

/** When what is told of some areas last changed, whether somebody wrote it or a midnight did; null without any. */
export function lastChangeOf(areas: readonly Dated[], today: string): string | null {
  let written: string | null = null;
  let turned = '';
  // The state turns on the day after; that day is worked out of the last end alone, not of each of many thousands.
  let ended = '';
  for (const { updatedAt, announcedOn, startsOn, endsOn } of areas) {
    if (written === null || updatedAt > written) written = updatedAt;
    if (announcedOn !== null && announcedOn <= today && announcedOn > turned) turned = announcedOn;
    if (startsOn !== null && startsOn <= today && startsOn > turned) turned = startsOn;
    if (endsOn !== null && endsOn < today && endsOn > ended) ended = endsOn;
  }
  const after = ended === '' ? '' : addDays(ended, 1);
  const turn = after > turned ? after : turned;
  const midnight = turn === '' ? '' : riyadhMoment(turn, '00:00').toISOString();
  return written !== null && midnight > written ? midnight : written;
}
