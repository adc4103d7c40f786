import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { type Locale, localeEntry } from '@/lib/i18n/locales';
import { CARD_EDGE, CARD_HEIGHT, CARD_WIDTH, type CardLine } from '@/lib/site/cards/drawing';

const font = readFileSync('lib/site/cards/fonts/bold.ttf').toString('base64');

interface Asked {
  picture: string;
  font: string;
  family: string;
  line: CardLine;
  rightToLeft: boolean;
  size: { width: number; height: number; edge: number };
}

/** How alike two drawings of a line are: the picture's and the browser's own. Runs in the browser. */
async function likeness({ picture, font, family, line, rightToLeft, size }: Asked): Promise<number> {
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace(family, bytes(font), { weight: '700' }).load());
  const [top, height] = [Math.round(line.y - line.size), Math.round(line.size * 1.5)];
  const width = size.width - 2 * size.edge + 40;
  const start = size.edge - 20;
  const canvas = () => {
    const made = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true });
    if (made === null) throw new Error('no canvas');
    made.fillStyle = '#ffffff';
    made.fillRect(0, 0, size.width, size.height);
    return made;
  };
  const given = canvas();
  given.drawImage(await createImageBitmap(new Blob([bytes(picture)], { type: 'image/png' })), 0, 0);
  const own = canvas();
  // Drawn large and made small: at its own size the browser puts each letter on a whole pixel.
  own.scale(0.25, 0.25);
  own.font = `700 ${4 * line.size}px "${family}"`;
  own.fillStyle = line.fill;
  own.direction = rightToLeft ? 'rtl' : 'ltr';
  own.textAlign = 'start';
  own.fillText(line.text, 4 * (rightToLeft ? size.width - size.edge : size.edge), 4 * line.y);
  // Darkness by squares of four pixels: renderers smooth the edges of letters each in their own way.
  const cell = 4;
  const columns = Math.ceil(width / cell);
  const inkOf = (context: OffscreenCanvasRenderingContext2D) => {
    const { data } = context.getImageData(start, top, width, height);
    const ink = new Float64Array(columns * Math.ceil(height / cell));
    for (let at = 0; at < data.length; at += 4) {
      const pixel = at / 4;
      const square =
        Math.floor(Math.floor(pixel / width) / cell) * columns + Math.floor((pixel % width) / cell);
      ink[square] = (ink[square] ?? 0) + 255 - (data[at + 1] ?? 255);
    }
    return ink;
  };
  const [a, b] = [inkOf(given), inkOf(own)];
  const product = (x: Float64Array, y: Float64Array) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b) || 1);
}

/**
 * How much a line of a card looks as the browser draws the same words: 1 is the same. Letters that are not joined, stand in
 * another order or elsewhere give less than 0.8.
 */
export function readsAs(page: Page, picture: Buffer, line: CardLine, locale: Locale): Promise<number> {
  return page.evaluate(likeness, {
    picture: picture.toString('base64'),
    font,
    // A name of its own: the page's letters go by the real one.
    family: 'Letters of a card',
    line,
    rightToLeft: localeEntry(locale).direction === 'rtl',
    size: { width: CARD_WIDTH, height: CARD_HEIGHT, edge: CARD_EDGE },
  });
}
