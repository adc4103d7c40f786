import FlatQueue from 'flatqueue';

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
/** Nor may dots touch: so many pixels are between them, of which their rings take four. */
const GAP = 6;

/**
 * Merges the dots that would lie on one another at a zoom, the closest ones first, until each stands by itself. Each dot waits
 * with the one closest to it, found among those of the cells around it: time grows with the cities and with how many of them
 * lie about one place, not with all pairs.
 * @param radiusOf pixels of a dot for so many announcements; more announcements never have less
 */
export function mergedDots<Spot extends DotSpot>(
  spots: readonly Spot[],
  radiusOf: (count: number) => number,
): MergedDot<Spot>[] {
  type Dot = MergedDot<Spot> & { readonly order: number; readonly radius: number };
  const largest = radiusOf(new Set(spots.flatMap(({ areas }) => areas)).size);
  const cells = new Cells<Dot>(Math.max(CLOSE, 2 * largest + GAP), ({ lead }) => lead);
  const pairs = new FlatQueue<readonly [Dot, Dot]>();
  /** Below 1 they are one. */
  const apart = (a: Dot, b: Dot) =>
    Math.hypot(a.lead.x - b.lead.x, a.lead.y - b.lead.y) / Math.max(CLOSE, a.radius + b.radius + GAP);
  const pair = (dot: Dot) => {
    let [closest, between]: [Dot | null, number] = [null, 1];
    for (const other of cells.around(dot)) {
      const away = other === dot ? 1 : apart(dot, other);
      if (away < between) [closest, between] = [other, away];
    }
    if (closest !== null) pairs.push([dot, closest], between);
  };
  const dotOf = (merged: MergedDot<Spot>, order: number): Dot => ({
    ...merged,
    order,
    radius: radiusOf(merged.areas.size),
  });
  for (const [order, lead] of spots.entries())
    cells.add(dotOf({ lead, spots: [lead], areas: new Set(lead.areas) }, order));
  for (const dot of cells.all) pair(dot);
  for (let next = pairs.pop(); next !== undefined; next = pairs.pop()) {
    const [a, b] = next[0].order < next[1].order ? next : [next[1], next[0]];
    const still = next.filter((dot) => cells.all.has(dot));
    // What waited with one that is part of another by now looks again.
    if (still.length < 2) for (const dot of still) pair(dot);
    else {
      const [more, less] = b.lead.areas.length > a.lead.areas.length ? [b, a] : [a, b];
      for (const dot of [a, b]) cells.remove(dot);
      const areas = new Set([...a.areas, ...b.areas]);
      const merged = dotOf({ lead: more.lead, spots: [...more.spots, ...less.spots], areas }, a.order);
      cells.add(merged);
      pair(merged);
    }
  }
  return [...cells.all].sort((a, b) => b.areas.size - a.areas.size || a.order - b.order);
}

/** What stands on a plane, by squares of one size: what is at most so far from a thing stands in its square or beside that. */
class Cells<Thing> {
  readonly all = new Set<Thing>();
  readonly #cells = new Map<string, Set<Thing>>();

  constructor(
    readonly size: number,
    readonly at: (thing: Thing) => { x: number; y: number },
  ) {}

  #cell(thing: Thing): [number, number] {
    const { x, y } = this.at(thing);
    return [Math.floor(x / this.size), Math.floor(y / this.size)];
  }

  add(thing: Thing): void {
    const key = this.#cell(thing).join();
    this.#cells.set(key, (this.#cells.get(key) ?? new Set()).add(thing));
    this.all.add(thing);
  }

  remove(thing: Thing): void {
    this.#cells.get(this.#cell(thing).join())?.delete(thing);
    this.all.delete(thing);
  }

  *around(thing: Thing): Generator<Thing> {
    const [column, row] = this.#cell(thing);
    for (const x of [column - 1, column, column + 1])
      for (const y of [row - 1, row, row + 1]) yield* this.#cells.get(`${x},${y}`) ?? [];
  }
}
