import type { LabelPlace, LabelSpot } from '@/lib/site/maps/kingdom/map-labels';

interface Tier {
  spot: LabelSpot;
  /** Class of the widths of the drawing that it does not hold for. */
  shown: string | undefined;
}

/** The places of a name on the drawn map, each with the widths in which it stands there. */
export function tiersOf(place: LabelPlace): Tier[] {
  const { wide, widest } = place;
  const tiers = [
    { spot: place, shown: wide ? '@min-[33rem]:hidden' : widest ? '@min-[43.5rem]:hidden' : undefined },
    wide && {
      spot: wide,
      shown: widest ? '@max-[33rem]:hidden @min-[43.5rem]:hidden' : '@max-[33rem]:hidden',
    },
    widest && { spot: widest, shown: '@max-[43.5rem]:hidden' },
  ];
  return tiers.filter((tier): tier is Tier => tier !== undefined);
}
