import riyadhDistricts from './data/riyadh-districts.json';

/** One region: `id` is its official number and its place in every list. */
export interface SeedRegion {
  id: number;
  code: string;
  ar: string;
  en: string;
  /** Other spellings met in published files; hamza, teh marbuta and "منطقة" need no entry (placeNameKey). */
  aliases: readonly string[];
}

export interface SeedCity {
  code: string;
  region: string;
  ar: string;
  en: string;
  aliases: readonly string[];
}

export interface SeedDistrict {
  code: string;
  city: string;
  ar: string;
  en: string;
  lon: number;
  lat: number;
  aliases: readonly string[];
}

export const REGIONS: readonly SeedRegion[] = [
  { id: 1, code: 'riyadh', ar: 'الرياض', en: 'Riyadh', aliases: [] },
  { id: 2, code: 'makkah', ar: 'مكة المكرمة', en: 'Makkah', aliases: ['Makkah Al Mukarramah', 'مكة'] },
  {
    id: 3,
    code: 'madinah',
    ar: 'المدينة المنورة',
    en: 'Madinah',
    aliases: ['Al Madinah Al Munawwarah', 'Al Madinah', 'المدينة'],
  },
  { id: 4, code: 'qassim', ar: 'القصيم', en: 'Qassim', aliases: ['Al Qassim', 'Al Qasim'] },
  {
    id: 5,
    code: 'eastern',
    ar: 'المنطقة الشرقية',
    en: 'Eastern Province',
    aliases: ['الشرقية', 'Eastern', 'Ash Sharqiyah'],
  },
  { id: 6, code: 'asir', ar: 'عسير', en: 'Asir', aliases: ['Aseer'] },
  { id: 7, code: 'tabuk', ar: 'تبوك', en: 'Tabuk', aliases: ['Tabouk'] },
  { id: 8, code: 'hail', ar: 'حائل', en: 'Hail', aliases: ["Ha'il"] },
  {
    id: 9,
    code: 'northern-borders',
    ar: 'الحدود الشمالية',
    en: 'Northern Borders',
    aliases: ['Northern Border'],
  },
  { id: 10, code: 'jazan', ar: 'جازان', en: 'Jazan', aliases: ['جيزان', 'Jizan'] },
  { id: 11, code: 'najran', ar: 'نجران', en: 'Najran', aliases: [] },
  { id: 12, code: 'al-bahah', ar: 'الباحة', en: 'Al Bahah', aliases: ['Al Baha'] },
  { id: 13, code: 'al-jawf', ar: 'الجوف', en: 'Al Jawf', aliases: ['Al Jouf', 'Al Jowf'] },
];

type CityRow = readonly [code: string, ar: string, en: string, ...aliases: string[]];

