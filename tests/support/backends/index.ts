import type { Breakdown } from '../relay';
import { wrongAddresses } from './addresses';
import { brokenBodies, largeBodies } from './bodies';
import { passingProblems, refusals, strangeContents, strangeReceipts } from './contents';
import { brokenWires } from './wires';

/**
 * `dead`: none of its answers can be used. `strange`: some can. `arriving`: reads are sound, and what is sent arrives,
 * whatever is answered to it. `refusing`: it refuses for good.
 */
type Nature = 'dead' | 'strange' | 'arriving' | 'refusing';

export interface BrokenBackend {
  name: string;
  nature: Nature;
  breakdown: Breakdown;
}

const of = (nature: Nature, table: Record<string, Breakdown>): BrokenBackend[] =>
  Object.entries(table).map(([name, breakdown]) => ({ name, nature, breakdown }));

/** Every kind of broken backend that a site is run against. */
export const brokenBackends: readonly BrokenBackend[] = [
  ...of('dead', {
    'nobody listens': 'down',
    ...wrongAddresses,
    ...brokenWires,
    ...brokenBodies,
    ...passingProblems,
  }),
  ...of('strange', strangeContents),
  ...of('arriving', strangeReceipts),
  ...of('refusing', refusals),
];

/** Dead ones whose answers keep a process busy. */
export const largeBackends: readonly BrokenBackend[] = of('dead', largeBodies);
