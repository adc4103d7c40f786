import type { PlaceEntry } from '@/lib/search/place-entry';
import { PlaceIndex } from '@/lib/search/place-index';
import { type TextEntry, TextIndex } from '@/lib/search/text-index';
import type { Benchmark } from '../main';

/**
 * `npm run bench -- search [--size=100000]`: what a question costs over so many places and so many texts, against the
 * bounds of the specification, and the longest turn of the event loop while they are read in.
 */
const BOUND_MS = 30;
const ROUNDS = 3;

const SYLLABLES = 'نر جس مل قا رو ضه يا سم عز يز فه شر قي غر بي نخ يل صف وا دي بح ره سل طا'.split(' ');
const LATIN =
  'nar jis mal qa row dah ya sam az iz fah shar qi ghar bi nakh il saf wa di bah rah sul ta'.split(' ');

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

function nameOf(pick: (below: number) => number): { ar: string; en: string } {
  const parts = Array.from({ length: 2 + pick(3) }, () => pick(SYLLABLES.length));
  return {
    ar: `ال${parts.map((at) => SYLLABLES[at]).join('')}`,
    en: `Al ${parts.map((at) => LATIN[at]).join('')}`,
  };
}

export function manyPlaces(size: number): PlaceEntry[] {
  const pick = numbers(7);
  return Array.from({ length: size }, (_, at) => ({
    kind: at % 3 === 0 ? ('city' as const) : ('district' as const),
    name: nameOf(pick),
    region: 'r1',
    city: `c${at - (at % 3)}`,
    ...(at % 3 !== 0 && { district: `d${at}` }),
  }));
}

export function manyTexts(size: number): TextEntry[] {
  const pick = numbers(11);
  const words = Array.from({ length: 4_000 }, () => nameOf(pick));
  // As in any language, few words are used most.
  const word = () => words[Math.floor(words.length * (pick(10_000) / 10_000) ** 4)] ?? { ar: '', en: '' };
  const text = (count: number) => {
    const chosen = Array.from({ length: count }, word);
    return { ar: chosen.map(({ ar }) => ar).join(' '), en: chosen.map(({ en }) => en).join(' ') };
  };
  return Array.from({ length: size }, (_, at) => ({
    kind: 'post' as const,
    path: `/posts/${at}`,
    title: text(6),
    // A post is searched whole, a registrar or an announcement by its names.
    text: text(at % 50 === 0 ? 400 : 20),
  }));
}

/** Something read in, with the longest turn that it took. */
async function readIn<T>(name: string, build: () => Promise<T>): Promise<T> {
  let longest = 0;
  let before = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 0);
  const begun = performance.now();
  const built = await build();
  clearInterval(watch);
  console.log(
    `${name}: read in ${(performance.now() - begun).toFixed(0)} ms, longest turn ${longest.toFixed(1)} ms`,
  );
  return built;
}

/** Milliseconds of the processor that this process has used: what other work on the machine adds is not counted. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function ask(name: string, questions: readonly string[], search: (question: string) => unknown): void {
  const times = questions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, question] of questions.entries()) {
      const begun = used();
      search(question);
      times[at] = Math.min(times[at] ?? 0, used() - begun);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const verdict = at(0.95) <= BOUND_MS ? 'within' : 'OVER';
  console.log(
    `${name}: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ${verdict} ${BOUND_MS} ms; longest ${at(0.999).toFixed(1)} ms`,
  );
}

/** Whole names, beginnings and names with a letter wrong. */
function questionsOf(names: readonly { ar: string; en: string }[]): string[] {
  return names.flatMap(({ ar, en }, at) => {
    const text = at % 2 === 0 ? ar : en;
    return [text, text.slice(0, 2 + Math.ceil(text.length / 2)), text.slice(0, 4) + text.slice(5)];
  });
}

const benchmark: Benchmark = async (options) => {
  const size = Number(options.find((option) => option.startsWith('--size='))?.slice(7) ?? 100_000);
  const every = Math.max(1, Math.floor(size / 100));
  const places = manyPlaces(size);
  const placeIndex = await readIn(`${size} places`, () => PlaceIndex.of(places));
  const asked = places.filter((_, at) => at % every === 0).map(({ name }) => name);
  ask('a place', questionsOf(asked), (question) => placeIndex.search(question, 8));
  const texts = manyTexts(size);
  const textIndex = await readIn(`${size} texts`, () => TextIndex.of(texts));
  const titles = texts.filter((_, at) => at % every === 0).map(({ title }) => title);
  const first = (text: string) => text.split(' ').slice(0, 3).join(' ');
  ask(
    'words of a text',
    titles.map(({ ar, en }, at) => first(at % 2 ? ar : en)),
    (question) => textIndex.search(question, 20),
  );
  ask(
    'a word with a letter wrong',
    titles.map(({ ar }) => {
      const word = ar.split(' ')[0] ?? '';
      return `${word.slice(0, 4)}ث${word.slice(5)}`;
    }),
    (question) => textIndex.search(question, 20),
  );
  ask(
    'a word',
    titles.map(({ ar }) => ar.split(' ')[0] ?? ''),
    (question) => textIndex.search(question, 20),
  );
};
export default benchmark;
