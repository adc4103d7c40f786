import type { Answer } from './load';
import { timingOf } from './outcome';

/** What an answer comes to for its reader, by which it and its picture are coloured: the sentence says the same in words. */
export type Tone = 'now' | 'late' | 'soon' | 'perhaps' | 'none';

/** The tone of an answer: a period that is over is late, whatever is announced; nothing is sure of what is only counted. */
export function toneOf({ outcome, main, isSure }: Pick<Answer, 'outcome' | 'main' | 'isSure'>): Tone {
  if (main === undefined || outcome === 'none') return 'none';
  if (!isSure) return 'perhaps';
  const timing = timingOf(main.area);
  if (timing === 'closed' || timing === 'over') return 'late';
  return timing === 'open' || timing === 'openNoEnd' || timing === 'due' ? 'now' : 'soon';
}
