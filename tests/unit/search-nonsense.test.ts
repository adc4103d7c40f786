import { beforeAll, describe, expect, it } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
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
];
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
  let first: (question: string) => string | undefined;

  beforeAll(async () => {
    const messages = { ar: await messagesFor('ar'), en: await messagesFor('en') };
    const places = await PlaceIndex.of(kingdom());
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
});
