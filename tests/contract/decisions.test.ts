import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeNameKey } from '@/lib/i18n/arabic';
import { strongest } from '@/lib/registry';
import { READERS } from '@/lib/registry/readers';
import { contentRows } from '@/lib/registry/seed/content';
import { type Harness, seededHarness } from '../support/harness';

/**
 * What the decisions say of 66 places of 25 cities, worked out by hand from the announcements: whether they are named
 * whole or in part, or counted without names in their city or governorate (`unknown`) or in their region alone (`region`), and
 * by which announcement; null where none does.
 */
const CASES: readonly (readonly [city: string, district: string, coverage: string | null, area?: string])[] =
  [
    ['riyadh', 'الملقا', 'whole', 'riyadh-dammam-madinah-2023-12'],
    ['riyadh', 'الفلاح', 'whole', 'riyadh-al-falah-2023-05'],
    // Whole in 2023, a part again in 2024.
    ['riyadh', 'العارض', 'whole', 'riyadh-dammam-madinah-2023-12'],
    ['riyadh', 'الغدير', 'whole', 'riyadh-north-2024-01'],
    ['riyadh', 'الهدا', 'whole', 'riyadh-areas-9-to-12-2024-03'],
    ['riyadh', 'السدرة', 'partial', 'riyadh-areas-9-to-12-2024-03'],
    ['riyadh', 'نمار', 'whole', 'riyadh-ten-districts-2024-08'],
    ['riyadh', 'ضاحية نمار', 'partial', 'riyadh-dahiyat-namar-2024-07'],
    ['riyadh', 'طويق', 'whole', 'riyadh-eleven-districts-2024-07'],
    ['riyadh', 'الملك سلمان', 'whole', 'riyadh-dammam-madinah-2023-12'],
    // Nine of the city's districts, without names.
    ['riyadh', 'العمل', 'unknown', 'riyadh-region-2025-09'],
    ['riyadh', 'العزيزية', 'unknown', 'riyadh-region-2025-09'],
    ['jeddah', 'الأمواج', 'whole', 'jeddah-al-ahsa-jubail-ras-tanura-2025-08'],
    // Parts of it in two announcements: the newer.
    ['jeddah', 'الشاطئ', 'partial', 'jeddah-ash-shati-2026-04'],
    ['jeddah', 'الأندلس', 'partial', 'jeddah-al-ahsa-jubail-ras-tanura-2025-08'],
    ['jeddah', 'الربيع', 'whole', 'jeddah-nineteen-districts-2025-08'],
    ['jeddah', 'الصواري', 'whole', 'madinah-makkah-2025-09'],
    ['jeddah', 'الفردوس', 'whole', 'diriyah-makkah-madinah-2025-12'],
    ['jeddah', 'الوادي', 'partial', 'ajyad-al-wadi-al-mahbubah-2026-01'],
    ['jeddah', 'البلد', 'partial', 'jeddah-nineteen-districts-2025-08'],
    // Eight districts of Jeddah and Madinah were counted and seven named.
    ['jeddah', 'الياقوت', 'unknown', 'makkah-madinah-parcels-2026-01'],
    ['makkah', 'الشهداء', 'whole', 'riyadh-makkah-eastern-2025-09'],
    ['makkah', 'السلام', 'whole', 'makkah-jumum-madinah-eastern-2025-10'],
    ['makkah', 'العمرة', 'partial', 'umluj-al-umrah-dammam-2026-01'],
    ['makkah', 'النزهة', 'partial', 'riyadh-makkah-eastern-2025-09'],
    ['makkah', 'الحديبية', 'partial', 'dhurma-hudaybiyah-2026-02'],
    // 31 of the city's 41 are named.
    ['makkah', 'الهنداوية', 'unknown', 'riyadh-makkah-eastern-2025-09'],
    ['madinah', 'العاقول', 'whole', 'riyadh-dammam-madinah-2023-12'],
    ['madinah', 'سكة الحديد', 'whole', 'madinah-six-districts-2024-06'],
    ['madinah', 'النخيل', 'whole', 'madinah-makkah-2025-09'],
    ['madinah', 'الخالدية', 'whole', 'diriyah-makkah-madinah-2025-12'],
    ['madinah', 'بني عبد الأشهل', 'partial', 'madinah-bani-abd-al-ashhal-2026-02'],
    ['madinah', 'خاخ', 'unknown', 'madinah-four-districts-2024-09'],
    ['dammam', 'الشعلة', 'whole', 'riyadh-dammam-madinah-2023-12'],
    ['dammam', 'بدر', 'whole', 'dammam-khobar-qatif-2024-11'],
    ['dammam', 'صناعية الظهران', 'partial', 'umluj-al-umrah-dammam-2026-01'],
    ['dammam', 'الفنار', 'unknown', 'dammam-khobar-qatif-2024-11'],
    ['khobar', 'الثقبة', 'whole', 'dammam-khobar-qatif-2024-11'],
    ['khobar', 'التحلية', 'unknown', 'dammam-khobar-qatif-2024-11'],
    // Printed under Dammam; it lies in Dhahran.
    ['dhahran', 'جامعة الملك فهد للبترول والمعادن', 'whole', 'dammam-khobar-qatif-2024-11'],
    ['safwa', 'الأوجام', 'whole', 'dammam-khobar-qatif-2024-11'],
    ['al-mubarraz', 'الحزم الشمالي', 'whole', 'eastern-2025-09'],
    ['hofuf', 'العاصمة', 'whole', 'al-ahsa-2025-10'],
    // Named in Al Ahsa, where two towns have a district of that name.
    ['al-mubarraz', 'القادسية', 'unknown', 'eastern-2025-09'],
    ['hofuf', 'الزهرة', 'unknown', 'eastern-2025-09'],
    ['hail', 'السويفلة', 'whole', 'hail-2025-11'],
    ['hail', 'برزان', 'unknown', 'hail-2025-11'],
    ['buraydah', 'المنسي', 'whole', 'qassim-2025-08'],
    ['buraydah', 'البصر', 'partial', 'qassim-2025-08'],
    // Qassim's districts are counted for the region alone.
    ['buraydah', 'اليرموك', 'region', 'riyadh-qassim-makkah-hail-2025-12'],
    ['arar', 'الفنار', 'whole', 'northern-borders-tabuk-suwayr-2025-12'],
    ['arar', 'الأصداف', 'partial', 'northern-borders-tabuk-suwayr-2025-12'],
    ['arar', 'القدس الشرقي', 'unknown', 'northern-borders-tabuk-suwayr-2025-12'],
    ['tabuk', 'الشفا', 'region', 'northern-borders-tabuk-suwayr-2025-12'],
    ['az-zulfi', 'السيح', 'whole', 'zulfi-kharj-2025-09'],
    ['az-zulfi', 'النور', 'partial', 'riyadh-eastern-2025-11'],
    ['az-zulfi', 'حطين', 'unknown', 'zulfi-kharj-2025-09'],
    ['al-qasab', 'النزهة', 'whole', 'riyadh-makkah-madinah-2026-03'],
    ['thadiq', 'الجنادرية', 'unknown', 'riyadh-makkah-madinah-2026-03'],
    ['al-kharj', 'القطار', 'whole', 'zulfi-kharj-2025-09'],
    ['jubail', 'الجوهرة', 'whole', 'jeddah-al-ahsa-jubail-ras-tanura-2025-08'],
    ['taif', 'الهدا', 'region', 'riyadh-qassim-makkah-hail-2025-12'],
    ['shaqra', 'الروضة', 'region', 'riyadh-qassim-makkah-hail-2025-12'],
    ['sakaka', 'الصالحية', 'region', 'riyadh-jawf-northern-borders-2025-12'],
    // Never named and never counted.
    ['abha', 'المنهل', null],
    // An announcement speaks of places in Madinah region, without names and number: that is no doubt about Yanbu.
    ['yanbu', 'الياقوت', null],
  ];

