import type { LabelPlace, LabelSpot } from '@/lib/site/views/map-labels';

interface Tier {
  spot: LabelSpot;
  /** Class of the widths of the drawing that it holds for. */
  shown: string;
}

/** The places of a name on the drawn map, each with the widths in which it stands there. */
export function tiersOf(place: LabelPlace): Tier[] {
  const { wide, widest } = place;
  const tiers = [
    { spot: place, shown: wide ? '@xl:hidden' : widest ? '@3xl:hidden' : '' },
    wide && { spot: wide, shown: widest ? 'hidden @xl:block @3xl:hidden' : 'hidden @xl:block' },
    widest && { spot: widest, shown: 'hidden @3xl:block' },
  ];
  return tiers.filter((tier): tier is Tier => tier !== undefined);
}
