/** A corner of an outline, in whatever units its outline has. */
export type Corner = readonly [x: number, y: number];
export type Outline = readonly (readonly Corner[])[];

export interface Room {
  x: number;
  y: number;
  /** How wide words may be there. */
  width: number;
}

/** Where words are tried, in parts of a shape's height: its middle first. */
const LEVELS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** Lines on which the outline is looked for across the height of the words. */
const ACROSS = [-1, -0.5, 0, 0.5, 1];

export type Stretch = readonly [from: number, to: number];

/** What of a level line lies in a shape, from left to right. */
function stretchesAt(y: number, rings: Outline): Stretch[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    let [bx, by] = ring.at(-1) ?? [0, 0];
    for (const [ax, ay] of ring) {
      if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      [bx, by] = [ax, ay];
    }
  }
  crossings.sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2)
    stretches.push([crossings[index] as number, crossings[index + 1] as number]);
  return stretches;
}

const common = (some: readonly Stretch[], others: readonly Stretch[]): Stretch[] =>
  some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): Stretch[] => {
      const both: Stretch = [Math.max(from, start), Math.min(to, end)];
      return both[0] < both[1] ? [both] : [];
    }),
  );

/** What of a line of words that is `tall` units high lies in a shape, its middle at this level. */
export const freeAt = (rings: Outline, y: number, tall: number): Stretch[] =>
  ACROSS.map((part) => stretchesAt(y + (part * tall) / 2, rings)).reduce(common);

/** A drawing, from its upper left corner. */
interface Drawing {
  readonly width: number;
  readonly height: number;
}

const EVERYWHERE: readonly Stretch[] = [[-Infinity, Infinity]];

/** Where in a shape words that are `tall` units high may stand, the widest place first; `on`: as far as it is on a drawing. */
export function roomsIn(rings: Outline, tall: number, on?: Drawing): Room[] {
  const heights = rings.flatMap((ring) => ring.map(([, y]) => y));
  const top = Math.max(Math.min(...heights), on ? 0 : -Infinity);
  const bottom = Math.min(Math.max(...heights), on?.height ?? Infinity);
  const seen: readonly Stretch[] = on ? [[0, on.width]] : EVERYWHERE;
  return LEVELS.flatMap((level) => {
    const y = top + (bottom - top) * level;
    return common(freeAt(rings, y, tall), seen).map(
      ([from, to]): Room => ({ x: (from + to) / 2, y, width: to - from }),
    );
  }).sort((a, b) => b.width - a.width);
}

/** Where in a shape a line of words has most room; null where it is lower than that. */
export const roomIn = (rings: Outline, tall: number): Room | null => roomsIn(rings, tall)[0] ?? null;

/** Whether a point lies in a shape. */
export const holdsPoint = (rings: Outline, [x, y]: Corner): boolean =>
  stretchesAt(y, rings).some(([from, to]) => x > from && x < to);

/** An article does not stand alone on a line. */
const SHORTEST = 4;

/** Words in so many lines of about one length; null of fewer words, with or without an article of their own. */
function parted(text: string, count: number): readonly string[] | null {
  if (count === 1) return text.length < SHORTEST ? null : [text];
  const words = text.split(' ');
  let best: readonly string[] | null = null;
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  for (let index = 1; index < words.length; index += 1) {
    const first = words.slice(0, index).join(' ');
    const rest = first.length < SHORTEST ? null : parted(words.slice(index).join(' '), count - 1);
    const lines = rest && [first, ...rest];
    if (lines && (best === null || longest(lines) < longest(best))) best = lines;
  }
  return best;
}

/** Words in two lines. */
export const halved = (text: string): readonly string[] | null => parted(text, 2);

/** Of more words the ways to part them are too many to be tried: such a name has two lines at most. */
const MOST_WORDS = 10;

/** A name in one line, in two, and in as many as it may have. */
export function linesOf(name: string, most = 2): (readonly string[])[] {
  const count = name.split(' ').length > MOST_WORDS ? 2 : most;
  const more = Array.from({ length: count - 1 }, (_, index) => parted(name, index + 2) ?? []);
  return [[name], ...more.filter(({ length }) => length > 0)];
}

/** A name with its number: before it, in one line and in more, then above it. */
export function numberedLines(number: number, name: string, most?: number): (readonly string[])[] {
  const lines = linesOf(name, most);
  const before = lines.map(([first, ...rest]) => [`${number} ${first}`, ...rest]);
  return [...before, ...lines.map((words) => [String(number), ...words])];
}

/** Pixels by which a name reaches over the edge of a shape that is no boundary. */
export const OVER = 6;
/** Pixels from a shape to its name beside it, and from that to any other that it must not be taken for. */
export const BESIDE = 6;
export const CLEAR = 10;
/** Among more numbers than these a name beside a shape would not say which is meant. */
export const MOST_BESIDE = 24;

/** Pixels that a line of words is high. */
export const LINE = 18;