let harness: Harness;
beforeAll(async () => {
  harness = await seededHarness();
});
afterAll(() => harness.close());

const context = () => ({
  db: harness.store.read,
  now: new Date('2026-11-22T09:00:00Z'),
  today: '2026-11-22',
  minimumDeeds: 6,
  averagesWaitMs: 1_000,
});
const districts = contentRows('districts.csv');

it.each(CASES)('%s, %s: %s (%s)', async (city, name, coverage, area) => {
  const district = districts.find(
    (row) => row.city === city && placeNameKey(row.name_ar ?? '') === placeNameKey(String(name)),
  )?.code;
  expect(district, `${name} in ${city}`).toBeDefined();
  const { items } = await READERS.areasOf(context(), { district });
  const { main } = strongest(items);
  expect(main === undefined ? [null] : [main.coverage, main.area.slug]).toEqual(
    coverage === null ? [null] : [coverage, area],
  );
});

it('leaves no district of Riyadh in doubt because of another governorate', async () => {
  for (const { code = '' } of districts.filter(({ city }) => city === 'riyadh').slice(0, 40)) {
    const { main } = strongest((await READERS.areasOf(context(), { district: code })).items);
    if (main?.coverage !== 'unknown') continue;
    expect(main.parts.every((part) => part.city === null || part.city === 'riyadh')).toBe(true);
    expect(main.parts.find((part) => part.city === 'riyadh')?.districtCount).toBe(9);
  }
});
