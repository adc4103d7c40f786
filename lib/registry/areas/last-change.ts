import { addDays, riyadhMoment } from '../../calendar/riyadh';
import type { AreaDates } from '../contract';

type Dated = AreaDates & { updatedAt: string };

/** The last day on which the state of an area became another by itself: announced, begun, or the day after its end. */
function lastTurn({ announcedOn, startsOn, endsOn }: AreaDates, today: string): string | null {
  let last: string | null = null;
  for (const day of [announcedOn, startsOn, endsOn === null ? null : addDays(endsOn, 1)])
    if (day !== null && day <= today && (last === null || day > last)) last = day;
  return last;
}

/** When what is told of some areas last changed, whether somebody wrote it or a midnight did; null without any. */
export function lastChangeOf(areas: readonly Dated[], today: string): string | null {
  let written: string | null = null;
  let turned: string | null = null;
  for (const area of areas) {
    const turn = lastTurn(area, today);
    if (written === null || area.updatedAt > written) written = area.updatedAt;
    if (turn !== null && (turned === null || turn > turned)) turned = turn;
  }
  const midnight = turned === null ? '' : riyadhMoment(turned, '00:00').toISOString();
  return written !== null && midnight > written ? midnight : written;
}
