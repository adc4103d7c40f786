import { toLatinDigits } from '../i18n/digits';
import { MARKS, plusPoint } from './plus-code';

/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** A pasted link is longer than any name. */
export const POINT_TEXT_MAX = 500;

/** The kingdom with its waters. No latitude in it is a longitude in it, so that either order is understood. */
const SOUTH = 15;
const NORTH = 33.5;
const WEST = 34;
const EAST = 57;

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,16})?)`;
const NUMBER_WITH_FRACTION = String.raw`(-?\d{1,3}\.\d{1,16})`;
const PAIR = String.raw`${NUMBER}\s{0,3}(?:,|;|%2C|\+|\s)\s{0,3}${NUMBER}`;

/** Where the coordinates stand in the links of the usual maps: a pin before the middle of what is shown. */
const IN_LINKS: readonly RegExp[] = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&#]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|sll|coordinate|destination|daddr|center|cp)=(?:loc:)?${PAIR}`, 'i'),
  new RegExp(`/(?:search|place|dir)/${PAIR}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d{1,2}(?:\\.\\d{1,4})?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`, 'i'),
];

const BARE = new RegExp(
  `^\\(?(?:[NE]\\s{0,2})?${NUMBER_WITH_FRACTION}°?\\s{0,3}[NE]?(?:,|;|/|\\s)\\s{0,3}(?:[NE]\\s{0,2})?${NUMBER_WITH_FRACTION}°?\\s{0,3}[NE]?\\)?$`,
  'i',
);

const DEGREES = String.raw`(\d{1,3})\s{0,2}[°d]\s{0,2}(?:(\d{1,2}(?:\.\d{1,9})?)\s{0,2}['m]\s{0,2})?(?:(\d{1,2}(?:\.\d{1,9})?)\s{0,2}["s]\s{0,2})?`;
const BY_MINUTES = new RegExp(
  `^([NE])?\\s{0,2}${DEGREES}([NE])?[\\s,;]{1,5}([NE])?\\s{0,2}${DEGREES}([NE])?$`,
  'i',
);

/** One writing for digits, points, commas and the signs of degrees, minutes, seconds and directions. */
function plain(text: string): string {
  return (
    toLatinDigits(text)
      .replace(MARKS, '')
      .replaceAll('٫', '.')
      .replace(/[،؛]/g, ',')
      .replace(/[º˚]/g, '°')
      .trim()
      // A comma that is left over behind both numbers; and the comma as their point, with something else between them.
      .replace(/[,;]$/, '')
      .replace(/^(\(?\d{1,3}),(\d{1,16}°?)(;?\s{1,3}|;)(\d{1,3}),(\d{1,16}°?\)?)$/, '$1.$2$3$4.$5')
      .replace(/[’‘′ʹ]/g, "'")
      .replace(/[”“″]|''/g, '"')
      .replace(/شمالاً|شمالًا|شمالا|شمال/g, 'N')
      .replace(/شرقاً|شرقًا|شرقا|شرق/g, 'E')
      .trim()
  );
}

function inKingdom(first: number, second: number): Point | null {
  const fits = (lat: number, lon: number) => lat >= SOUTH && lat <= NORTH && lon >= WEST && lon <= EAST;
  if (fits(first, second)) return { lat: first, lon: second };
  return fits(second, first) ? { lat: second, lon: first } : null;
}

const sixty = (degrees = '0', minutes = '0', seconds = '0') =>
  Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;

/** Whether a text is written as a point, be it of the kingdom or not. */
export const isPointText = (text: string): boolean => BARE.test(plain(text)) || plusPoint(text) !== null;

const isLink = (text: string) => /^(?:https?:|geo:)|[/?&@]/i.test(text);

/** Whether a text is the address of a page, such as a map's: no name has one. */
export const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|geo:|www\.)|^[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,5}\//i.test(text.trim());

/**
 * The point of the kingdom that a text names: two numbers in either order, degrees with minutes and seconds, a plus code, or a
 * link of a map that holds them. A link is only read, never followed: a shortened one says nothing.
 */
export function parsePoint(text: string): Point | null {
  if (text.length > POINT_TEXT_MAX) return null;
  const coded = plusPoint(text);
  if (coded) return inKingdom(coded.lat, coded.lon);
  const written = plain(text);
  const bare = BARE.exec(written);
  if (bare) return inKingdom(Number(bare[1]), Number(bare[2]));
  const minutes = BY_MINUTES.exec(written);
  if (minutes) {
    const [, , d1, m1, s1, , , d2, m2, s2] = minutes;
    return inKingdom(sixty(d1, m1, s1), sixty(d2, m2, s2));
  }
  if (!isLink(written)) return null;
  for (const form of IN_LINKS) {
    const found = form.exec(written);
    const point = found && inKingdom(Number(found[1]), Number(found[2]));
    if (point) return point;
  }
  return null;
}
