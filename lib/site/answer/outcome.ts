import type { AreasOfPlace, ReadOutput } from '@/lib/registry';

export type Finding = AreasOfPlace['items'][number];
export type Place = NonNullable<ReadOutput<'place'>>;

/**
 * What a visitor is told about a place, four ways and no more: the whole of it is announced, a part of it, districts around
 * it by their number alone, or nothing.
 */
export type Outcome = 'whole' | 'partial' | 'counted' | 'none';

/** Where an announcement stands, by its state and by which of its dates are known: each has its own sentence. */
export type Timing = 'open' | 'openNoEnd' | 'due' | 'starts' | 'announced' | 'planned' | 'closed' | 'over';

/** Whether no day can be told of a period: what is said of it is then whom to ask. */
export const hasNoDay = (timing: Timing): timing is 'due' | 'announced' =>
  timing === 'due' || timing === 'announced';

export function outcomeOf(main: Finding | undefined): Outcome {
  if (main === undefined) return 'none';
  return main.coverage === 'whole' || main.coverage === 'partial' ? main.coverage : 'counted';
}

export function timingOf({
  state,
  startsOn,
  endsOn,
}: Pick<Finding['area'], 'state' | 'startsOn' | 'endsOn'>): Timing {
  if (state === 'to_be_announced') return 'planned';
  // Its last day is not known, only that it is past.
  if (state === 'closed') return endsOn === null ? 'over' : 'closed';
  if (state === 'open') {
    if (endsOn !== null) return 'open';
    return startsOn === null ? 'due' : 'openNoEnd';
  }
  return startsOn === null ? 'announced' : 'starts';
}
