import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeNameKey } from '@/lib/i18n/arabic';
import type { PlaceEntry } from '@/lib/search/place-entry';
import { buildSearch, type SiteSearch } from '@/lib/site/search/site-search';
import { matchesIn, type PlaceMatches, SUGGESTIONS } from '@/lib/site/search/suggest';
import { leastOf } from '../support/growth';
import { type Harness, seededHarness } from '../support/harness';
import { slowness, threadClock } from '../support/thread-time.mjs';
import { TURN_MS } from '../support/turns';

/** Places as the announcements name them, typed with the city or the governorate under which they name them. */
let harness: Harness;
let search: SiteSearch;
beforeAll(async () => {
  harness = await seededHarness();
  search = await buildSearch(harness.registry);
}, 240_000);
afterAll(() => harness.close());

const found = (question: string, limit = 3) =>
  search.places.search(question, limit).map(({ place }) => place);
const districts = (question: string) => found(question).map(({ district, city }) => district ?? city);

describe('a place is found', () => {
  it.each([
    // The announcement names the governorate, the register the town.
    ['قرطبة الأحساء', ['al-mubarraz-qurtubah']],
    ['الفيحاء القطيف', ['safwa-al-fayha']],
    ['الأوجام القطيف', ['safwa-al-aujam']],
    ['الزهور القطيف', ['sayhat-az-zuhur']],
    ['الدوائر الأفلاج', ['layla-ad-dawair']],
    // Two districts of the governorate bear the name, and no plan does.
    ['القادسية الأحساء', ['al-mubarraz-al-qadisiyah', 'al-uyun-al-qadisiyah']],
    ['Qadisiyah Al Ahsa', ['al-mubarraz-al-qadisiyah', 'al-uyun-al-qadisiyah']],
    // People of a town say the name of its neighbour.
    ['القادسية الهفوف', ['al-mubarraz-al-qadisiyah', 'al-uyun-al-qadisiyah']],
    // Announced under the name of the city beside.
    ['الحرس الوطني الدمام', ['dhahran-al-haras-al-watani']],
    ['الشغلة الرياض', ['riyadh-al-sholah']],
    ['Shughlah Riyadh', ['riyadh-al-sholah']],
    // The city that is typed, and not the region that is called so too.
    ['الفيصلية تبوك', ['tabuk-faisaliyah-south', 'tabuk-faisaliyah-north']],
    ['الصناعية جدة', ['jeddah-as-sinaiyah']],
    // A city before a district of its name elsewhere.
    ['الدرعية', ['diriyah']],
    ['الأحساء', ['al-ahsa']],
    // What stands beside the city is the whole name of a district.
    ['مثلث الشرقية الأحساء', ['al-jafr-muthalath-asharqiyah', 'hofuf-al-muthalath']],
    ['الباطن حفر الباطن', ['hafr-al-batin-al-batin', 'hafr-al-batin']],
    ['hafr al batin al batin', ['hafr-al-batin-al-batin']],
    // A letter wrong, left out or in two words, beside a city as it is written.
    ['الوود سكاكا', ['sakaka-al-wurud']],
    ['سكاكا الوود', ['sakaka-al-wurud']],
    ['السلا ضريه', ['dariyah-as-salam']],
    ['النزة حفر الباطن', ['hafr-al-batin-an-nuzhah']],
    ['النزة بحفر الباطن', ['hafr-al-batin-an-nuzhah']],
    // A name of many words, and letters wrong in two of them.
    ['جامعة الامام محمد بن سعد الاسلامة الرياض', ['riyadh-imam-muhammed-bin-saud-islamic-university']],
    // A small city, behind a district of the largest alone.
    ['بدر', ['riyadh-badr', 'badr']],
  ])('%s', (question, codes) => {
    expect(districts(question).slice(0, codes.length)).toEqual(codes);
  });

  it.each([
    ['عيزة', 'unayzah'],
    ['القيات', 'al-qurayyat'],
    ['al-hilaliah', 'al-hilaliyah'],
  ])('with a letter wrong or missing: %s', (question, code) => {
    expect(districts(question)).toContain(code);
  });

  it.each(['مناطق خاصة الخرج', 'مخطط مناطق خاصة الخرج', 'plan special areas Al Kharj'])(
    'as a part with its plan or without: %s',
    async (question) => {
      expect((await matchesIn(search, harness.registry, question, 'ar')).exact).toMatchObject({
        city: 'al-kharj',
        plan: 'مناطق خاصة',
      });
    },
  );

  it.each([
    // Plans by their name or number alone, and not the land beside them.
    ['السلمانية النعيرية', { city: 'an-nuayriyah', plan: 'مخطط السلمانية' }],
    ['ريفان 2 مكة', { city: 'makkah', plan: 'مخطط ريفان 2' }],
    ['Rifan 2 Makkah', { city: 'makkah', plan: 'مخطط ريفان 2' }],
    ['1160 المجمعة', { city: 'al-majmaah', plan: '1160' }],
    ['plan 1160 majmaah', { city: 'al-majmaah', plan: '1160' }],
    ['1149 الدلم', { city: 'ad-dilam', plan: '1149' }],
    ['منطقة عقارية مجاورة لمخطط 1149 الدلم', { plan: 'منطقة عقارية مجاورة لمخطط 1149' }],
    // A district with the number of a real estate area in it, in one word or apart.
    ['البلد/002001117 جدة', { district: 'jeddah-al-balad' }],
    ['البلد 002001117', { district: 'jeddah-al-balad' }],
    ['002001117', { district: 'jeddah-al-balad' }],
    // A word that is typed twice is the district and its city.
    ['الباطن حفر الباطن', { district: 'hafr-al-batin-al-batin' }],
    ['حفر الباطن الباطن', { district: 'hafr-al-batin-al-batin' }],
    // As an owner writes it: with the word for a district, its street or its plot.
    ['حي العليا الرياض', { district: 'riyadh-al-olaya' }],
    ['حي العليا بالرياض', { district: 'riyadh-al-olaya' }],
    ['حي النرجس، الرياض، شارع أنس بن مالك', { district: 'riyadh-al-narjis' }],
    ['قطعة 12 مخطط 1160 المجمعة', { city: 'al-majmaah', plan: '1160' }],
  ])('for sure: %s', async (question, place) => {
    expect((await matchesIn(search, harness.registry, question, 'ar')).exact).toMatchObject(place);
  });

  it('and offered, no more, where another city or another plan of its number is typed', async () => {
    for (const question of ['plan 2924 Jeddah', 'مخطط 2924 جدة', '2924أ', '2924 / ب', '2924 ج']) {
      const { exact, isGuess, items } = await matchesIn(search, harness.registry, question, 'ar');
      expect([exact, isGuess, items.map(({ district }) => district)], question).toEqual([
        null,
        true,
        ['riyadh-al-falah'],
      ]);
    }
    const { exact } = await matchesIn(search, harness.registry, 'في مخطط 2924 بالرياض', 'ar');
    expect(exact).toMatchObject({ district: 'riyadh-al-falah', plan: '2924' });
  });

  it('wherever an announcement names a district of a name that many bear', async () => {
    for (const question of ['العزيزية', 'Al Aziziyah']) {
      const { items } = await matchesIn(search, harness.registry, question, 'ar');
      const codes = items.map(({ district }) => district);
      expect(codes.slice(0, 2)).toEqual(['riyadh-al-aziziyah', 'jeddah-al-aziziyah']);
      expect(codes).toContain('thadiq-al-aziziyah');
      // Behind those that most people ask for stand those that are announced.
      expect(items.length).toBeGreaterThan(SUGGESTIONS);
      for (const { state } of items.slice(SUGGESTIONS))
        expect([undefined, 'none', 'choose']).not.toContain(state?.kind);
    }
  });

  it('without the hamza at its end, and as the one that is written so', async () => {
    const cities = async (question: string) =>
      (await matchesIn(search, harness.registry, question, 'ar')).items.map(({ city }) => city);
    expect(await cities('الحمرا')).toEqual(expect.arrayContaining(['riyadh', 'jeddah', 'makkah', 'jubail']));
    const { exact } = await matchesIn(search, harness.registry, 'صبيا', 'ar');
    expect(exact).toMatchObject({ city: 'sabya' });
  });

  it('villages of one name near one town are told by how far from it they lie', async () => {
    const { items } = await matchesIn(search, harness.registry, 'Al Hufayrah', 'en');
    const beside = items.filter(({ within }) => within[0]?.endsWith('Al Khurmah'));
    // From 21.914, 42.034 to 22.872, 42.524 and 21.843, 41.533 and 22.876, 41.545.
    expect(beside.map(({ within }) => within[0]).sort()).toEqual([
      '118\u00a0km to the north-east of Al Khurmah',
      '118\u00a0km to the north-west of Al Khurmah',
      '52\u00a0km to the west of Al Khurmah',
    ]);
    expect(items.filter(({ within }) => within[0]?.startsWith('near ')).length).toBeGreaterThan(2);
  });

  it('beside what more people ask for, where a letter is wrong in the name of a district and so right in that of a village', async () => {
    const { exact, items } = await matchesIn(search, harness.registry, 'الملقى', 'ar');
    expect(exact).toEqual({ city: 'al-malqa-540', district: undefined });
    expect(items.map(({ district }) => district)).toContain('riyadh-al-malqa');
    // And not the other way round.
    const known = await matchesIn(search, harness.registry, 'الملقا', 'ar');
    expect(known.exact).toMatchObject({ district: 'riyadh-al-malqa' });
    expect(known.items.map(({ city }) => city)).not.toContain('al-malqa-540');
  });

  it('and asked back where two districts have parts of one plan', async () => {
    const { exact, items } = await matchesIn(search, harness.registry, '1438/3/أ مكة', 'ar');
    expect([exact, items.map(({ district }) => district).sort()]).toEqual([
      null,
      ['makkah-an-nuzhah', 'makkah-ar-rusayfah'],
    ]);
    // A part of it is announced in either.
    expect(items.map(({ state }) => state?.kind)).toEqual(['partial', 'partial']);
  });

  it('with its region beside it, where cities and districts bear one name', async () => {
    const { items } = await matchesIn(search, harness.registry, 'بدر', 'ar');
    const city = items.find(({ kind }) => kind === 'city');
    expect(city).toMatchObject({ city: 'badr', within: ['المدينة المنورة'] });
  });

  it('in less time than a turn may take, whatever is typed beside a city', () => {
    const places = ['الرياض', 'جدة', 'حفر الباطن', 'الأحساء', 'مكة المكرمة', 'Riyadh', ''];
    const typed = [
      'الزوضه',
      'النزة الووود العقق',
      'النزة الووود العقق الفيصصلية الصاالحية الرووضة',
      'ابابابابا بابابابا سسسسسس ننننننن ووووووووو يييييييي',
      'alalalal alalal alanalan anananan alalalal ananana alala nanana lalala',
      'an al ar as ash at ad an al ar as ash at ad',
    ];
    const [now, slow] = [threadClock(), slowness()];
    // A question of 25 letters, of twice and of four times as many: all that is read.
    for (const [at, place] of places.entries())
      for (const words of typed)
        for (const letters of at === 0 ? [25, 50, 100] : [100]) {
          const question = `${words.slice(0, letters - place.length - 1)} ${place}`.padEnd(letters, ' غ');
          const least = leastOf(5, TURN_MS, () => {
            const begun = now();
            search.places.search(question, 8);
            return now() - begun;
          });
          // What reads here and there in memory takes longer beside others who do.
          expect(least < TURN_MS ? least : least / slow(), question).toBeLessThan(TURN_MS);
        }
  });

  it('by each name of each announcement', async () => {
    const { data } = await harness.registry.areas({ pageSize: 100 });
    const missed: string[] = [];
    let asked = 0;
    for (const { slug } of data.items) {
      const { data: area } = await harness.registry.area({ slug });
      for (const { kind, name, city, district } of area?.parts ?? []) {
        const around = search.cities.get(city ?? '');
        if (!kind.startsWith('district') || name === null || around === undefined) continue;
        // Every other one in the other language: both are one index.
        const locale = asked % 2 === 0 ? 'ar' : 'en';
        const question = `${name[locale]} ${around[locale]}`;
        asked += 1;
        const isIt = (place: PlaceEntry) =>
          district === null
            ? placeNameKey(place.name.ar) === placeNameKey(name.ar)
            : place.district === district;
        if (!found(question).some(isIt)) missed.push(question);
      }
    }
    expect(asked).toBeGreaterThan(800);
    expect(missed.length / asked, missed.join('; ')).toBeLessThanOrEqual(0.01);
  });
});

