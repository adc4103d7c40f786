import { beforeAll, describe, expect, it } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import { contentRows } from '@/lib/registry/seed/content';
import { PlaceIndex } from '@/lib/search/place-index';
import { TextIndex } from '@/lib/search/text-index';
import { answerIn, type SearchAnswer } from '@/lib/site/search/find';
import { nearTexts, type SiteSearch } from '@/lib/site/search/site-search';
import { siteTexts } from '@/lib/site/search/site-texts';

/** In which order the site answers: what matches a word stands before places that only resemble it. */
let search: SiteSearch;
beforeAll(async () => {
  const nameOf = ({ name_ar: ar = '', name_en: en = '' }: Record<string, string>) => ({ ar, en });
  const namesIn = ({ ar, en }: { ar: string; en: string }, aliases = '') => [
    ar,
    en,
    ...aliases.split('; ').filter(Boolean),
  ];
  const regions = contentRows('regions.csv').map((row) => ({ code: row.code ?? '', name: nameOf(row) }));
  const cities = contentRows('cities.csv').map((row) => ({
    ...row,
    code: row.code ?? '',
    name: nameOf(row),
  }));
  const nearOf = new Map(cities.map((row) => [row.code, (row as Record<string, unknown>).near as string]));
  const regionOf = new Map(
    cities.map((row) => [row.code, (row as Record<string, unknown>).region as string]),
  );
  const messages = { ar: await messagesFor('ar'), en: await messagesFor('en') };
  search = {
    places: await PlaceIndex.of([
      ...regions.map(({ code, name }) => ({ kind: 'region' as const, name, region: code })),
      ...cities.map(({ code, name, ...row }) => ({
        kind: 'city' as const,
        name,
        foundBy: namesIn(name, (row as Record<string, unknown>).aliases as string),
        region: regionOf.get(code) ?? '',
        city: code,
        near: nearOf.get(code) || undefined,
      })),
      ...contentRows('districts.csv').map((row) => ({
        kind: 'district' as const,
        name: nameOf(row),
        foundBy: namesIn(nameOf(row), row.aliases),
        region: regionOf.get(row.city ?? '') ?? '',
        city: row.city ?? '',
        district: row.code ?? '',
      })),
    ]),
    texts: await TextIndex.of(siteTexts(messages)),
    near: nearTexts(messages),
    regions: new Map(regions.map(({ code, name }) => [code, name])),
    cities: new Map(cities.map(({ code, name }) => [code, name])),
  };
});

const kinds = ({ groups }: SearchAnswer) => groups.map(({ kind }) => kind);
const titles = ({ groups }: SearchAnswer, kind: string) =>
  groups
    .find((group) => group.kind === kind)
    ?.hits.map(({ title }) => title.map(({ text }) => text).join(''));

it.each([
  ['malqa', 'en'],
  ['دوقة', 'ar'],
  ['نعام', 'ar'],
  ['الدرعية', 'ar'],
] as const)('tells places of one name apart: %s', (question, locale) => {
  const places = answerIn(search, question, locale).groups.find(({ kind }) => kind === 'place');
  const told = places?.hits.map(({ title, excerpt }) =>
    [...title, ...excerpt].map(({ text }) => text).join('|'),
  );
  expect(told?.length).toBeGreaterThan(1);
  expect(new Set(told).size).toBe(told?.length);
});

it.each([
  ['العلم مهد الذهب', 'ar', 'العلم', 'مهد الذهب'],
  ['الصفا المهد', 'ar', 'الصفا', 'مهد الذهب'],
  ['al alam mahd adh dhahab', 'en', 'Al Alam', 'Mahd Adh Dhahab'],
  ['Aziziya Mecca', 'en', 'Al Aziziyah', 'Makkah'],
  ['Aziziyah Makkah', 'en', 'Al Aziziyah', 'Makkah'],
  ['Sulaymaniyah Riyadh', 'en', 'As Sulaymaniyah', 'Riyadh'],
] as const)('finds first what lies in the city that is typed with it: %s', (question, locale, name, city) => {
  const [first] = search.places.search(question, 8);
  expect(first?.place.name[locale]).toBe(name);
  expect(search.cities.get(first?.place.city ?? '')?.[locale]).toBe(city);
});

it.each([
  ['Mecca', 'makkah'],
  ['Medina', 'madinah'],
  ['Al Ula', 'al-ula'],
  ['Onaizah', 'unayzah'],
])('knows a city by an older spelling: %s', (question, city) => {
  const [first] = search.places.search(question, 8).filter(({ place }) => place.kind === 'city');
  expect(first?.place.city).toBe(city);
});

