import { aloneSpot, type LabelPlace, type LabelSpot } from '@/lib/site/maps/kingdom/map-labels';
import type { SpotsAmongDots } from '@/lib/site/maps/kingdom/region-spots';

interface Tier {
  spot: LabelSpot;
  /** Class of the widths of the drawing that it does not hold for. */
  shown: string | undefined;
  /** Whether its letters are smaller, and words below each other. */
  isSmall?: true;
}

/** The widths from which on a name may have another place, and up to which it has one. */
const SHOWN = [
  { from: '', to: '@min-[28rem]:hidden' },
  { from: '@max-[28rem]:hidden', to: '@min-[33rem]:hidden' },
  { from: '@max-[33rem]:hidden', to: '@min-[43.5rem]:hidden' },
  { from: '@max-[43.5rem]:hidden', to: '' },
] as const;

/** Of a name among the dots of cities: where it stands from each of those widths on, each place once. */
export function tiersAmongDots(spots: SpotsAmongDots): Tier[] {
  const isSame = (a: LabelSpot | null | undefined, b: LabelSpot | null | undefined) =>
    JSON.stringify(a) === JSON.stringify(b);
  return spots.flatMap((spot, first) => {
    if (spot === null || (first > 0 && isSame(spot, spots[first - 1]))) return [];
    const next = spots.findIndex((other, index) => index > first && !isSame(other, spot));
    const last = next === -1 ? spots.length - 1 : next - 1;
    const shown = [SHOWN[first]?.from, SHOWN[last]?.to].filter(Boolean).join(' ');
    return [{ spot, shown: shown || undefined }];
  });
}

/** The places of a name on the drawn map, each with the widths in which it stands there. */
export function tiersOf(place: LabelPlace): Tier[] {
  const wide = place.wide ?? place;
  return tiersAmongDots([place, place, wide, place.widest ?? wide]);
}

/** Of a name among few, which stands in its region as soon as there is room. */
export function tiersAlone(place: LabelPlace): Tier[] {
  const alone = aloneSpot(place);
  if (alone === undefined) return tiersOf(place);
  const tiers = tiersAmongDots([place, alone, alone, place.widest ?? alone]);
  return tiers.map((tier) => (tier.spot === alone ? { ...tier, isSmall: true } : tier));
}
