/**
 * Texts whose handling tends to cost the square of their length: runs that an expression looks through again from each of
 * its places, marks that are put in order, clusters, pairs, nests. Each is a piece that is repeated.
 */
export const PIECES: Readonly<Record<string, string>> = {
  letters: 'a',
  'arabic letters': 'م',
  'capitals that fold': 'İ',
  spaces: ' ',
  tabs: '\t',
  'no-break spaces': '\u00a0',
  'ideographic spaces': '\u3000',
  'spaces and zero width spaces': ' \u200b',
  'line feeds': '\n',
  'carriage returns': '\r',
  'lines of a space': ' \n',
  'lines that end with spaces': `x${' '.repeat(500)}\n`,
  'line separators': '\u2028',
  controls: '\u0000',
  'marks above': '\u0301',
  'marks of two classes': '\u0301\u0316',
  'marks of many classes': '\u0334\u0327\u0321\u05b0\u064b\u0651\u0301\u0345',
  'vowelled letters': 'مَّ',
  'composed letters': 'é',
  'letters that come apart': 'ộ\u0316',
  ligatures: '\ufdfa',
  'hangul jamo': '\u1100\u1161\u11a8',
  'leading jamo': '\u1100',
  fillers: '\u3164',
  joiners: '\u200d',
  emoji: '\u{1f600}',
  families: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'endless families': '\u{1f469}\u200d',
  flags: '\u{1f1f8}\u{1f1e6}',
  'variation selectors': '\ufe0f',
  'direction marks': '\u200f',
  'direction controls': '\u202e\u2066',
  'lone surrogates': '\ud800',
  digits: '1',
  zeros: '0',
  'arabic digits': '٣',
  'persian digits': '۳',
  dots: '.',
  'labels of a host': 'a.',
  'at signs': '@',
  hyphens: '-',
  slashes: '/',
  'slashes with spaces': ' / ',
  'dates of spaces': '1 ',
  'calendar signs': 'هـ ',
  'percent signs': '%',
  escapes: '%D9%8E',
  'escaped spaces': '%20',
  pluses: '+',
  ampersands: '&',
  pairs: 'a=b&',
  'empty pairs': '=&',
  commas: ',',
  'list entries': 'br, ',
  'entries with a quality': 'gzip;q=0.1,',
  semicolons: '; ',
  'cookie pairs': '__a=b; ',
  quotes: '"',
  backslashes: '\\',
  'opening brackets': '[',
  'empty lists': '[],',
  'router states': '["",{"a":',
  objects: '{"a":',
  'prototype keys': '__proto__',
  'dotted paths': '/..',
  colons: ':',
};

/** A piece repeated up to a length, between letters, so that no trimming at its ends helps. */
export function longText(piece: string, length: number): string {
  const body = piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.max(0, length - 2));
  return `a${body}x`;
}

/** Milliseconds of processor time that this process has used. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Processor time of the quickest of several runs: what a machine under other work adds is not the code's. */
function cost(run: () => unknown, runs = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < runs; round += 1) {
    const begun = processorTime();
    run();
    least = Math.min(least, processorTime() - begun);
  }
  return least;
}

/** The least of so many measurements; once one is below the bound, which is asked of the least, no other is made. */
export function leastOf(runs: number, bound: number, measure: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least >= bound; run += 1) least = Math.min(least, measure());
  return least;
}

/** What is done within this time is not measured further: of so little a busy machine's clock does not tell how it grows. */
const UNNOTICED_MS = 20;
/** Four times the text costs four times as much, on a busy machine at most this much; by the square it would be sixteen times. */
const CLEARLY_LESS_THAN_SQUARE = 9;

/** How often it is measured before it is said that something is dear. */
const ROUNDS = 16;

/**
 * Whether four times the size costs far more than four times as much. Of each size the quickest run of all rounds counts:
 * what other work, a colder cache or a collection of garbage adds to some of them comes off again, growth by the square
 * does not. The large size runs first: what is small afterwards has no cold start to hide behind.
 * @returns undefined when it grows in proportion, or is over before a clock could tell
 */
export function growthBeyondProportion(
  work: (size: number) => () => unknown,
  size: number,
): string | undefined {
  const [small, large] = [work(size), work(4 * size)];
  let [once, four] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    four = Math.min(four, cost(large, 1));
    if (four < UNNOTICED_MS) return undefined;
    once = Math.min(once, cost(small));
    if (four < CLEARLY_LESS_THAN_SQUARE * once) return undefined;
  }
  return [once, four].map((ms) => `${ms.toFixed(1)} ms`).join(', ');
}

/** Every piece whose text `work` handles beyond proportion, with what it costs. */
export function dearPieces(work: (text: string) => unknown, size: number): Record<string, string> {
  const found = Object.entries(PIECES).flatMap(([name, piece]) => {
    const growth = growthBeyondProportion((length) => {
      const text = longText(piece, length);
      return () => work(text);
    }, size);
    return growth === undefined ? [] : [[name, growth]];
  });
  return Object.fromEntries(found);
}

/** The longest that one turn of the event loop may take. */
const TURN_MS = 50;
const MOST_RUNS = 24;

/** Every piece whose text of this length `work` handles longer than one turn may take. */
export function slowPieces(work: (piece: string) => unknown): string[] {
  // One run within the bound shows that the text needs no more; what is over it was held up, or is too dear each time.
  const fits = (piece: string) => {
    for (let run = 0; run < MOST_RUNS; run += 1) if (cost(() => work(piece), 1) < TURN_MS) return true;
    return false;
  };
  return Object.entries(PIECES).flatMap(([name, piece]) => (fits(piece) ? [] : [name]));
}
