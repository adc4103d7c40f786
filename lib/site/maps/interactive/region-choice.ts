import {
  type Box,
  boxesMeet,
  crossesBox,
  type Point,
  type Segment,
  segmentsMeet,
} from '../labels/sheet-leader';

/** Pixels between names, and to the edges of the map. */
export const GAP = 4;
/** What it costs that a name has no place at all, in pixels of a line. */
const MISSING = 1_000;
/** So many choices are weighed at most: it is to be done between two frames. */
const CHOICES = 3_000;

/** Where the name of a region may stand. */
export interface Place {
  code: string;
  at: Point;
  box: Box;
  leader: Segment | null;
  cost: number;
}

/** Whether two names can stand where they would. */
const agree = (a: Place, b: Place): boolean =>
  !boxesMeet(a.box, b.box, GAP) &&
  !(a.leader && crossesBox(a.leader, b.box, 2)) &&
  !(b.leader && crossesBox(b.leader, a.box, 2)) &&
  !(a.leader && b.leader && segmentsMeet(a.leader, b.leader));

/** Of each place those that it agrees with, by their order. */
const agreements = (places: readonly Place[]): readonly Uint8Array[] =>
  places.map((a) => Uint8Array.from(places, (b) => Number(a.code !== b.code && agree(a, b))));

/** Of the places of each name those that agree with each other: as many names as can be, with lines as short as can be. */
export function chosen(all: readonly (readonly Place[])[]): Place[] {
  const places = all.flat();
  const agreed = agreements(places);
  const cost = (place: number | undefined) => places[place ?? -1]?.cost ?? MISSING;
  let [best, least]: [readonly number[], number] = [[], Number.POSITIVE_INFINITY];
  let weighed = 0;
  const go = (names: readonly (readonly number[])[], picked: readonly number[], sum: number): void => {
    const atLeast = names.reduce((total, [first]) => total + cost(first), sum);
    if (atLeast >= least || (weighed > CHOICES && best.length > 0)) return;
    weighed += 1;
    if (names.length === 0) {
      [best, least] = [picked, sum];
      return;
    }
    // That with the fewest places left, which the others would soon take.
    const own = names.reduce((a, b) => (b.length < a.length ? b : a));
    const rest = names.filter((name) => name !== own);
    for (const place of own) {
      const row = agreed[place];
      go(
        rest.map((name) => name.filter((other) => row?.[other] === 1)),
        [...picked, place],
        sum + cost(place),
      );
    }
    go(rest, picked, sum + MISSING);
  };
  let next = 0;
  go(
    all.map((name) => name.map(() => next++)),
    [],
    0,
  );
  return best.flatMap((place) => places[place] ?? []);
}
