import type { Registry } from '@/lib/registry';
import { UNLISTED } from '@/lib/unlisted';
import { cityFindings } from './city';
import { applying } from './load';
import { type Finding, outcomeOf, type Timing, timingOf } from './outcome';
import { planVerdict } from './plans';

/** Where a place is asked for: as an address names it. */
export interface PlaceCodes {
  readonly city?: string | undefined;
  readonly district?: string | undefined;
  readonly plan?: string | undefined;
}

/** What its answer will say, in a word or two: how it stands with its announcement, or why that is not known yet. */
export interface PlaceState {
  readonly kind: Timing | 'partial' | 'namesake' | 'counted' | 'none' | 'choose';
  readonly area: Pick<Finding['area'], 'announcedOn' | 'startsOn' | 'endsOn'> | null;
}

/** How it stands with a place, before its answer is opened; null of a region, which has no answer. */
export async function placeState(
  source: Registry,
  { city, district, plan }: PlaceCodes,
): Promise<PlaceState | null> {
  const isListed = district !== undefined && district !== UNLISTED;
  if (!isListed && city === undefined) return null;
  if (!isListed && plan === undefined && city !== undefined) {
    const { items } = (await source.districts({ city })).data;
    if (items.length > 0 && !(await cityFindings(source, city)).isAlike)
      return { kind: 'choose', area: null };
  }
  const asked = isListed ? { district } : { city: city as string };
  const { main } = applying((await source.areasOf(asked)).data.items, plan);
  const outcome = outcomeOf(main);
  if (main === undefined || outcome === 'none') return { kind: 'none', area: null };
  const isNamed = plan !== undefined && planVerdict(main, plan) === 'named';
  const isWhole = outcome === 'whole' || (outcome === 'partial' && isNamed);
  if (main.coverage === 'namesake') return { kind: 'namesake', area: main.area };
  return { kind: isWhole ? timingOf(main.area) : outcome, area: main.area };
}
