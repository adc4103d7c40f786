import { describe, expect, it } from 'vitest';
import { bothCalendars, gregorianDate } from './format';
import { inOneCalendar, unparted, wholeName } from './unparted';

/** What must not be parted, written with a point here. */
const joined = (text: string) => unparted(text).replaceAll('\u00a0', '·');

describe('what is written in a text', () => {
  it.each([
    [
      'Registration period: 7 December 2025 to 12 March 2026.',
      'Registration period: 7·December·2025 to 12·March·2026.',
    ],
    ['on 12 Jumada II 1448 AH, at 199002', 'on 12·Jumada·II·1448·AH, at·199002'],
    ['من 7 ديسمبر 2025 (16 جمادى الآخرة 1447 هـ) حتى', 'من 7·ديسمبر·2025 (16·جمادى·الآخرة·1447·هـ) حتى'],
    ['3 Dhu al-Hijjah 1447 AH', '3·Dhu·al-\u2060Hijjah·1447·AH'],
    ['the Umm al-Qura Gazette', 'the Umm al-\u2060Qura Gazette'],
    ['up to SAR 100,000 for it', 'up to SAR·100,000 for it'],
    ['لا تتجاوز 100,000 ريال.', 'لا تتجاوز 100,000·ريال.'],
    ['اتصل بالرقم 199002.', 'اتصل بالرقم·199002.'],
    ['أكبر إعلان: 459,517 قطعة في 3 مناطق', 'أكبر إعلان: 459,517·قطعة في 3·مناطق'],
    ['a circle of 100 m around it', 'a circle of 100·m around it'],
    ['دائرة نصف قطرها 100 م حولها', 'دائرة نصف قطرها 100·م حولها'],
    ['254,155 plots in 499 districts', '254,155·plots in 499·districts'],
    ['plan 3959, 0.3027 km²; bounded', 'plan 3959, 0.3027·km²; bounded'],
    ['44,042 قطعة على 78.44 كم².', '44,042·قطعة على 78.44·كم².'],
  ])('%s', (text, expected) => {
    expect(joined(text)).toBe(expected);
  });

  it.each([
    ['{n, plural, one {one district} other {{n} districts}} in {city}', '{{n}·districts}} in {city}'],
    [
      '{n, plural, few {{n} أحياء} many {و{n} حيًّا} other {{n} حي}}',
      'few {{n}·أحياء} many {و{n}·حيًّا} other {{n}·حي}}',
    ],
    [
      'within {n} m of your point, from {min} to {max} characters',
      '{n}·m of your point, from {min} to {max}·characters',
    ],
    ['{n} من {total} في القائمة', '{n} من {total} في'],
  ])('of a message: %s', (text, expected) => {
    expect(joined(text)).toContain(expected);
  });

  it('are told from other numbers', () => {
    const text = 'in 2025 there were more, 20255 of them, (31) and 1,250. Plots';
    expect(joined(text)).toBe(text);
  });
});

describe('the name of a place', () => {
  it.each([
    ['28 districts in Uyun Al Jiwa', '28 districts in Uyun Al\u00a0Jiwa'],
    ['Part of Bani Abd Al Ashhal district', 'Part of Bani\u00a0Abd\u00a0Al\u00a0Ashhal district'],
    ['Districts in Az Zulfi and Ash Shati', 'Districts in Az\u00a0Zulfi and Ash\u00a0Shati'],
    ['All of it', 'All of it'],
    ['حي بني عبد الأشهل', 'حي بني\u00a0عبد\u00a0الأشهل'],
    ['مواقع في الرياض ومكة المكرمة', 'مواقع في الرياض ومكة\u00a0المكرمة'],
    ['Plots of Hafr Al Batin, Eastern Province', 'Plots of Hafr\u00a0Al\u00a0Batin, Eastern\u00a0Province'],
  ])('keeps its article: %s', (name, whole) => {
    expect(wholeName(name)).toBe(whole);
  });
});

it.each(['en', 'ar'] as const)('a teaser has one calendar (%s)', (locale) => {
  const [from, to] = ['2026-01-25', '2026-04-29'] as const;
  const text = (date: (day: string, locale: 'en' | 'ar') => string) =>
    `A (B): ${date(from, locale)}, ${date(to, locale)}.`;
  expect(inOneCalendar(text(bothCalendars))).toBe(text(gregorianDate));
});
