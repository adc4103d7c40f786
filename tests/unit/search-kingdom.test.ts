import { beforeAll, describe, expect, it } from 'vitest';
import { type FoundPlace, PlaceIndex } from '@/lib/search/place-index';
import { placeWords } from '@/lib/search/words';
import { hasKingdom, type KingdomPlace, kingdom, sharedJson } from '../support/kingdom';

/** A row of numbers that is the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const withoutArticle = (text: string) => text.replace(/(^| )ال(?=..)/g, '$1');
const writtenPlainly = (text: string) =>
  text.replace(/[أإآ]/g, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي');
const latin = (text: string) => text.replace(/\s*Dist\.$/, '').replace(/\s+/g, ' ');

/** As it is written; as it is typed in haste; as it is written in Latin letters, with and without the article. */
function spellings({ name }: KingdomPlace, at: number): Record<'given' | 'plain' | 'latin', string> {
  const bare = name.ar.replace(/^حي /, '');
  const article = /^A[lnrstdz][a-z]? /;
  const english = latin(name.en);
  return {
    given: name.ar,
    plain: at % 2 === 0 ? withoutArticle(bare) : writtenPlainly(bare),
    latin: at % 2 === 0 ? english.replace(article, '') : english.replace(article, 'al-').toLowerCase(),
  };
}

describe.skipIf(!hasKingdom)('every place of the kingdom (skipped without shared data)', () => {
  let places: KingdomPlace[];
  let index: PlaceIndex;
  const label = ({ name }: Pick<KingdomPlace, 'name'>) =>
    placeWords(name.ar)
      .map(({ bare }) => bare)
      .join(' ');

  beforeAll(async () => {
    places = kingdom();
    index = await PlaceIndex.of(places);
  });

  it('knows them all', () => {
    expect(index.size).toBeGreaterThan(8_000);
  });

  it('finds 200 drawn at random, in three spellings each, among the first three suggestions', () => {
    const random = seeded(20_261_122);
    const drawn = Array.from({ length: 200 }, () => {
      const at = 13 + Math.floor(random() * (places.length - 13));
      return places[at] as KingdomPlace;
    });
    const known = new Map<string, number>();
    for (const place of places) known.set(label(place), (known.get(label(place)) ?? 0) + 1);
    const cities = new Map(places.filter(({ kind }) => kind === 'city').map((city) => [city.city, city]));
    const regions = new Map(places.filter(({ kind }) => kind === 'region').map((one) => [one.region, one]));

    const missed: string[] = [];
    let alone = 0;
    for (const [at, place] of drawn.entries()) {
      const unique = known.get(label(place)) === 1;
      // Of a name that several places bear nobody can know which is meant; with its city or region it can be told.
      const around = place.kind === 'district' ? cities.get(place.city) : regions.get(place.region);
      for (const [spelling, text] of Object.entries(spellings(place, at))) {
        const where = spelling === 'latin' ? latin(around?.name.en ?? '') : around?.name.ar;
        const question = unique ? text : `${text} ${where}`;
        if (unique) alone += 1;
        // Namesakes in one region or city, which no list tells apart, stand for one another.
        const isIt = ({ place: found }: FoundPlace) =>
          found === place ||
          (label(found) === label(place) &&
            (place.kind === 'district' ? found.city === place.city : found.region === place.region));
        if (!index.search(question, 3).some(isIt)) missed.push(`${question} (${place.name.ar})`);
      }
    }
    const share = 1 - missed.length / 600;
    console.info(
      `found ${(100 * share).toFixed(1)} % of 600, ${alone} by name alone; missed: ${missed.join('; ')}`,
    );
    expect(share).toBeGreaterThanOrEqual(0.98);
  });

  it('takes the spellings of each group for one name', async () => {
    const groups = Object.entries(sharedJson('lists/arabic-variant-groups.json') as Record<string, string[]>);
    const entries = groups.map(([, [first = '']], at) => ({
      kind: 'district' as const,
      name: { ar: first, en: '' },
      region: 'r1',
      city: 'c1',
      district: `g${at}`,
    }));
    const ofGroups = await PlaceIndex.of(entries);
    const missed: string[] = [];
    for (const [at, [key, all]] of groups.entries()) {
      const lost = all.filter(
        (text) => !ofGroups.search(text, 3).some(({ place }) => place.district === `g${at}`),
      );
      if (lost.length > 0) missed.push(`${key}: ${lost.join(', ')}`);
    }
    console.info(
      `${groups.length - missed.length} of ${groups.length}; missed: ${missed.slice(0, 20).join('; ')}`,
    );
    expect(groups.length).toBe(2_540);
    expect(missed.length / groups.length).toBeLessThan(0.01);
  });
});
