import { riyadhDate } from '@/lib/calendar/riyadh';
import { isAnnounced } from '@/lib/registry/contract/areas';
import { endsSoon } from '../areas/areas';
import type { Answer } from './load';
import { timingOf } from './outcome';

/** What an answer comes to for its reader, by which it and its picture are coloured: the sentence says the same in words. */
export type Tone = 'now' | 'ending' | 'late' | 'soon' | 'perhaps' | 'none';

type Told = Pick<Answer, 'outcome' | 'main' | 'isSure' | 'namesake'>;

/**
 * The tone of an answer on `today` (`YYYY-MM-DD`): a period that is over is late, whatever is announced, and one in its last
 * weeks is no mere "yes". What no announcement names has that of "no",
 * also where some around it are told without names.
 */
export function toneOf({ outcome, main, isSure, namesake }: Told, today = riyadhDate()): Tone {
  if (main === undefined || outcome === 'none') return 'none';
  if (outcome === 'counted' && namesake === null && isAnnounced(main.area)) return 'none';
  if (!isSure) return 'perhaps';
  const timing = timingOf(main.area);
  if (timing === 'closed' || timing === 'over') return 'late';
  if (endsSoon(main.area, today)) return 'ending';
  return timing === 'open' || timing === 'openNoEnd' || timing === 'due' ? 'now' : 'soon';
}
