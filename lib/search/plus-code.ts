/** The digits of an Open Location Code ("plus code"), base 20: maps show one where a place has no address. */
const DIGITS = '23456789CFGHJMPQRVWX';
const DIGIT = `[${DIGITS}]`;
/** Four digits for a cell of one degree, which a code beside the name of a city leaves out; then four and two or more. */
const CODE = `(${DIGIT}{4})?(${DIGIT}{4})\\+(${DIGIT}{2})${DIGIT}{0,5}`;
const FIRST = new RegExp(`^${CODE}(?:[\\s,،]{1,5}(.{1,100}))?$`, 'i');
const LAST = new RegExp(`^(.{1,100}?)[\\s,،]{1,5}${CODE}$`, 'i');
/** Unseen marks of direction: they come along with what is copied from a right-to-left page. */
export const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Longer, a text is none. */
const LONGEST = 120;

function read(text: string) {
  const plain = text.replace(MARKS, '').trim();
  if (plain.length > LONGEST) return {};
  const [, cell, near, last, beside = ''] = FIRST.exec(plain) ?? [];
  if (near !== undefined && last !== undefined) return { cell, near, last, beside };
  const [, before = '', ...code] = LAST.exec(plain) ?? [];
  return { cell: code[0], near: code[1], last: code[2], beside: before };
}

/** Degrees, WGS 84. */
interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Degrees that a digit of the third, fourth and fifth pair stands for. */
const STEPS = [0.05, 0.0025, 0.000125] as const;

const digit = (text: string, at: number) => DIGITS.indexOf((text[at] ?? '').toUpperCase());

/** How far the middle of what a code names lies from the south-western corner of its cell of one degree. */
function fromCorner(near: string, last: string): Point {
  const along = (first: number) =>
    digit(near, first) * STEPS[0] + digit(near, first + 2) * STEPS[1] + (digit(last, first) + 0.5) * STEPS[2];
  return { lat: along(0), lon: along(1) };
}

/** The point that a whole code names, anywhere on earth; null where a text is none. */
export function plusPoint(text: string): Point | null {
  const { cell, near, last } = read(text);
  if (cell === undefined || near === undefined || last === undefined) return null;
  const { lat, lon } = fromCorner(near, last);
  return {
    lat: digit(cell, 0) * 20 + digit(cell, 2) - 90 + lat,
    lon: digit(cell, 1) * 20 + digit(cell, 3) - 180 + lon,
  };
}

/** A code without its cell, and the name beside it; `at` is its point that is nearest to a place of that name. */
export interface ShortCode {
  readonly beside: string;
  readonly at: (near: Point) => Point;
}

export function shortCode(text: string): ShortCode | null {
  const { cell, near, last, beside = '' } = read(text);
  if (cell !== undefined || near === undefined || last === undefined) return null;
  const offset = fromCorner(near, last);
  const nearest = (place: number, within: number) => within + Math.round(place - within);
  return {
    beside,
    at: ({ lat, lon }) => ({ lat: nearest(lat, offset.lat), lon: nearest(lon, offset.lon) }),
  };
}
