import type { Frame } from '@/lib/registry/geometry/bounds';

/** Points evenly over a frame, so many across and down, each in the middle of its part of it. Degrees. */
export function* gridPoints({ west, south, east, north }: Frame, across: number, down: number) {
  for (let column = 0.5; column < across; column += 1)
    for (let row = 0.5; row < down; row += 1)
      yield {
        lon: west + (column / across) * (east - west),
        lat: south + (row / down) * (north - south),
      };
}
