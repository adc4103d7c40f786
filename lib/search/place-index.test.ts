import { beforeAll, describe, expect, it } from 'vitest';
import { dearPieces, processorTime, slowPieces } from '../../tests/support/growth';
import type { PlaceEntry } from './place-entry';
import { NAMED, PlaceIndex } from './place-index';

const region = (code: string, ar: string, en: string): PlaceEntry => ({
  kind: 'region',
  name: { ar, en },
  region: code,
});
const city = (inRegion: string, code: string, ar: string, en: string): PlaceEntry => ({
  kind: 'city',
  name: { ar, en },
  region: inRegion,
  city: code,
});
const district = (inRegion: string, inCity: string, ar: string, en: string): PlaceEntry => ({
  kind: 'district',
  name: { ar, en },
  region: inRegion,
  city: inCity,
  district: `${inCity}-${en.toLowerCase().replaceAll(' ', '-')}`,
});

/** A large city, a smaller one, and villages that bear the names of its districts. */
const PLACES: PlaceEntry[] = [
  region('riyadh', 'الرياض', 'Riyadh'),
  region('makkah', 'مكة المكرمة', 'Makkah'),
  city('riyadh', 'malqa-village', 'الملقى', 'Al Malqa'),
  city('riyadh', 'rawdah-village', 'الروضة', 'Ar Rawdah'),
  city('riyadh', 'riyadh', 'الرياض', 'Riyadh'),
  city('makkah', 'jeddah', 'جدة', 'Jeddah'),
  district('riyadh', 'riyadh', 'حي الملقا', 'Al Malqa Dist.'),
  district('riyadh', 'riyadh', 'حي النرجس', 'An Narjis Dist.'),
  district('riyadh', 'riyadh', 'حي الروضة', 'Ar Rawdah Dist.'),
  district('riyadh', 'riyadh', 'حي العليا', 'Al Olaya Dist.'),
  district('riyadh', 'riyadh', 'حي الملك عبدالله', 'King Abdullah Dist.'),
  district('makkah', 'jeddah', 'حي أبحر الشمالية', 'Obhur Ash Shamaliyah Dist.'),
  district('makkah', 'jeddah', 'حي الروضة', 'Ar Rawdah Dist.'),
  {
    kind: 'part',
    name: { ar: 'مخطط 2924', en: 'Plan 2924' },
    region: 'riyadh',
    city: 'riyadh',
    area: 'falah',
  },
];