/** Regional capitals, every city that an announcement names, and the cities with most recorded sales. */
const CITIES_BY_REGION: Record<string, readonly CityRow[]> = {
  riyadh: [
    ['riyadh', 'الرياض', 'Riyadh'],
    ['diriyah', 'الدرعية', 'Diriyah', 'Ad Diriyah'],
    ['al-kharj', 'الخرج', 'Al Kharj', 'Kharj'],
    ['ad-dilam', 'الدلم', 'Ad Dilam', 'Dulum', 'Al Dalam'],
    ['ad-dawadimi', 'الدوادمي', 'Ad Dawadimi', 'Dawadmi'],
    ['al-majmaah', 'المجمعة', 'Al Majmaah', 'Majmaah'],
    ['al-quwayiyah', 'القويعية', 'Al Quwayiyah'],
    ['al-aflaj', 'الأفلاج', 'Al Aflaj'],
    ['wadi-ad-dawasir', 'وادي الدواسر', 'Wadi Ad Dawasir'],
    ['az-zulfi', 'الزلفي', 'Az Zulfi', 'Zulfi', 'Al Zulfi'],
    ['shaqra', 'شقراء', 'Shaqra'],
    ['hawtat-bani-tamim', 'حوطة بني تميم', 'Hawtat Bani Tamim'],
    ['afif', 'عفيف', 'Afif'],
    ['al-ghat', 'الغاط', 'Al Ghat'],
    ['as-sulayyil', 'السليل', 'As Sulayyil'],
    ['dhurma', 'ضرما', 'Dhurma', 'ضرماء', 'Dhurama'],
    ['al-muzahimiyah', 'المزاحمية', 'Al Muzahimiyah'],
    ['rumah', 'رماح', 'Rumah'],
    ['thadiq', 'ثادق', 'Thadiq'],
    ['huraymila', 'حريملاء', 'Huraymila'],
    ['al-hariq', 'الحريق', 'Al Hariq'],
    ['marat', 'مرات', 'Marat'],
    ['ar-rayn', 'الرين', 'Ar Rayn', 'Al Rain'],
    ['al-qasab', 'القصب', 'Al Qasab'],
  ],
  makkah: [
    ['makkah', 'مكة المكرمة', 'Makkah', 'مكة'],
    ['jeddah', 'جدة', 'Jeddah', 'Jiddah'],
    ['taif', 'الطائف', 'Taif', 'At Taif'],
    ['al-qunfudhah', 'القنفذة', 'Al Qunfudhah'],
    ['al-lith', 'الليث', 'Al Lith'],
    ['rabigh', 'رابغ', 'Rabigh'],
    ['al-jumum', 'الجموم', 'Al Jumum'],
    ['khulays', 'خليص', 'Khulays'],
    ['turabah', 'تربة', 'Turabah'],
    ['ranyah', 'رنية', 'Ranyah'],
    ['al-khurmah', 'الخرمة', 'Al Khurmah'],
    ['bahrah', 'بحرة', 'Bahrah'],
  ],
  madinah: [
    ['madinah', 'المدينة المنورة', 'Madinah', 'المدينة', 'Al Madinah'],
    ['yanbu', 'ينبع', 'Yanbu'],
    ['al-ula', 'العلا', 'AlUla', 'Al Ula'],
    ['al-mahd', 'المهد', 'Al Mahd', 'مهد الذهب'],
    ['badr', 'بدر', 'Badr'],
    ['khaybar', 'خيبر', 'Khaybar'],
    ['al-hanakiyah', 'الحناكية', 'Al Hanakiyah'],
  ],
  qassim: [
    ['buraydah', 'بريدة', 'Buraydah', 'Buraidah'],
    ['unayzah', 'عنيزة', 'Unayzah', 'Unaizah'],
    ['ar-rass', 'الرس', 'Ar Rass'],
    ['al-mithnab', 'المذنب', 'Al Mithnab'],
    ['al-bukayriyah', 'البكيرية', 'Al Bukayriyah'],
    ['al-badai', 'البدائع', 'Al Badai'],
    ['riyadh-al-khabra', 'رياض الخبراء', 'Riyadh Al Khabra'],
  ],
  eastern: [
    ['dammam', 'الدمام', 'Dammam', 'Ad Dammam'],
    ['al-ahsa', 'الأحساء', 'Al Ahsa'],
    ['hofuf', 'الهفوف', 'Hofuf', 'Al Hufuf'],
    ['khobar', 'الخبر', 'Khobar', 'Al Khubar'],
    ['dhahran', 'الظهران', 'Dhahran'],
    ['qatif', 'القطيف', 'Qatif', 'Al Qatif'],
    ['jubail', 'الجبيل', 'Jubail', 'Al Jubail'],
    ['ras-tanura', 'رأس تنورة', 'Ras Tanura'],
    ['hafr-al-batin', 'حفر الباطن', 'Hafr Al Batin'],
    ['khafji', 'الخفجي', 'Khafji', 'Al Khafji'],
    ['buqayq', 'بقيق', 'Buqayq', 'ابقيق', 'Abqaiq'],
    ['an-nuayriyah', 'النعيرية', 'An Nuayriyah'],
  ],
  asir: [
    ['abha', 'أبها', 'Abha'],
    ['khamis-mushait', 'خميس مشيط', 'Khamis Mushait'],
    ['bishah', 'بيشة', 'Bishah', 'Bisha'],
    ['muhayil', 'محايل عسير', 'Muhayil', 'محايل'],
    ['ahad-rafidah', 'أحد رفيدة', 'Ahad Rafidah'],
    ['tathlith', 'تثليث', 'Tathlith', 'تثليت'],
    ['an-namas', 'النماص', 'An Namas'],
  ],
  tabuk: [
    ['tabuk', 'تبوك', 'Tabuk'],
    ['umluj', 'أملج', 'Umluj'],
    ['al-wajh', 'الوجه', 'Al Wajh'],
    ['duba', 'ضباء', 'Duba'],
    ['tayma', 'تيماء', 'Tayma'],
    ['haql', 'حقل', 'Haql'],
  ],
  hail: [
    ['hail', 'حائل', 'Hail', "Ha'il"],
    ['baqa', 'بقعاء', 'Baqa'],
    ['ash-shinan', 'الشنان', 'Ash Shinan'],
  ],
  'northern-borders': [
    ['arar', 'عرعر', 'Arar'],
    ['rafha', 'رفحاء', 'Rafha'],
    ['turayf', 'طريف', 'Turayf'],
  ],
  jazan: [
    ['jazan', 'جازان', 'Jazan', 'جيزان', 'Jizan'],
    ['sabya', 'صبيا', 'Sabya', 'صبياء'],
    ['abu-arish', 'أبو عريش', 'Abu Arish'],
    ['samtah', 'صامطة', 'Samtah'],
  ],
  najran: [
    ['najran', 'نجران', 'Najran'],
    ['sharurah', 'شرورة', 'Sharurah'],
    ['hubuna', 'حبونا', 'Hubuna'],
  ],
  'al-bahah': [
    ['al-bahah', 'الباحة', 'Al Bahah', 'Al Baha'],
    ['baljurashi', 'بلجرشي', 'Baljurashi'],
    ['al-mikhwah', 'المخواة', 'Al Mikhwah'],
  ],
  'al-jawf': [
    ['sakaka', 'سكاكا', 'Sakaka'],
    ['al-qurayyat', 'القريات', 'Al Qurayyat'],
    ['dawmat-al-jandal', 'دومة الجندل', 'Dawmat Al Jandal'],
    ['tabarjal', 'طبرجل', 'Tabarjal'],
  ],
};

