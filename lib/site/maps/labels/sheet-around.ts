import { linesOf } from './map-room';
import type { SheetLabel } from './sheet-label';
import type { Layout } from './sheet-layout';
import { inside, type Wording } from './sheet-names';
import { SHEET, type Spot } from './sheet-spot';

/** Names of neighbours where most of what the map is about has its number alone: enough to find one's way by, and no more than that. */
const MOST_AROUND = 4;
/** Of so few announced ones the neighbours are what one finds them by. */
const FEW = 4;

/** Those beside what the sheet is for, before those that one finds one's way by less. */
function nearestFirst(neighbours: readonly Spot[], own: readonly Spot[]): Spot[] {
  const gap = ({ x, y, chord }: Spot) =>
    Math.min(...own.map((other) => Math.hypot(other.x - x, other.y - y) - (other.chord + chord) / 2));
  const gaps = new Map(neighbours.map((spot) => [spot, gap(spot)]));
  return [...neighbours].sort((a, b) => (gaps.get(a) ?? 0) - (gaps.get(b) ?? 0));
}

interface Around {
  /** All shapes, those with most room first. */
  bySize: readonly Spot[];
  /** Those announced, and of these the ones that the sheet is for. */
  announced: readonly Spot[];
  own: readonly Spot[];
  isNear: boolean;
  /** The labels of the next narrower width. */
  narrower: readonly Omit<SheetLabel, 'tiers'>[];
}

/**
 * The names of neighbours where they have room, once all else has its place: on a wider sheet where they stand on a narrower one, as far
 * as they still can, so that a page has them once.
 */
export function writeNeighbours(layout: Layout, { bySize, announced, own, isNear, narrower }: Around): void {
  const neighbours = bySize.filter(({ cover, name }) => cover === 'around' && name !== '');
  const before = new Map(narrower.flatMap((label) => (label.kind === 'around' ? [[label.key, label]] : [])));
  const named = layout.labels.filter(({ kind }) => kind === 'name').length;
  const isNamed = isNear || own.length <= FEW || named * 2 >= own.length;
  let left = isNamed ? neighbours.length : MOST_AROUND;
  function* wordings(spot: Spot): Generator<Pick<Wording, 'lines' | 'x' | 'y'>> {
    const known = before.get(spot.code);
    if (known) yield { lines: known.lines, x: known.x * SHEET.width, y: known.y * layout.height };
    yield* inside(spot, layout, linesOf(spot.name));
  }
  for (const spot of isNamed ? neighbours : nearestFirst(neighbours, own)) {
    if (left === 0) return;
    for (const { lines, x, y } of wordings(spot))
      if (layout.write({ key: spot.code, kind: 'around', lines }, x, y, { clearOf: announced })) {
        left -= 1;
        break;
      }
  }
}
