import type { Side } from './boundary-streets';
import { halved } from './map-room';
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
export function streetLines(name: string, side: Side): string[][] {
  const most = STREET_EM[side === 'north' || side === 'south' ? 'level' : 'beside'];
  const two = [...(halved(name) ?? [name])];
  return [...(textWidth(name) <= most ? [[name]] : []), two, brokenAt(name, NARROW_EM)];
}
