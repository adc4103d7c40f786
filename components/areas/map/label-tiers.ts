import type { LabelPlace, LabelSpot } from '@/lib/site/views/map-labels';

interface Tier {
  spot: LabelSpot;
  /** Class of the widths of the drawing that it does not hold for. */
  shown: string | undefined;
}

/** The places of a name on the drawn map, each with the widths in which it stands there. */
export function tiersOf(place: LabelPlace): Tier[] {
  const { wide, widest } = place;
  const tiers = [
    { spot: place, shown: wide ? '@xl:hidden' : widest ? '@min-[51rem]:hidden' : undefined },
    wide && { spot: wide, shown: widest ? '@max-xl:hidden @min-[51rem]:hidden' : '@max-xl:hidden' },
    widest && { spot: widest, shown: '@max-[51rem]:hidden' },
  ];
  return tiers.filter((tier): tier is Tier => tier !== undefined);
}
