import { createTranslator } from 'next-intl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAnswer } from '@/lib/site/answer/load';
import { inWords } from '@/lib/site/answer/texts';
import Check from '@/messages/en/Check.json';
import { districtCode } from '../support/decided';
import { type Harness, seededHarness } from '../support/harness';

const t = createTranslator({ locale: 'en', messages: { Check }, namespace: 'Check' });

/** What a place is told on a day on which some periods are over, some run and some begin later; worked out by hand. */
describe('on 10 December 2025', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await seededHarness(new Date('2025-12-10T09:00:00Z'));
  }, 240_000);
  afterAll(() => harness.close());

  const said = async (asked: { city: string } | { district: string }, plan?: string) => {
    const answer = await loadAnswer(harness.registry, asked, plan);
    if (answer === null) throw new Error(`No such place: ${JSON.stringify(asked)}`);
    const { headline, next, numbers, details, named } = inWords(t as never, answer, 'en');
    const plain = (text: string) => text.replace(/\s/g, ' ').replace(/[\u2066-\u2069]/g, '');
    return {
      headline: plain(headline),
      rest: plain([next, numbers.line, ...details, ...named.map(({ text }) => text)].join(' ')),
    };
  };

  it.each([
    ['riyadh', 'الملقا', 'Yes. The period ended on 28 March 2024.', /Register now/],
    ['hail', 'أجا', 'Yes. Register by 26 February 2026.', /All of Aja .*be fined/],
    ['dhurma', 'الهدا', 'Yes. Register by 12 March 2026.', /All of Al Hada .*be fined/],
    ['ar-rayn', 'البدائع', 'Yes. Register by 26 February 2026.', /All of/],
    ['wadi-ad-dawasir', 'نزوى', 'Yes, from 21 December 2025.', /^Register by 26 March 2026/],
    ['jeddah', 'الفنار', 'Yes, from 14 December 2025.', /^Register by 19 March 2026/],
    ['arar', 'بدنة', 'Yes, from 21 December 2025.', /^Register by 26 March 2026/],
    ['madinah', 'الدرع', 'Maybe. Part of Ad Dir is announced.', /register from 14 December 2025/],
    ['az-zulfi', 'الملك سلمان', 'Yes. Register by 18 December 2025.', /All of King Salman .*be fined/],
    ['az-zulfi', 'عريعرة', 'Maybe. Part of Urierah is announced.', /register by 12 February 2026/],
    // Two periods: the one that ends last, and the other beside it.
    [
      'makkah',
      'التقوى',
      'Maybe. Part of At Taqwa is announced.',
      /register by 1 January 2026.*16 October 2025/,
    ],
    [
      'al-kharj',
      'فرزان',
      'Maybe. Part of Farzan is announced.',
      /register by 12 March 2026.*18 December 2025/,
    ],
  ])('%s, %s: %s', async (city, name, headline, rest) => {
    const told = await said({ district: districtCode(city, name) ?? '' });
    expect(told.headline).toBe(headline);
    expect(told.rest).toMatch(rest);
  });

  it('a plan is told by its own period', async () => {
    expect((await said({ city: 'makkah' }, 'مخطط ريفان 2')).headline).toBe('Yes, from 14 December 2025.');
    const part = await said({ city: 'an-nuayriyah' }, 'مخطط السلمانية');
    expect(part.headline).toBe('Maybe. Part of plan As Salmaniyah is announced.');
    expect(part.rest).toMatch(/register by 12 February 2026/);
  });

  it('numbers whose periods run say until when', async () => {
    // 41 districts of its region until March, and none of its own without a name.
    const told = await said({ district: 'jeddah-abhur-ash-shamaliyah' });
    expect(told.headline).toBe('Maybe. No announcement names Abhur Ash Shamaliyah yet.');
    expect(told.rest).toMatch(/41 districts in Makkah region.*12 March 2026/);
  });
});