describe('the answers of the search', () => {
  it('have no place of nearly the name of a short word that texts have', () => {
    expect(search.places.search('fee', 6)).not.toEqual([]);
    expect(kinds(answerIn(search, 'fee', 'en'))).not.toContain('place');
    // A place that bears so short a name is meant.
    expect(kinds(answerIn(search, 'قيا', 'ar'))).toContain('place');
  });

  it.each([
    ['fee', 'en'],
    ['sell', 'en'],
    ['buy', 'en'],
    ['law', 'en'],
    ['deed', 'en'],
    ['صك', 'ar'],
    ['بيع', 'ar'],
    ['غرامة', 'ar'],
    ['وكالة', 'ar'],
    ['سعر', 'ar'],
  ] as const)('%s: what has the word stands before places that only resemble it', (question, locale) => {
    const found = kinds(answerIn(search, question, locale));
    expect(found.filter((kind) => kind !== 'place').length).toBeGreaterThan(0);
    if (found.includes('place')) expect(found.at(-1)).toBe('place');
  });

  it.each([
    ['شمسان', 'ar', 'شمسان'],
    ['الملقا', 'ar', 'الملقا'],
    ['الملقا الرياض', 'ar', 'الملقا'],
    ['الرياض', 'ar', 'الرياض'],
    ['السوق', 'ar', 'السوق'],
    ['Jeddah', 'en', 'Jeddah'],
    ['al malqa', 'en', 'Al Malqa'],
  ] as const)('%s: a place of that name is the first answer', (question, locale, name) => {
    const answer = answerIn(search, question, locale);
    expect(kinds(answer)[0]).toBe('place');
    expect(titles(answer, 'place')?.[0]).toBe(name);
  });

  it.each([
    ['شقة', 'الشقة'],
    ['الشقة', 'الشقة'],
    ['الغرامة', 'آل غرامة'],
    ['وقف', 'الوقف'],
    ['مزرعة', 'المزرعة'],
    ['الفرع', 'الفرع'],
  ])('%s: the answers come before the places that bear the word', (question, place) => {
    const answer = answerIn(search, question, 'ar');
    expect(kinds(answer)[0]).not.toBe('place');
    expect(titles(answer, 'place')).toContain(place);
  });

  it.each(['حي الشقة', 'قرية الشقة', 'الشقة بريدة', 'حي الوقف', 'الوقف شقراء'])(
    '%s: a place is asked for',
    (question) => {
      expect(kinds(answerIn(search, question, 'ar'))[0]).toBe('place');
    },
  );

  it('names no other place beside one that bears the name, and no text that has another word', () => {
    expect(titles(answerIn(search, 'الملقا الرياض', 'ar'), 'place')).toEqual(['الملقا']);
    expect(kinds(answerIn(search, 'شمسان', 'ar'))).toEqual(['place']);
    // Letters that are wrong lead to the places that are spelt alike.
    expect(kinds(answerIn(search, 'النرجص الرياض', 'ar'))).toContain('place');
  });
});

it('does not put places that only look like it beside texts that have the word', () => {
  const answer = answerIn(search, 'ورثة', 'ar');
  expect(answer.total).toBeGreaterThan(3);
  expect(kinds(answer)).not.toContain('place');
});

describe('what is called by the word', () => {
  const first = ({ groups }: SearchAnswer) => groups[0]?.hits[0]?.title.map(({ text }) => text).join('');
  const told = ({ groups }: SearchAnswer) =>
    groups.flatMap(({ hits }) =>
      hits.map(({ title, excerpt }) => ({
        title: title.map(({ text }) => text).join(''),
        excerpt: excerpt.map(({ text }) => text).join(''),
        isMarked: [...title, ...excerpt].some(({ marked }) => marked),
      })),
    );

  it('comes first, a service before questions', () => {
    expect(first(answerIn(search, 'صك', 'ar'))).toBe('التحقق من صك');
  });

  it('is told with the line that has the word, where a text has one', () => {
    const services = answerIn(search, 'deed', 'en').groups.find(({ kind }) => kind === 'service');
    const registration = services?.hits.find(({ href }) => href.endsWith('/first-registration'));
    expect(registration?.excerpt.some(({ marked }) => marked)).toBe(true);
  });

  it.each([
    ['deed', 'en'],
    ['صك', 'ar'],
  ] as const)('%s: no description of a drawing answers, and nothing ends at a colon', (question, locale) => {
    for (const { title, excerpt } of told(answerIn(search, question, locale))) {
      expect(excerpt, title).not.toMatch(/:( …)?$/);
      expect(excerpt, title).not.toMatch(/family|أسرة/);
    }
  });
});
