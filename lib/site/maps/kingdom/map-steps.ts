/** How strongly a map fills a region: not at all, or in four steps of its number of announcements: in three, ten and fourteen of twenty-one were one. */
export type Step = 0 | 1 | 2 | 3 | 4;
const MOST = 4;

/** The step of a region with so many announcements, where the region with most has `most`. */
export function stepOf(count: number, most: number): Step {
  if (count <= 0 || most <= 0) return 0;
  return Math.min(MOST, 1 + Math.floor((MOST * (count - 1)) / most)) as Step;
}

/** What each step stands for, those that occur among so many; none at all where the most is none. */
export function stepsOf(most: number): { step: Step; from: number; to: number }[] {
  const steps: { step: Step; from: number; to: number }[] = [];
  for (let count = 0; most > 0 && count <= most; count++) {
    const step = stepOf(count, most);
    const last = steps.at(-1);
    if (last?.step === step) last.to = count;
    else steps.push({ step, from: count, to: count });
  }
  return steps;
}