describe('what was typed', () => {
  const matches = (question: string) => matchesIn(search, harness.registry, question, 'ar');

  it.each(['الملز الرياض', 'العليا الرياض', 'طويق الرياض'])(
    'is answered at once where the city has one place of the name: %s',
    async (question) => {
      expect((await matches(question)).exact).not.toBeNull();
    },
  );

  it.each(['malqaa riyad', 'Al Malkiy Riyadh'])(
    'is asked back where it is only like a name: %s',
    async (question) => {
      expect((await matches(question)).exact).toBeNull();
    },
  );

  it.each(['قباء المدينة المنورة'])('is not told as found: %s', async (question) => {
    const { isGuess, items }: PlaceMatches = await matches(question);
    expect(items.length).toBeGreaterThan(0);
    expect(isGuess).toBe(true);
  });
});

describe('what names no place by itself', () => {
  const asked = (question: string) => matchesIn(search, harness.registry, question, 'ar');

  it.each([
    'PM6F+HQ الرياض',
    'pm6f+hq riyadh',
    'PM6F+HQ الرياض السعودية',
    'PM6F+HQ, Riyadh Saudi Arabia',
    'الرياض PM6F+HQ',
    '7HP8PM6F+HQ',
  ])('is a point by a plus code: %s', async (code) => {
    const { point, items } = await asked(code);
    expect([point?.lat.toFixed(4), point?.lon.toFixed(4)]).toEqual(['24.7114', '46.6744']);
    expect(items).toMatchObject([{ kind: 'district', city: 'riyadh' }]);
  });

  it.each([
    ['', 'empty'],
    ['PM6F+HQ', 'plusCode'],
    // Districts of this name lie in several cities.
    ['PM6F+HQ حي السلام', 'plusCode'],
    ['RRRD2929', 'shortAddress'],
    ['rrrd٢٩٢٩', 'shortAddress'],
    ['plan 9999', undefined],
    ['plot9999', undefined],
    // Dubai and Amman lie between the kingdom's sides; its own desert does too, and its islands and waters.
    ['25.2048, 55.2708', 'abroad'],
    ['31.95, 35.93', 'abroad'],
    ['19.5, 52', undefined],
    ['27.95, 34.55', undefined],
    ['27.72, 49.83', undefined],
    ['18.2, 40.9', undefined],
  ])('is told why: %s', async (question, refused) => {
    expect(await asked(question)).toMatchObject({ items: [], exact: null });
    expect((await asked(question)).refused).toBe(refused);
  });

  it('does not stand in the way of the district beside it', async () => {
    expect((await asked('RRRD2929، حي الملقا، الرياض')).exact).toMatchObject({ district: 'riyadh-al-malqa' });
  });
});
