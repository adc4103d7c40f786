import { beforeAll, expect, it } from 'vitest';
import { contentRows } from '@/lib/registry/seed/content';
import { random } from '@/lib/registry/seed/random';
import type { PlaceEntry } from '@/lib/search/place-entry';
import { type FoundPlace, PlaceIndex } from '@/lib/search/place-index';
import { placeWords } from '@/lib/search/words';

/** The places that ship, as owners ask for them: with the city of a district, and with the region of a city. */
interface Asked {
  readonly place: PlaceEntry;
  readonly around: Record<string, string>;
}

const cities = contentRows('cities.csv');
const cityOf = new Map(cities.map((row) => [row.code, row]));
const regions = contentRows('regions.csv');
const regionOf = new Map(regions.map((row) => [row.code, row]));
const nameOf = ({ name_ar: ar = '', name_en: en = '' }: Record<string, string>) => ({ ar, en });

const asCity = (row: Record<string, string>): Asked => ({
  place: {
    kind: 'city',
    name: nameOf(row),
    region: row.region ?? '',
    city: row.code ?? '',
    near: row.near || undefined,
  },
  around: regionOf.get(row.region) ?? {},
});
const asDistrict = (row: Record<string, string>): Asked => ({
  place: {
    kind: 'district',
    name: nameOf(row),
    region: cityOf.get(row.city)?.region ?? '',
    city: row.city ?? '',
    district: row.code ?? '',
  },
  around: cityOf.get(row.city) ?? {},
});

const listed = cities.filter((row) => row.listed === 'yes').map(asCity);
const villages = cities.filter((row) => row.listed !== 'yes').map(asCity);
const districts = contentRows('districts.csv').map(asDistrict);

const withoutArticle = (text: string) => text.replace(/(^| )ال(?=..)/g, '$1');
const inHaste = (text: string) => text.replace(/[أإآ]/g, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي');
const ARTICLE = /\bA(?:[lnrstdz]|sh|th|dh) (?=[A-Z])/g;
const soft = (text: string) => text.replace(/q/gi, 'g').replace(/dh/gi, 'z').replace(/ah\b/g, 'a');

/** Each as a person may type it; which of a line it is changes from place to place. */
const PRINTED = [
  (name: string, around: string) => `${name} ${around}`,
  (name: string, around: string) => `${around}، ${name}`,
  (name: string, around: string) => `${name} ب${around}`,
];
const PLAIN = [
  (name: string, around: string) => `${withoutArticle(name)} ${withoutArticle(around)}`,
  (name: string, around: string) => inHaste(`حي ${name} ${around}`),
  (name: string, around: string) => inHaste(`${withoutArticle(name)} ${around}`),
];
const LATIN = [
  (name: string, around: string) => `${name} ${around}`.replace(ARTICLE, '').toLowerCase(),
  (name: string, around: string) => `${name}, ${around}`.replace(ARTICLE, 'al').toLowerCase(),
  (name: string, around: string) => `${soft(name)} ${around}`,
  (name: string, around: string) =>
    `${name.replace(/i(?=[a-z])/g, 'ee').replace(/u(?=[a-z])/g, 'oo')} ${around}`,
];

const key = ({ name }: PlaceEntry) =>
  placeWords(name.ar)
    .map(({ bare }) => bare)
    .join('');

/** The place itself, or one that bears its name in the same city or region: no name tells the two apart. */
const isIt = ({ place }: Asked, { place: found }: FoundPlace) =>
  found === place ||
  (found.kind === place.kind &&
    key(found) === key(place) &&
    (place.kind === 'district' ? found.city === place.city : found.region === place.region));

let index: PlaceIndex;
beforeAll(async () => {
  const kingdom = regions.map((row) => ({
    kind: 'region' as const,
    name: nameOf(row),
    region: row.code ?? '',
  }));
  index = await PlaceIndex.of([
    ...kingdom,
    ...[...listed, ...villages, ...districts].map(({ place }) => place),
  ]);
});

it.each([
  ['districts', districts, PRINTED, PLAIN],
  ['cities', listed, PRINTED, [PLAIN[0], PLAIN[2]]],
  ['towns and villages', villages, PRINTED, [PLAIN[0], PLAIN[2]]],
] as const)('200 %s in three spellings are among the first three suggestions', (_, all, printed, plain) => {
  const drawn = random(11);
  const missed: string[] = [];
  for (let at = 0; at < 200; at += 1) {
    const asked = all[drawn.between(0, all.length - 1)] as Asked;
    const { name } = asked.place;
    const way = <T>(ways: readonly T[]) => ways[at % ways.length] as T;
    const questions = [
      way(printed)(name.ar, asked.around.name_ar ?? ''),
      way(plain as typeof PLAIN)(name.ar, asked.around.name_ar ?? ''),
      way(LATIN)(name.en, asked.around.name_en ?? ''),
    ];
    for (const question of questions)
      if (!index.search(question, 3).some((found) => isIt(asked, found))) missed.push(question);
  }
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(12);
});
