import { beforeAll, describe, expect, it } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import { random } from '@/lib/registry/seed/random';
import { PlaceIndex } from '@/lib/search/place-index';
import { TextIndex } from '@/lib/search/text-index';
import { answerIn, type SearchAnswer } from '@/lib/site/search/find';
import { nearTexts } from '@/lib/site/search/site-search';
import { siteTexts } from '@/lib/site/search/site-texts';
import { hasKingdom, kingdom } from '../support/kingdom';

/** Keys that a hand fell on, and letters held down: nobody calls anything so. */
const NONSENSE = [
  ...['qqqqzzzz', 'zzzz', 'zzzzzzzz', 'kkkk', 'ssss', 'xxxxxxxx', 'asdfghjkl', 'lkjhgfd', 'zxcvbnm'],
  ...['wqrtyp', 'mnbvcx', 'jjjjffff', 'rtrtrtrt', 'bcbcbcbc', 'qzqzqzqz', 'ddddllll', 'nnnnmmmm'],
  ...['فففففف', 'ضصثقفغ', 'شسيبلا', 'ببببب', 'ككككمممم', 'قققق', 'نمكطذ', 'هههههه', 'ظظظظزززز', 'سسسسشششش'],
  // What lies side by side on a keyboard: its consonants may sound like those of a name.
  ...['qwerty', 'qwert', 'ertyu', 'rtyu', 'tyuiop', 'tyuio', 'tyui', 'uiop', 'poiuy', 'poiu'],
  ...['iuyt', 'iuytre', 'ghjk', 'ytrewq', 'zxcv', 'mnbv', 'vbnm', 'qazwsx', 'wsxedc', 'sdfg'],
  ...['ضصثق', 'خحجد', 'ثصضقف', 'ئءؤر', 'لاتنم', 'ذصقثغ', 'قفغع', 'طكمن', 'بيسشق', 'دجحخ'],
];
/** One letter of a name left out, another one, or exchanged with the next. */
function misspelt(name: string, drawn: ReturnType<typeof random>): string {
  const letters = [...name];
  const at = drawn.between(/^(?:ال|A[a-z][ -])/.test(name) ? 3 : 0, letters.length - 2);
  const others = /[a-z]/.test(name) ? 'abdefghiklmnoqrstuwy' : 'ابتجحدرسعفقكلمنهوي';
  const [letter = '', next = ''] = letters.slice(at, at + 2);
  const other = others[drawn.between(0, others.length - 1)] ?? '';
  const way = drawn.between(0, 2);
  letters.splice(at, 2, way === 0 ? next : way === 1 ? next + letter : other + next);
  return letters.join('');
}

/** A letter too long, a vowel too few or too many: a place is meant all the same. */
const MEANT: readonly (readonly [string, string])[] = [
  ['riyaaadh', 'الرياض'],
  ['الريااااض', 'الرياض'],
  ['ryadh', 'الرياض'],
  ['jdh', 'جدة'],
  ['jiddah', 'جدة'],
  ['الررياض', 'الرياض'],
  ['damam', 'الدمام'],
  ['tbuk', 'تبوك'],
];

describe.skipIf(!hasKingdom)('what resembles nothing (skipped without shared data)', () => {
  let answer: (question: string) => SearchAnswer;
  let places: PlaceIndex;
  let first: (question: string) => string | undefined;

  beforeAll(async () => {
    const messages = { ar: await messagesFor('ar'), en: await messagesFor('en') };
    places = await PlaceIndex.of(kingdom());
    const texts = await TextIndex.of(siteTexts(messages));
    const search = { places, texts, regions: new Map(), cities: new Map(), near: nearTexts(messages) };
    answer = (question) => answerIn(search, question, 'en');
    first = (question) => places.search(question, 1)[0]?.place.name.ar;
  });

  it.each(NONSENSE)('is not found: %s', (question) => {
    const { groups, total, meant } = answer(question);
    const found = groups.flatMap(({ hits }) =>
      hits.map(({ title }) => title.map(({ text }) => text).join('')),
    );
    expect({ found, total, meant }).toEqual({ found: [], total: 0, meant: null });
  });

  it.each(MEANT)('but a name with a letter too many or too few is: %s', (question, name) => {
    expect(first(question)).toBe(name);
  });

  it.each([
    ['ar', 25],
    ['en', 28],
  ] as const)('and of 100 with one letter wrong no fewer are found than ever: %s', (locale, most) => {
    const drawn = random(9);
    const names = kingdom()
      .map(({ name }) => name[locale].replace(/^حي |\s*Dist\.$/g, '').trim())
      .filter((name) => /^\S{5,}$/.test(name.replace(/^A[a-z] /, '')));
    const missed = Array.from({ length: 100 }, () => {
      const name = names[drawn.between(0, names.length - 1)] ?? '';
      const question = misspelt(name, drawn);
      const found = places.search(question, 3).map(({ place }) => place.name[locale]);
      return found.some((one) => one.replace(/^حي |\s*Dist\.$/g, '').trim() === name)
        ? []
        : [`${question}: ${name}`];
    }).flat();
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(most);
  });
});
