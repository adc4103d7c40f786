import { riyadhDate } from '@/lib/calendar/riyadh';
import { endsSoon } from '../areas/areas';
import type { ColourName } from '../palette';
import { type Answer, isNearlyNamed } from './load';
import { timingOf } from './outcome';

/** What an answer comes to for its reader, by which it and its picture are coloured: the sentence says the same in words. */
export type Tone = 'now' | 'ending' | 'late' | 'soon' | 'perhaps' | 'none';

/** The colour of an answer: of its boundary on the page, and of the bar beside it in its picture. */
export const toneColours = {
  now: 'green-700',
  // As days that are left are, in the last weeks.
  ending: 'amber-700',
  // As its announcement's own page is marked.
  late: 'red-700',
  soon: 'blue-700',
  perhaps: 'amber-700',
  none: 'stone-500',
} as const satisfies Record<Tone, ColourName>;

type Told = Pick<Answer, 'outcome' | 'main' | 'isSure' | 'nearly'>;

/**
 * The tone of an answer on `today` (`YYYY-MM-DD`): a period that is over is late, whatever is announced, and one in its last
 * weeks is no mere "yes". What no announcement names has that of "no", but where some around it are told without names, or
 * under nearly its own.
 */
export function toneOf({ outcome, main, isSure, nearly }: Told, today = riyadhDate()): Tone {
  if (isNearlyNamed({ outcome, nearly })) return 'perhaps';
  if (main === undefined || outcome === 'none') return 'none';
  if (!isSure) return 'perhaps';
  const timing = timingOf(main.area);
  if (timing === 'closed' || timing === 'over') return 'late';
  if (endsSoon(main.area, today)) return 'ending';
  return timing === 'open' || timing === 'openNoEnd' || timing === 'due' ? 'now' : 'soon';
}
