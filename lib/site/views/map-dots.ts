/** A city on the map, in pixels, with the announcements that name it. */
export interface DotSpot {
  x: number;
  y: number;
  areas: readonly string[];
}

/** One dot for a city, or for several that would lie on one another. */
export interface MergedDot<Spot extends DotSpot> {
  /** Where the dot stands: the city with most announcements. */
  lead: Spot;
  /** All its cities, that one first. */
  spots: readonly Spot[];
  /** The announcements that name any of them, each once. */
  areas: ReadonlySet<string>;
}

/** Pixels between the middles of two dots: what is closer is one. */
const CLOSE = 16;
/** Nor may dots lie more than a little over each other: so far apart are their middles, in parts of both radii. */
const APART = 0.9;

/**
 * Merges the dots that would lie on one another at a zoom, the closest ones first, until each stands by itself.
 * @param radiusOf pixels of a dot for so many announcements, of one city or of several
 */
export function mergedDots<Spot extends DotSpot>(
  spots: readonly Spot[],
  radiusOf: (count: number, isMerged: boolean) => number,
): MergedDot<Spot>[] {
  const dots = spots.map((lead): MergedDot<Spot> => ({ lead, spots: [lead], areas: new Set(lead.areas) }));
  const radius = ({ areas, spots: { length } }: MergedDot<Spot>) => radiusOf(areas.size, length > 1);
  /** Below 1 they are one. */
  const apart = (a: MergedDot<Spot>, b: MergedDot<Spot>) =>
    Math.hypot(a.lead.x - b.lead.x, a.lead.y - b.lead.y) / Math.max(CLOSE, APART * (radius(a) + radius(b)));
  for (;;) {
    let closest = { apart: 1, first: -1, second: -1 };
    dots.forEach((a, first) => {
      for (let second = first + 1; second < dots.length; second += 1) {
        const b = dots[second];
        const between = b === undefined ? 1 : apart(a, b);
        if (between < closest.apart) closest = { apart: between, first, second };
      }
    });
    const [a, b] = [dots[closest.first], dots[closest.second]];
    if (a === undefined || b === undefined) break;
    const [more, less] = b.lead.areas.length > a.lead.areas.length ? [b, a] : [a, b];
    dots.splice(closest.second, 1);
    dots[closest.first] = {
      lead: more.lead,
      spots: [...more.spots, ...less.spots],
      areas: new Set([...a.areas, ...b.areas]),
    };
  }
  return dots.sort((a, b) => b.areas.size - a.areas.size);
}
