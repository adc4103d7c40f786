import type { BoundaryStreets, Side } from './boundary-streets';
import { halved } from './map-room';
import { type Layout, LINE } from './sheet-layout';
import type { Spot } from './sheet-spot';
import { textWidth } from './text-width';

/** The name of a street has two lines where it is longer, in letter sizes: some 80 px, above and below a district 180. */
const STREET_EM = { beside: 7, level: 15 } as const;
/** Where two lines have no room beside it, the name is broken as often as it must. */
const NARROW_EM = 5;

function brokenAt(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** How the name of a street may be broken, the best first. */
function streetLines(name: string, side: Side): string[][] {
  const most = STREET_EM[side === 'north' || side === 'south' ? 'level' : 'beside'];
  const two = [...(halved(name) ?? [name])];
  return [...(textWidth(name) <= most ? [[name]] : []), two, brokenAt(name, NARROW_EM)];
}

/** Pixels from a shape to the names of the streets beside it, and above or below it. */
const AWAY = { beside: 10, level: 6 } as const;

/** The names of the streets that bound a shape, on their sides of it. */
export function writeStreets(layout: Layout, streets: BoundaryStreets, { extent }: Spot): void {
  const { left, right, top, bottom } = extent;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (const [side, name] of Object.entries(streets) as [Side, string][])
    streetLines(name, side).some((lines) => {
      const dx = layout.units(layout.widthOf(lines) / 2 + AWAY.beside);
      const dy = layout.units((lines.length * LINE) / 2 + AWAY.level);
      const at = {
        north: [x, top - dy],
        south: [x, bottom + dy],
        east: [right + dx, y],
        west: [left - dx, y],
      }[side] as [number, number];
      return layout.write({ key: `street-${side}`, kind: 'street', lines }, ...at);
    });
}
