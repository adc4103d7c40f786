import type { Locale } from '@/lib/i18n/locales';
import type { Outcome } from './outcome';

/** What a picture of an answer says. */
export interface CardTexts {
  /** The registry's name. */
  readonly name: string;
  readonly place: string;
  readonly headline: string;
  /** Of which day the answer is. */
  readonly day: string;
  /** Where the answer is live. */
  readonly address: string;
}

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
const EDGE = 90;
const FAMILY = 'IBM Plex Sans Arabic';
/** Share of the size that a letter takes on average, a little more than it does: no line may leave the picture. */
const LETTER = { ar: 0.5, en: 0.56 } as const;
const SIZES = [76, 64, 54, 46] as const;
const LINES = 4;

const marks: Readonly<Record<Outcome, string>> = {
  whole: '#1b8354',
  partial: '#12738c',
  counted: '#8a5a00',
  none: '#736b64',
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for SVG; what is no character of XML is left out. */
const xml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no place for.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Lines of at most `most` letters, broken between words. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \u00a0]+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, most));
  }
  return lines;
}

/** A letter that joins no other and takes no room. */
const UNSEEN = '<tspan font-size="0.1" fill="none">\u0621</tspan>';

/**
 * A line that runs from the right. The renderer lays every line out from the left and knows no sign that would turn it: with
 * a letter at both ends it is one run from the right.
 */
const fromRight = (line: string) => `${UNSEEN}${xml(line)}${UNSEEN}`;

/** The largest letters in which the headline fits. */
function fitted(text: string, locale: Locale) {
  const fit = SIZES.map((size) => ({
    size,
    lines: wrapped(text, Math.floor((CARD_WIDTH - 2 * EDGE) / (size * LETTER[locale]))),
  }));
  const found = fit.find(({ lines }) => lines.length <= LINES - 1) ?? (fit.at(-1) as (typeof fit)[number]);
  return { size: found.size, lines: found.lines.slice(0, LINES) };
}

/** An answer as a drawing of 1200 by 630. */
export function cardSvg(texts: CardTexts, outcome: Outcome, locale: Locale): string {
  const isArabic = locale === 'ar';
  const [x, anchor] = isArabic ? [CARD_WIDTH - EDGE, 'end'] : [EDGE, 'start'];
  const text = (line: string, y: number, size: number, fill: string) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="700" ` +
    `fill="${fill}">${isArabic ? fromRight(line) : xml(line)}</text>`;
  const { size, lines } = fitted(texts.headline, locale);
  const top = 300 - (lines.length - 2) * size * 0.3;
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    `M${cx + dx * 46} ${cy}H${cx}V${cy + dy * 46}`;
  const plan =
    'M0 96H1200M0 540H1200M210 0V96M420 0V96M700 0V96M940 0V96M160 540V630M480 540V630M620 540V630M1010 540V630';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="${FAMILY}">
<rect width="1200" height="630" fill="#332216"/><path d="${plan}" stroke="#63432b" stroke-width="2" fill="none"/>
<rect x="40" y="40" width="1120" height="550" fill="#ffffff"/>
<path d="${corner(40, 40, 1, 1)}${corner(1160, 40, -1, 1)}${corner(40, 590, 1, -1)}${corner(1160, 590, -1, -1)}" stroke="#12738c" stroke-width="10" fill="none"/>
<rect x="${isArabic ? 1160 - 14 : 40}" y="130" width="14" height="370" fill="${marks[outcome]}"/>
${text(texts.name, 112, 30, '#63432b')}
${text(texts.place, 190, 42, '#433d38')}
${lines.map((line, index) => text(line, Math.round(top + index * size * 1.35), size, '#332216')).join('\n')}
${text(texts.day, 548, 26, '#5a534d')}
<text x="${isArabic ? EDGE : CARD_WIDTH - EDGE}" y="548" text-anchor="${isArabic ? 'start' : 'end'}" font-size="24" font-weight="700" fill="#5a534d">${xml(texts.address)}</text>
</svg>`;
}
