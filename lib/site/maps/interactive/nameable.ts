import type { Room } from '../labels/map-room';
import type { Box, Point, Segment } from '../labels/sheet-leader';

/** A name on the map to move about in, in pixels of the map. */
export interface Nameable {
  id: string;
  /** What is written where there is room for words. */
  text: string;
  /** The same without its number. */
  name: string;
  /** In the list of its city; 0 of one that has none. */
  number: number;
  quiet: boolean;
  /** Its outline is no boundary: words may reach a little over it. */
  soft: boolean;
  /** How wide and high its shape is. */
  extent: Box;
  /** Where words that are so many pixels high may stand in its shape, the widest place first; nowhere of a mere point. */
  rooms: (tall: number) => readonly Room[];
  /** Whether a point lies in its shape. */
  holds: (point: Point) => boolean;
  /** The point of one without a shape: its name stands below. */
  point: Point | null;
}

export interface Written {
  id: string;
  kind: 'name' | 'number' | 'quiet' | 'street';
  lines: readonly string[];
  x: number;
  y: number;
  /** Radians by which it is turned about its middle. */
  turned: number;
  /** From words that stand beside their shape, into it. */
  leader: Segment | null;
  /** Whether a line of the ground runs beneath it. */
  isCrossed: boolean;
  /** Whether its letters are a pixel smaller, so that they have room in its shape. */
  isSmall: boolean;
}