describe('a place is found', () => {
  let index: PlaceIndex;
  beforeAll(async () => {
    index = await PlaceIndex.of(PLACES);
  });
  const first = (question: string) => {
    const { place } = index.search(question, 1)[0] ?? {};
    return place?.area ?? place?.district ?? place?.city ?? place?.region;
  };

  it.each([
    ['الملقا', 'riyadh-al-malqa-dist.'],
    ['حي الملقا', 'riyadh-al-malqa-dist.'],
    ['malqa', 'riyadh-al-malqa-dist.'],
    ['al malga', 'riyadh-al-malqa-dist.'],
    ['elmalqa', 'riyadh-al-malqa-dist.'],
    ['الملـقا', 'riyadh-al-malqa-dist.'],
    ['النرجس', 'riyadh-an-narjis-dist.'],
    ['للنرجس', 'riyadh-an-narjis-dist.'],
    ['والنرجس', 'riyadh-an-narjis-dist.'],
    ['بالنرجس', 'riyadh-an-narjis-dist.'],
    ['حي النرجس الرياض', 'riyadh-an-narjis-dist.'],
    ['nargis', 'riyadh-an-narjis-dist.'],
    ['narjis riyadh', 'riyadh-an-narjis-dist.'],
    ['النرجس riyadh', 'riyadh-an-narjis-dist.'],
    ['narj', 'riyadh-an-narjis-dist.'],
    ['jeddah obhur', 'jeddah-obhur-ash-shamaliyah-dist.'],
    ['abhur jidda', 'jeddah-obhur-ash-shamaliyah-dist.'],
    ['روضه جده', 'jeddah-ar-rawdah-dist.'],
    ['الملك عبد الله', 'riyadh-king-abdullah-dist.'],
    ['king abdulla', 'riyadh-king-abdullah-dist.'],
    // A particle or an article joined in front, a name written as one beside its city, an honorific without its article.
    ['الروضة بجدة', 'jeddah-ar-rawdah-dist.'],
    ['alolaya riyadh', 'riyadh-al-olaya-dist.'],
    ['الملكعبدالله الرياض', 'riyadh-king-abdullah-dist.'],
    ['روضة مكة مكرمة', 'jeddah-ar-rawdah-dist.'],
    ['nargees riyadh', 'riyadh-an-narjis-dist.'],
    ['مدينة الرياض', 'riyadh'],
    ['٢٩٢٤', 'falah'],
    ['plan 2924', 'falah'],
    // The same letters come before another hamza or ending in a larger city.
    ['الملقى', 'malqa-village'],
    // A district of a large city before a namesake village.
    ['الروضة', 'riyadh-ar-rawdah-dist.'],
  ])('by %s', (question, code) => {
    expect(first(question)).toBe(code);
  });

  // The word for what it is makes a name no more alike: letters are wrong with it as without.
  it.each(['المقلا', 'حي المقلا'])('as a guess by %s', (question) => {
    const [best] = index.search(question, 3);
    expect(best?.place.district).toBe('riyadh-al-malqa-dist.');
    expect(best?.score).toBeLessThan(NAMED);
  });

  // What is no district has its name, though it is asked for as one: it comes before districts that resemble it.
  it('before another kind of place that only resembles it', async () => {
    const read = await PlaceIndex.of([
      ...PLACES,
      city('riyadh', 'jurab', 'جراب', 'Jurab'),
      district('riyadh', 'riyadh', 'حي غراب', 'Ghurab Dist.'),
    ]);
    expect(read.search('حي جراب', 3)[0]?.place.city).toBe('jurab');
  });

  // A letter is wrong, left out, too many, or stands the other way round.
  it.each(['اليتمة', 'الينمه', 'اليمة', 'اليتيمة', 'اليمتة'])(
    'by the name that is near %s',
    async (question) => {
      const villages = [
        city('makkah', 'yatmah', 'اليتمة', 'Al Yatmah'),
        city('riyadh', 'timr', 'تمير', 'Tumayr'),
      ];
      const read = await PlaceIndex.of([...PLACES, ...villages]);
      expect(read.search(question, 3)[0]?.place.city).toBe('yatmah');
    },
  );

  it('as a guess, first of all where few names are near, and not where many are', async () => {
    const village = (ar: string, en: string) => city('makkah', en.toLowerCase(), ar, en);
    const [safh, safd] = [village('السفح', 'Safh'), village('السفد', 'Safd')];
    const few = await PlaceIndex.of([...PLACES, safh, village('السواح', 'Suwah'), safd]);
    const found = few.search('السفخ', 3);
    expect(found.slice(0, 2).map(({ place }) => place.city)).toEqual(['safh', 'safd']);
    expect(found.every(({ score }) => score < NAMED)).toBe(true);
    const others = [village('السفر', 'Safr'), village('السفن', 'Safn')];
    const many = await PlaceIndex.of([...PLACES, safh, safd, ...others]);
    const scores = many.search('السفخ', 8).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it.each(['plan 2925', 'مخطط ٩٩٩٩', '2925'])('or is not, by another number: %s', (question) => {
    expect(index.search(question, 3)).toEqual([]);
  });

  it.each(['zzzzqq', 'xyzzy', 'hello world', 'lorem ipsum'])(
    'or is not, by what resembles no name: %s',
    (question) => {
      expect(index.search(question, 3)).toEqual([]);
    },
  );

  it('as a region where the question says so', () => {
    expect(index.search('منطقة الرياض', 1)[0]?.place.kind).toBe('region');
  });

  it.each(['', ' ', '؟', '٪', 'حي', 'xqwv'])('or is not by %j, and nothing breaks', (question) => {
    expect(index.search(question, 3).every(({ score }) => score > 0)).toBe(true);
  });

  it('in time that grows in proportion to the question', () => {
    expect(dearPieces((text) => index.search(text, 8), 1_000)).toEqual({});
    expect(slowPieces((text) => index.search(text.repeat(100), 8))).toEqual([]);
  });
});

describe('many places', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      city('riyadh', `c${at}`, `قرية ${at * 7919}`, `Village ${at * 7919}`),
    );

  it('are read in without holding anybody up, in time that grows in proportion to them', async () => {
    const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 3; round += 1) {
      for (const [at, count] of [1_500, 6_000].entries()) {
        const begun = processorTime();
        await PlaceIndex.of(many(count));
        least[at] = Math.min(least[at] ?? 0, processorTime() - begun);
      }
    }
    const [once = 0, four = 0] = least;
    expect(four).toBeLessThan(9 * once);
  });

  it('leave other work its turns', async () => {
    let turns = 0;
    let running = true;
    const other = () => {
      turns += 1;
      if (running) setImmediate(other);
    };
    setImmediate(other);
    const begun = processorTime();
    await PlaceIndex.of(many(6_000));
    running = false;
    // Fewer than one in fifty milliseconds would hold a visitor up.
    expect(turns).toBeGreaterThan((processorTime() - begun) / 50);
  });
});
