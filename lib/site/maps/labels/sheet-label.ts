import type { Segment } from './sheet-leader';

/** The tint of a step, on a map of prices; the first is of what has none. */
export type PriceTint = `price-${0 | 1 | 2 | 3 | 4 | 5}`;

export interface SheetLabel {
  key: string;
  kind: 'name' | 'number' | 'around' | 'region' | 'street' | 'sea' | 'landmark' | 'sign';
  /** Of a sign: which one, and the name of what it stands for. */
  lines: readonly string[];
  /** In parts of the drawing; `anchor`: which end of the words stands there, left or right in either script. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Whether its letters are the smaller ones (`SMALL`), so that they have room in their shape. */
  isSmall?: boolean;
  /** Of a number without room in its shape: from it into the shape. In parts of the drawing. */
  line?: Segment;
  /** Pixels of words that such a line leads away from: they stand on a plate, as what lies below them is not what they name. */
  plate?: { width: number; height: number };
  /** What it lies on where that is announced: a tint, or the lines of a part, on which it needs a plate to be read. */
  on?: 'whole' | 'part' | 'asked' | 'elsewhere' | PriceTint;
  /** Whether a line of the ground runs beneath it. */
  isCrossed?: boolean;
  tiers: readonly boolean[];
}
