import { freeAt, type Outline } from '../labels/map-room';
import type { Box, Point } from '../labels/sheet-leader';

/** Pixels of a square of the raster in which it is looked up which region lies where. */
export const SQUARE = 4;

/** Which region lies where: looked up thousands of times. */
export class Raster<Region extends { rings: Outline }> {
  readonly #rows: readonly (readonly (readonly [from: number, to: number, region: Region])[])[];
  readonly #top: number;

  constructor(regions: readonly Region[], extents: readonly Box[]) {
    this.#top = Math.min(...extents.map(({ top }) => top));
    const bottom = Math.max(...extents.map((extent) => extent.bottom));
    const rows = Math.max(0, Math.ceil((bottom - this.#top) / SQUARE));
    this.#rows = Array.from({ length: rows }, (_, row) => {
      const y = this.#top + (row + 0.5) * SQUARE;
      return regions.flatMap((region, index) => {
        const extent = extents[index];
        if (extent === undefined || y < extent.top || y > extent.bottom) return [];
        return freeAt(region.rings, y, 0).map(([from, to]) => [from, to, region] as const);
      });
    });
  }

  at([x, y]: Point): Region | undefined {
    const row = this.#rows[Math.floor((y - this.#top) / SQUARE)];
    return row?.find(([from, to]) => x > from && x < to)?.[2];
  }

  /** Whether any of them has ground in a box. */
  meets({ left, right, top, bottom }: Box): boolean {
    const first = Math.max(0, Math.floor((top - this.#top) / SQUARE));
    const last = Math.min(this.#rows.length - 1, Math.floor((bottom - this.#top) / SQUARE));
    for (let row = first; row <= last; row += 1)
      if (this.#rows[row]?.some(([from, to]) => from < right && to > left)) return true;
    return false;
  }
}
