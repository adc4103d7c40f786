import type { PriceTint } from '@/lib/site/maps/labels/sheet-label';

const PRICE_INKS = ([0, 1, 2, 3, 4, 5] as const).map((tint) => `price-${tint}` as const);

/** How a region is filled: whether any place in it is announced, that the drawing is about it, or by its price. */
export type Ink = 'announced' | 'none' | 'marked' | PriceTint;

export const INKS = ['announced', 'none', 'marked', ...PRICE_INKS] as const satisfies Ink[];

interface Inked {
  regions: readonly { code: string; count?: number }[];
  /** Of a map of prices: the tint of each region's price, 0 of one without. */
  tints?: ReadonlyMap<string, number> | undefined;
}

/** Tells the ink of a region by its code. */
export function inksOf({ regions, tints }: Inked) {
  const facts = new Map(regions.map((region) => [region.code, region]));
  return (code: string): Ink => {
    if (tints) return PRICE_INKS[tints.get(code) ?? 0] ?? 'price-0';
    const region = facts.get(code);
    if (region !== undefined && region.count === undefined) return 'marked';
    return region?.count ? 'announced' : 'none';
  };
}

/** The looks of regions of an ink, with the pattern of the drawing that has this id. */
export function filled(ink: Ink, id: string) {
  // Where something is announced, which is not all of it: in the blue of what is announced it was read as that, in white as a hole.
  if (ink === 'marked') return { className: 'fill-meant stroke-blue-700', strokeWidth: '2' };
  if (ink.startsWith('price-'))
    return { fill: `url(#${id}-${ink})`, className: 'stroke-white forced-colors:stroke-[CanvasText]' };
  return ink === 'none'
    ? { className: 'region-plain fill-tint-0 stroke-brown-300' }
    : { fill: `url(#${id}-announced)`, className: 'stroke-brown-300' };
}