export const CITIES: readonly SeedCity[] = Object.entries(CITIES_BY_REGION).flatMap(([region, rows]) =>
  rows.map(([code, ar, en, ...aliases]) => ({ code, region, ar, en, aliases })),
);

/** Spellings of Riyadh districts in published sales files and announcements that folding does not catch. */
const RIYADH_ALIASES: Record<string, readonly string[]> = {
  'riyadh-al-shifa': ['الشفاء', 'Ash Shifa'],
  'riyadh-al-safa': ['الصفاء', 'As Safa'],
  'riyadh-ghobairah': ['غبيراء'],
  'riyadh-al-maizalah': ['المعيزلية'],
  'riyadh-al-nafel': ['Al Nafl', 'An Nafl'],
  'riyadh-al-maseef': ['Al Masayf', 'Al Masif'],
  'riyadh-al-taawun': ['At Taawun', "Al Ta'awun"],
  'riyadh-al-ezdihar': ['Al Izdihar'],
  'riyadh-al-sulaimaniyah': ['As Sulaimaniyah', 'Sulaimaniyah'],
  'riyadh-al-fakhiriyah': ['Al Fakhriyah'],
  'riyadh-olaishah': ['Ulaishah', 'Olaisha'],
  'riyadh-al-sinaiyah': ['As Sinaiyah'],
  'riyadh-al-dar-al-baida': ['Ad Dar Al Baida', 'Dar Al Bayda'],
  'riyadh-al-difaa': ['Ad Difa', 'Difa'],
  'riyadh-dhahrat-laban': ['Zahrat Laban', 'ضهرة لبن'],
  'riyadh-irqah': ['Arqah'],
  'riyadh-as-safarat': ['Al Safarat'],
};

export const RIYADH_DISTRICTS: readonly SeedDistrict[] = riyadhDistricts.map((row) => {
  const [code, ar, en, lon, lat] = row as [string, string, string, number, number];
  return { code, city: 'riyadh', ar, en, lon, lat, aliases: RIYADH_ALIASES[code] ?? [] };
});
