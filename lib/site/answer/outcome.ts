import type { AreaPart, AreasOfPlace, Bilingual, ReadOutput } from '@/lib/registry';

export type Finding = AreasOfPlace['items'][number];
export type Place = NonNullable<ReadOutput<'place'>>;

/**
 * What a visitor is told about a place, four ways and no more: the whole of it is announced, a part of it, districts around
 * it by their number alone, or nothing.
 */
export type Outcome = 'whole' | 'partial' | 'counted' | 'none';

/** Where an announcement stands, by its state and by which of its dates are known: each has its own sentence. */
export type Timing = 'open' | 'openNoEnd' | 'due' | 'starts' | 'announced' | 'planned' | 'closed';

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
  if (state === 'closed') return 'closed';
  if (state === 'open') {
    if (endsOn !== null) return 'open';
    return startsOn === null ? 'due' : 'openNoEnd';
  }
  return startsOn === null ? 'announced' : 'starts';
}

/** A count without names: of how many, and where. */
export interface Counted {
  /** Districts; null where the announcement counts none. */
  readonly districts: number | null;
  /** Parcels, where it counts those. */
  readonly parcels: number | null;
  /** The city or governorate that the count belongs to; null for the region. */
  readonly city: string | null;
  readonly region: string;
  /** The name that several districts of the governorate bear, where the announcement gives it alone. */
  readonly namesake: Bilingual | null;
  /** What the announcement says of the count. */
  readonly note: Bilingual | null;
}

/** The part that counts around the place, of a finding that names nothing of it for sure: in its city first, then in its region. */
export function countingPart({ parts, coverage }: Pick<Finding, 'parts' | 'coverage'>): AreaPart | undefined {
  const unnamed = parts.filter(({ kind }) => kind === 'unnamed_districts');
  const namesake = parts.find(({ kind }) => kind !== 'unnamed_districts');
  return (
    (coverage === 'namesake' ? namesake : undefined) ??
    unnamed.find(({ city, districtCount }) => city !== null && districtCount !== null) ??
    namesake ??
    unnamed.find(({ city }) => city !== null) ??
    unnamed[0]
  );
}

/** A part as a count. */
export const asCount = (part: AreaPart): Counted => ({
  districts: part.districtCount,
  parcels: part.plotCount,
  city: part.city,
  region: part.region,
  namesake: part.kind === 'unnamed_districts' ? null : part.name,
  note: part.note,
});

/** What a finding that names nothing of the place for sure counts around it. */
export function countedIn(finding: Pick<Finding, 'parts' | 'coverage'>): Counted | null {
  const part = countingPart(finding);
  return part === undefined ? null : asCount(part);
}
