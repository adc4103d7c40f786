import { placeNameKey } from '@/lib/i18n/arabic';
import { contentRows } from '@/lib/registry/seed/content';

/**
 * What the decisions say of 142 places of 75 cities, worked out by hand from the announcements: whether they are
 * named whole or in part, whether a name is announced that several districts of the governorate bear (`namesake`), or
 * whether districts are counted without names in their city or governorate (`unknown`) or in their region alone
 * (`region`), or places of the region announced without names and number (`mentioned`); by which announcement, and by
 * which number. Null where none does.
 */
export const DECIDED: readonly (readonly [
  city: string,
  district: string,
  coverage: string | null,
  area?: string,
  count?: string,
])[] = [
  ['riyadh', 'الملقا', 'whole', 'riyadh-dammam-madinah-2023-12'],
  ['riyadh', 'الفلاح', 'whole', 'riyadh-al-falah-2023-05'],
  // Whole in 2023, a part again in 2024.
  ['riyadh', 'العارض', 'whole', 'riyadh-dammam-madinah-2023-12'],
  ['riyadh', 'الغدير', 'whole', 'riyadh-north-2024-01'],
  ['riyadh', 'الهدا', 'whole', 'riyadh-areas-9-to-12-2024-03'],
  ['riyadh', 'سدرة', 'partial', 'riyadh-areas-9-to-12-2024-03'],
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
  // What is counted in Makkah region alone.
  ['jeddah', 'الياقوت', 'region', 'riyadh-qassim-makkah-hail-2025-12', '41'],
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
  ['al-mubarraz', 'القادسية', 'namesake', 'jeddah-al-ahsa-jubail-ras-tanura-2025-08'],
  ['al-uyun', 'القادسية', 'namesake', 'jeddah-al-ahsa-jubail-ras-tanura-2025-08'],
  ['jawatha', 'الواحة', 'namesake', 'al-ahsa-2025-10'],
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
  // Named in part, and again a month later; and the other half of a list that names eight for eleven.
  ['al-kharj', 'فرزان', 'partial', 'riyadh-qassim-makkah-hail-2025-12'],
  ['al-kharj', 'العفجة', 'partial', 'zulfi-kharj-2025-09'],
  ['al-kharj', 'المصانع', 'unknown', 'zulfi-kharj-2025-09', '3'],
  ['ad-dilam', 'العذراء', 'partial', 'riyadh-makkah-eastern-2025-09'],
  // The list of this governorate runs on into the next: neither is sure of those names.
  ['al-quwayiyah', 'المروج', 'whole', 'riyadh-qassim-makkah-hail-2025-12'],
  ['al-quwayiyah', 'الخليج', 'unknown', 'riyadh-qassim-makkah-hail-2025-12'],
  ['ar-rayn', 'عشيرة', 'namesake', 'riyadh-qassim-eastern-2025-10'],
  ['ar-rayn', 'الملك فهد', 'namesake', 'riyadh-qassim-eastern-2025-10'],
  ['al-quwayiyah', 'الملك فهد', 'namesake', 'riyadh-qassim-eastern-2025-10'],
  ['ar-rayn', 'اليمامة', 'whole', 'ar-rayn-2025-11'],
  ['al-majmaah', 'القطار', 'whole', 'madinah-makkah-2025-09'],
  ['al-majmaah', 'المرقب', 'unknown', 'riyadh-region-2025-09', '10'],
  ['dhurma', 'المغترة', 'partial', 'dhurma-hudaybiyah-2026-02'],
  ['dhurma', 'روافة', 'whole', 'riyadh-qassim-makkah-hail-2025-12'],
  // That list names the governorate in full: the 105 that it counts in the region are none of Dhurma's, six of another are open.
  ['dhurma', 'العنقري', 'region', 'riyadh-eastern-2025-11', '6'],
  ['al-aflaj', 'خضرا وعشيران', 'whole', 'riyadh-eastern-2025-10'],
  ['wadi-ad-dawasir', 'نزوى', 'whole', 'riyadh-jawf-northern-borders-2025-12'],
  // Announced as "areas", without a number.
  ['ad-dawadimi', 'حطين', 'unknown', 'riyadh-jawf-northern-borders-2025-12'],
  // Neither day of its period is known.
  ['khafji', 'الورود', 'whole', 'hafr-al-batin-jubail-al-ahsa-2025-09'],
  ['khafji', 'الأمير نايف', 'unknown', 'eastern-2025-09', '10'],
  ['hafr-al-batin', 'الريان', 'whole', 'riyadh-makkah-eastern-2025-09'],
  ['al-qaysumah', 'الهداية', 'whole', 'madinah-makkah-2025-09'],
  ['al-qaysumah', 'الفيصلية', 'region', 'riyadh-eastern-2025-10', '41'],
  // A town of the governorate whose 80 have no names.
  ['safwa', 'الحزم', 'unknown', 'al-ahsa-qatif-jubail-2025-04', '80'],
  ['qatif', 'الروضة', 'unknown', 'al-ahsa-qatif-jubail-2025-04', '80'],
  // Counted by parcels.
  ['umluj', 'البلد', 'unknown', 'umluj-al-umrah-dammam-2026-01', '43'],
  ['suwayr', 'الحزم', 'unknown', 'northern-borders-tabuk-suwayr-2025-12', '852'],
  ['diriyah', 'الطريف', 'unknown', 'diriyah-makkah-madinah-2025-12', '8,888'],
  ['jeddah', 'التضامن', 'partial', 'makkah-madinah-parcels-2026-01'],
  ['riyadh-al-khabra', 'المصيف', 'whole', 'qassim-2025-08'],
  ['al-quwarah', 'النور', 'whole', 'uyun-al-jiwa-quwarah-2025-11'],
  ['uyun-al-jiwa', 'غرب بريدة', 'partial', 'uyun-al-jiwa-quwarah-2025-11'],
  ['jubail', 'الفناتير', 'whole', 'hafr-al-batin-jubail-al-ahsa-2025-09'],
  ['duba', 'صمدة', 'region', 'northern-borders-tabuk-suwayr-2025-12', '116'],
  // Smaller towns, each by what its announcements name or count.
  ['marat', 'النزهة', 'whole', 'riyadh-qassim-makkah-hail-2025-12'],
  ['al-ghat', 'الفيصلية', 'whole', 'riyadh-region-2025-09'],
  // Named whole in September and again in October: the newer.
  ['al-ghat', 'النخيل', 'whole', 'riyadh-eastern-2025-10'],
  ['al-ghat', 'المستقبل', 'whole', 'riyadh-eastern-2025-11'],
  ['jalajil', 'السمرية', 'unknown', 'riyadh-region-2025-09', '11'],
  ['hawtat-sudair', 'أم عنيق', 'partial', 'riyadh-makkah-eastern-2025-09'],
  ['hawtat-sudair', 'الشفا', 'whole', 'riyadh-eastern-2025-11'],
  ['hawtat-sudair', 'المروج', 'unknown', 'riyadh-region-2025-09', '7'],
  ['an-nuayriyah', 'المحمدية', 'whole', 'riyadh-eastern-2025-11'],
  // One of its districts was counted in September, four in November: the newer.
  ['an-nuayriyah', 'الخليج', 'unknown', 'riyadh-eastern-2025-11', '4'],
  ['buqayq', 'دميغ الشمالية', 'whole', 'hafr-al-batin-jubail-al-ahsa-2025-09'],
  ['buqayq', 'المطار', 'region', 'riyadh-eastern-2025-10', '41'],
  ['ras-tanura', 'الدانة', 'whole', 'jeddah-al-ahsa-jubail-ras-tanura-2025-08'],
  ['ras-tanura', 'نجمة', 'region', 'riyadh-eastern-2025-10', '41'],
  ['qasr-ibn-aqil', 'النرجس', 'partial', 'qassim-2025-08'],
  ['unayzah', 'الدرة', 'whole', 'qassim-2025-08'],
  ['unayzah', 'الحاجب', 'region', 'riyadh-qassim-makkah-hail-2025-12', '139'],
  // Its list runs on without a number: that is nearer than the 41 of the region.
  ['al-jumum', 'أبو عروة', 'unknown', 'makkah-jumum-madinah-eastern-2025-10'],
  // Printed under Al Aflaj, whose town Layla is.
  ['layla', 'الدوائر', 'whole', 'riyadh-eastern-2025-10'],
  ['layla', 'الجفيدرية', 'region', 'riyadh-qassim-makkah-hail-2025-12', '105'],
  ['sayhat', 'الزهور', 'whole', 'dammam-khobar-qatif-2024-11'],
  ['tarut', 'سنابس', 'unknown', 'al-ahsa-qatif-jubail-2025-04', '80'],
  ['inak', 'المحار', 'unknown', 'al-ahsa-qatif-jubail-2025-04', '80'],
  // Of Qatif governorate, as Al Uyainah is of Diriyah.
  ['umm-al-hamam', 'الأنوار', 'unknown', 'al-ahsa-qatif-jubail-2025-04', '80'],
  ['al-jafr', 'هجر الأول', 'whole', 'jeddah-al-ahsa-jubail-ras-tanura-2025-08'],
  ['al-jafr', 'هجر الثاني عشر', 'partial', 'hafr-al-batin-jubail-al-ahsa-2025-09'],
  // Named in Al Ahsa in August and in September, for whichever of its towns: the newer.
  ['al-jafr', 'النزهة', 'namesake', 'eastern-2025-09'],
  ['al-umran', 'بلدة غمسي', 'partial', 'riyadh-eastern-2025-10'],
  ['al-umran', 'بلدة القارة', 'unknown', 'eastern-2025-09', '61'],
  ['rafha', 'الملز', 'region', 'northern-borders-tabuk-suwayr-2025-12', '174'],
  ['tayma', 'هداج', 'region', 'northern-borders-tabuk-suwayr-2025-12', '116'],
  ['al-qurayyat', 'حصيدة', 'region', 'riyadh-jawf-northern-borders-2025-12', '58'],
  ['as-sulayyil', 'الديرة', 'whole', 'riyadh-eastern-2025-11'],
  ['afif', 'الملز', 'region', 'riyadh-qassim-makkah-hail-2025-12', '105'],
  ['rabigh', 'الجود', 'region', 'riyadh-qassim-makkah-hail-2025-12', '41'],
  ['ash-shinan', 'الصالحية', 'region', 'riyadh-qassim-makkah-hail-2025-12', '173'],
  ['khamis-mushait', 'طيب الاسم', null],
  ['sabya', 'جخيرة', null],
  ['al-bahah', 'الضباب', null],
  // Places of its region were announced without names and number: that is no "no".
  ['al-ula', 'الصخيرات', 'mentioned', 'riyadh-makkah-madinah-2026-03'],
  // Never named and never counted.
  ['najran', 'الشبهان', null],
  ['jazan', 'القلعة', null],
  ['abha', 'المنهل', null],
  ['yanbu', 'الياقوت', 'mentioned', 'riyadh-makkah-madinah-2026-03'],
];

const districts = contentRows('districts.csv');

/** The code of a district by its city and its Arabic name; undefined where the city has none of that name. */
export const districtCode = (city: string, name: string): string | undefined =>
  districts.find((row) => row.city === city && placeNameKey(row.name_ar ?? '') === placeNameKey(name))?.code;
