import type { Locale } from '@/lib/i18n/locales';

/** What a picture of a page says, from its top. */
export interface CardTexts {
  /** The registry's name. */
  readonly name: string;
  /** What the headline belongs to: a place, a part of the site. */
  readonly above: string;
  readonly headline: string;
  /** The fact that matters most, below the headline. */
  readonly below?: string | undefined;
  /** What stands at the foot: a day. */
  readonly foot: string;
  /** Where it is live. */
  readonly address: string;
}

/** A line of a card: its letters stand on `y`. */
export interface CardLine {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** From the card's edge to where its lines begin. */
export const CARD_EDGE = 90;
const CARD_FAMILY = 'IBM Plex Sans Arabic';
/**
 * Share of the size that a letter takes on average, a little more than it does: no line may leave the picture. In a longer line
 * broad letters and narrow ones even out.
 */
const LETTER = { headline: { ar: 0.5, en: 0.56 }, below: { ar: 0.45, en: 0.48 } } as const;
const SIZES = [76, 64, 54, 46] as const;
const BELOW = 34;
/** Lines of a headline, at most. */
const LINES = 4;
/** The height that headline and fact share, and its middle. */
const ROOM = 310;
const MIDDLE = 345;
const LEADING = 1.35;
const GAP = 22;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for SVG; what is no character of XML is left out, and what only joins words on a page. */
const xml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no place for.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u2060\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Lines of at most `most` letters, broken between words; words that belong together stay so where a line holds them. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  const parts = text.split(/ +/).flatMap((part) => (part.length > most ? part.split('\u00a0') : part));
  for (const word of parts.map((part) => part.replaceAll('\u00a0', ' '))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, most));
  }
  return lines;
}

const linesAt = (text: string, size: number, letter: number) =>
  wrapped(text, Math.floor((CARD_WIDTH - 2 * CARD_EDGE) / (size * letter)));

/** A letter that joins no other and takes no room. */
const UNSEEN = '<tspan font-size="0.1" fill="none">\u0621</tspan>';

/**
 * A line that runs from the right. The renderer lays every line out from the left and knows no sign that would turn it: with
 * a letter at both ends it is one run from the right.
 */
const fromRight = (line: string) => `${UNSEEN}${xml(line)}${UNSEEN}`;

/**
 * Headline and fact in the largest letters in which both fit, around the middle of the card. A fact that fits beside none is
 * left out: half a sentence would be no fact.
 */
function fitted({ headline, below = '' }: CardTexts, locale: Locale): CardLine[] {
  const facts = below === '' ? [] : linesAt(below, BELOW, LETTER.below[locale]);
  const heightOf = (size: number, lines: number, more: number) =>
    lines * size * LEADING + (more === 0 ? 0 : GAP + more * BELOW * LEADING);
  const fit = [facts, []].flatMap((more) =>
    SIZES.map((size) => {
      const lines = linesAt(headline, size, LETTER.headline[locale]).slice(0, LINES);
      return { size, lines, more, height: heightOf(size, lines.length, more.length) };
    }),
  );
  const found = fit.find(({ height }) => height <= ROOM) ?? (fit.at(-1) as (typeof fit)[number]);
  const { size, lines, more, height } = found;
  const top = MIDDLE - height / 2;
  const end = top + lines.length * size * LEADING + GAP;
  const stacked = (texts: readonly string[], from: number, each: number, fill: string) =>
    texts.map((text, at) => ({ text, y: Math.round(from + each * (1 + at * LEADING)), size: each, fill }));
  return [...stacked(lines, top, size, '#332216'), ...stacked(more, end, BELOW, '#433d38')];
}

/** Where each line of a card stands, the address apart. */
export function cardLines(texts: CardTexts, locale: Locale): CardLine[] {
  return [
    { text: texts.name, y: 112, size: 30, fill: '#63432b' },
    { text: texts.above, y: 182, size: 40, fill: '#433d38' },
    ...fitted(texts, locale),
    { text: texts.foot, y: 548, size: 26, fill: '#5a534d' },
  ].filter(({ text }) => text !== '');
}

/** A card as a drawing of 1200 by 630, with a bar in the colour `mark` beside what it says. */
export function cardSvg(texts: CardTexts, mark: string, locale: Locale): string {
  const isArabic = locale === 'ar';
  const [x, anchor] = isArabic ? [CARD_WIDTH - CARD_EDGE, 'end'] : [CARD_EDGE, 'start'];
  const line = ({ text, y, size, fill }: CardLine) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="700" ` +
    `fill="${fill}">${isArabic ? fromRight(text) : xml(text)}</text>`;
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    `M${cx + dx * 46} ${cy}H${cx}V${cy + dy * 46}`;
  const plan =
    'M0 96H1200M0 540H1200M210 0V96M420 0V96M700 0V96M940 0V96M160 540V630M480 540V630M620 540V630M1010 540V630';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="${CARD_FAMILY}">
<rect width="1200" height="630" fill="#332216"/><path d="${plan}" stroke="#63432b" stroke-width="2" fill="none"/>
<rect x="40" y="40" width="1120" height="550" fill="#ffffff"/>
<path d="${corner(40, 40, 1, 1)}${corner(1160, 40, -1, 1)}${corner(40, 590, 1, -1)}${corner(1160, 590, -1, -1)}" stroke="#12738c" stroke-width="10" fill="none"/>
<rect x="${isArabic ? 1160 - 14 : 40}" y="130" width="14" height="370" fill="${mark}"/>
${cardLines(texts, locale).map(line).join('\n')}
<text x="${isArabic ? CARD_EDGE : CARD_WIDTH - CARD_EDGE}" y="548" text-anchor="${isArabic ? 'start' : 'end'}" font-size="24" font-weight="700" fill="#5a534d">${xml(texts.address)}</text>
</svg>`;
}
