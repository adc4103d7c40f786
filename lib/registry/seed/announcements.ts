import type { Bilingual } from '../contract';
import type { SeedAnnouncement, SeedPart } from './announcement-types';

/**
 * The announced areas found in published sources up to the middle of 2026: facts (dates, counts, names),
 * each with its source. Dates are as published; what no source states is null and is never derived,
 * because windows differ in length. Hijri dates are computed from these when shown, never transcribed:
 * one paper printed a pair that does not exist.
 */

const bilingual = (ar: string, en: string): Bilingual => ({ ar, en });

/** Whole districts of Riyadh city, by the codes of places.ts. */
const riyadhDistricts = (...codes: string[]): SeedPart[] =>
  codes.map((code) => ({ kind: 'district', region: 'riyadh', city: 'riyadh', district: `riyadh-${code}` }));

const named = (
  kind: 'district' | 'district_part' | 'plan',
  region: string,
  city: string | null,
  names: readonly (readonly [ar: string, en: string])[],
): SeedPart[] => names.map(([ar, en]) => ({ kind, region, city, name: bilingual(ar, en) }));

/** Districts that an announcement counts (or only mentions) without naming them. */
const unnamed = (
  region: string,
  city: string | null,
  districts: number | null,
  plots?: number | null,
): SeedPart => ({ kind: 'unnamed_districts', region, city, districts, plots: plots ?? null });

export const ANNOUNCEMENTS_2023_2024: readonly SeedAnnouncement[] = [
  {
    slug: 'riyadh-al-falah-2023-05',
    name: bilingual('حي الفلاح بمدينة الرياض', 'Al Falah district, Riyadh'),
    announcedOn: null,
    startsOn: '2023-05-07',
    endsOn: null,
    plots: null,
    parts: riyadhDistricts('al-falah'),
    sources: [
      { name: 'SAMA Rulebook, circular of 2023-05-14', url: 'https://rulebook.sama.gov.sa/en/node/1607' },
    ],
  },
  {
    slug: 'riyadh-north-2024-01',
    name: bilingual('سبعة أحياء في شمال مدينة الرياض', 'Seven districts in northern Riyadh'),
    announcedOn: null,
    startsOn: null,
    endsOn: '2024-01-29',
    plots: null,
    parts: riyadhDistricts(
      'al-ghadeer',
      'al-nafel',
      'al-wadi',
      'al-muruj',
      'al-maseef',
      'al-taawun',
      'al-ezdihar',
    ),
    sources: [{ name: 'REGA (rega.gov.sa), 7 Riyadh districts, before 2024-01-29', url: null }],
  },
  {
    slug: 'riyadh-dammam-madinah-2023-12',
    name: bilingual(
      '48 حيًّا في الرياض والدمام والمدينة المنورة',
      '48 districts in Riyadh, Dammam and Madinah',
    ),
    announcedOn: null,
    startsOn: '2023-12-24',
    endsOn: '2024-03-28',
    plots: 368_565,
    parts: [
      unnamed('riyadh', 'riyadh', 46),
      ...named('district', 'eastern', 'dammam', [['الشعلة', 'Al Shulah']]),
      ...named('district', 'madinah', 'madinah', [['العاقول', 'Al Aqoul']]),
    ],
    sources: [{ name: 'REGA (rega.gov.sa), 48 districts, 910.27 km²', url: null }],
  },
  {
    slug: 'makkah-projects-2024-05',
    name: bilingual('ثمانية أحياء ومشروعات في مكة المكرمة', 'Eight districts and projects in Makkah'),
    announcedOn: null,
    startsOn: '2024-05-26',
    endsOn: '2024-08-29',
    plots: 1_336,
    parts: [
      ...named('plan', 'makkah', 'makkah', [
        ['مسار', 'Masar'],
        ['جبل عمر', 'Jabal Omar'],
        ['ذاخر', 'Dakher'],
      ]),
      unnamed('makkah', 'makkah', 5),
    ],
    sources: [{ name: 'REGA (rega.gov.sa), 8 districts in Makkah', url: null }],
  },
  {
    slug: 'riyadh-ten-districts-2024-08',
    name: bilingual('عشرة أحياء في مدينة الرياض', 'Ten districts in Riyadh'),
    announcedOn: null,
    startsOn: null,
    endsOn: '2024-08-29',
    plots: null,
    parts: riyadhDistricts(
      'al-mahdiyah',
      'al-khuzama',
      'irqah',
      'dhahrat-laban',
      'as-safarat',
      'namar',
      'al-marwah',
      'shubra',
      'badr',
      'al-shifa',
    ),
    sources: [{ name: 'REGA (rega.gov.sa), 18 districts, before 2024-08-29', url: null }],
  },
  {
    slug: 'madinah-six-districts-2024-06',
    name: bilingual('ستة أحياء في المدينة المنورة', 'Six districts in Madinah'),
    announcedOn: null,
    startsOn: '2024-06-30',
    endsOn: '2024-10-03',
    plots: 4_774,
    parts: [unnamed('madinah', 'madinah', 6)],
    sources: [{ name: 'REGA (rega.gov.sa), six Madinah districts', url: null }],
  },
  {
    slug: 'riyadh-eleven-districts-2024-07',
    name: bilingual('أحد عشر حيًّا في مدينة الرياض', 'Eleven districts in Riyadh'),
    announcedOn: null,
    startsOn: '2024-07-28',
    endsOn: '2024-10-31',
    plots: 113_541,
    parts: [
      ...riyadhDistricts('tuwaiq'),
      { kind: 'district_part', region: 'riyadh', city: 'riyadh', district: 'riyadh-al-arid' },
      ...riyadhDistricts(
        'king-abdulaziz',
        'al-sulaimaniyah',
        'al-wizarat',
        'al-fakhiriyah',
        'olaishah',
        'al-sinaiyah',
        'al-khalidiyah',
        'al-dar-al-baida',
        'al-difaa',
      ),
    ],
    sources: [{ name: 'REGA (rega.gov.sa), 11 districts in Riyadh city', url: null }],
  },
  {
    slug: 'madinah-four-districts-2024-09',
    name: bilingual('أربعة أحياء في المدينة المنورة', 'Four districts in Madinah'),
    announcedOn: null,
    startsOn: '2024-09-29',
    endsOn: '2025-01-02',
    plots: 9_695,
    parts: [unnamed('madinah', 'madinah', 4)],
    sources: [{ name: 'REGA (rega.gov.sa), 4 districts of Madinah', url: null }],
  },
];

export const ANNOUNCEMENTS_2025: readonly SeedAnnouncement[] = [
  {
    slug: 'jeddah-al-ahsa-jubail-ras-tanura-2025-08',
    name: bilingual('أحياء في جدة والأحساء والجبيل ورأس تنورة', 'Jeddah, Al Ahsa, Jubail and Ras Tanura'),
    announcedOn: null,
    startsOn: '2025-08-24',
    endsOn: '2025-11-27',
    plots: 54_062,
    parts: [
      ...named('district', 'makkah', 'jeddah', [
        ['الشراع', 'Ash Shira'],
        ['الأمواج', 'Al Amwaj'],
      ]),
      ...named('district_part', 'makkah', 'jeddah', [
        ['الشاطئ', 'Ash Shati'],
        ['الأندلس', 'Al Andalus'],
      ]),
      unnamed('eastern', 'al-ahsa', 32),
      unnamed('eastern', 'jubail', 10),
      unnamed('eastern', 'ras-tanura', 10),
    ],
    sources: [
      { name: 'Al-Mowaten (almowaten.net), 2025-08-24', url: null },
      { name: 'Okaz (okaz.com.sa) 2223722', url: null },
    ],
  },
  {
    slug: 'riyadh-region-2025-09',
    name: bilingual('166 حيًّا في منطقة الرياض', '166 districts in Riyadh region'),
    announcedOn: null,
    startsOn: '2025-09-07',
    endsOn: '2025-12-11',
    plots: 157_720,
    parts: [
      ...['al-ghat', 'az-zulfi', 'al-majmaah', 'al-kharj', 'ad-dilam'].map((city) =>
        unnamed('riyadh', city, null),
      ),
      unnamed('riyadh', null, 166),
    ],
    sources: [{ name: 'Sabq (sabq.org) 18as7w0m0v', url: null }],
  },
  {
    slug: 'zulfi-kharj-2025-09',
    name: bilingual('أحياء في الزلفي والخرج', 'Districts in Az Zulfi and Al Kharj'),
    announcedOn: null,
    startsOn: '2025-09-14',
    endsOn: '2025-12-18',
    plots: 14_508,
    parts: [
      ...named('district', 'riyadh', 'az-zulfi', [
        ['النهضة', 'An Nahdah'],
        ['مرخ', 'Markh'],
        ['الفردوس', 'Al Firdaws'],
        ['الدرعية', 'Ad Diriyah'],
        ['الفاروق', 'Al Faruq'],
        ['السيح', 'As Sayh'],
        ['العزيزية', 'Al Aziziyah'],
        ['الأندلس', 'Al Andalus'],
        ['قرطبة', 'Qurtubah'],
        ['أحد', 'Uhud'],
        ['المنتزه', 'Al Muntazah'],
        ['الازدهار', 'Al Izdihar'],
        ['الملك سلمان', 'King Salman'],
        ['الياسمين', 'Al Yasmin'],
        ['الخزامى', 'Al Khuzama'],
        ['الواحة', 'Al Wahah'],
      ]),
      unnamed('riyadh', 'az-zulfi', 3),
      unnamed('riyadh', 'al-kharj', 11),
    ],
    sources: [{ name: 'Tafaol (tafaol.sa) 79047', url: 'https://tafaol.sa/79047' }],
  },
  {
    slug: 'madinah-makkah-2025-09',
    name: bilingual('أحياء في المدينة المنورة ومكة المكرمة', 'Districts in Madinah and Makkah regions'),
    announcedOn: null,
    startsOn: '2025-09-21',
    endsOn: '2025-12-25',
    // The reminder counts what ended that day in four regions; the announcement gives only these two.
    plots: 64_366,
    parts: [
      unnamed('madinah', null, 25, 38_822),
      unnamed('makkah', null, 2, 6_897),
      unnamed('riyadh', null, null),
      unnamed('eastern', null, null),
    ],
    sources: [
      { name: 'Al-Mowaten (almowaten.net), 2025-09-08', url: null },
      { name: 'Okaz (okaz.com.sa) 2227956, 2025-12-23', url: null },
    ],
  },
  {
    slug: 'riyadh-makkah-eastern-2025-09',
    name: bilingual(
      '77 حيًّا في مناطق الرياض ومكة المكرمة والشرقية',
      '77 districts in Riyadh, Makkah and Eastern regions',
    ),
    announcedOn: '2025-09-21',
    startsOn: '2025-09-28',
    endsOn: '2026-01-01',
    plots: 54_052,
    parts: [
      unnamed('riyadh', null, 23, 2_797),
      unnamed('makkah', null, 41, 37_604),
      unnamed('eastern', null, 13, 13_651),
    ],
    sources: [
      { name: 'Gulf 365 (gulf365.net) 13162779, 2025-09-21', url: null },
      { name: 'Okaz (okaz.com.sa) 2229006', url: null },
    ],
  },
  {
    slug: 'riyadh-eastern-2025-10',
    name: bilingual('111 حيًّا في منطقتي الرياض والشرقية', '111 districts in Riyadh and Eastern regions'),
    announcedOn: null,
    startsOn: '2025-10-12',
    endsOn: '2026-01-15',
    plots: 58_572,
    parts: [unnamed('riyadh', null, 65, 30_198), unnamed('eastern', null, 46, 28_374)],
    sources: [{ name: 'Al-Mowaten (almowaten.net), 2025-10-11', url: null }],
  },
  {
    slug: 'riyadh-eastern-2025-11',
    name: bilingual('43 حيًّا في منطقتي الرياض والشرقية', '43 districts in Riyadh and Eastern regions'),
    announcedOn: null,
    startsOn: '2025-11-09',
    endsOn: '2026-02-12',
    plots: 32_024,
    parts: [unnamed('riyadh', null, 32, 18_636), unnamed('eastern', null, 11, 13_388)],
    sources: [{ name: 'Al-Mowaten (almowaten.net), 2025-10-24', url: null }],
  },
  {
    slug: 'ar-rayn-2025-11',
    name: bilingual('18 حيًّا في الرين ومحافظات أخرى', '18 districts in Ar Rayn and other governorates'),
    announcedOn: '2025-11-12',
    startsOn: '2025-11-23',
    endsOn: '2026-02-26',
    plots: 5_637,
    parts: [unnamed('riyadh', 'ar-rayn', null), unnamed('riyadh', null, 18)],
    sources: [{ name: 'Okaz (okaz.com.sa) 2221856, 2025-11-12', url: null }],
  },
  {
    slug: 'hail-2025-11',
    name: bilingual('104 أحياء في مدينة حائل', '104 districts in Hail'),
    announcedOn: '2025-11-13',
    startsOn: '2025-11-23',
    endsOn: '2026-02-26',
    plots: 142_795,
    parts: [unnamed('hail', 'hail', 104)],
    sources: [{ name: 'Okaz (okaz.com.sa) 2222051, 2025-11-13', url: null }],
  },
  {
    slug: 'riyadh-qassim-makkah-hail-2025-12',
    name: bilingual(
      '499 حيًّا في الرياض والقصيم ومكة المكرمة وحائل',
      '499 districts in Riyadh, Qassim, Makkah and Hail regions',
    ),
    announcedOn: '2025-11-26',
    startsOn: '2025-12-07',
    endsOn: '2026-03-12',
    plots: 254_155,
    parts: [
      unnamed('riyadh', null, 146, 70_167),
      unnamed('qassim', null, 139, 55_922),
      unnamed('makkah', null, 41, 41_317),
      unnamed('hail', null, 173, 86_749),
    ],
    sources: [
      { name: 'Al-Mowaten (almowaten.net), 2025-11-26', url: null },
      { name: 'Okaz (okaz.com.sa) 2239465, 2026-03-10', url: null },
    ],
  },
  {
    slug: 'diriyah-makkah-madinah-2025-12',
    name: bilingual(
      'الدرعية وأحياء في منطقتي مكة المكرمة والمدينة المنورة',
      'Diriyah, and districts in Makkah and Madinah regions',
    ),
    announcedOn: '2025-11-27',
    startsOn: '2025-12-14',
    endsOn: '2026-03-19',
    plots: 31_946,
    parts: [
      unnamed('riyadh', 'diriyah', null, 8_888),
      ...named('plan', 'makkah', null, [
        ['ريفان 1', 'Rifan 1'],
        ['ريفان 2', 'Rifan 2'],
        ['ريفان 3', 'Rifan 3'],
        ['ريفان 4', 'Rifan 4'],
      ]),
      ...Array.from({ length: 10 }, (_, index) => index + 1).flatMap((number) =>
        named('plan', 'makkah', null, [[`الياسمين رقم ${number}`, `Al Yasmin ${number}`]]),
      ),
      ...named('district', 'makkah', 'jeddah', [
        ['الفنار', 'Al Fanar'],
        ['الفردوس', 'Al Firdaws'],
      ]),
      unnamed('madinah', null, 9),
      ...named('district', 'madinah', 'madinah', [
        ['العريض', 'Al Urayd'],
        ['الخالدية', 'Al Khalidiyah'],
        ['الإسكان', 'Al Iskan'],
      ]),
      ...named('district_part', 'madinah', 'madinah', [
        ['العصبة', 'Al Usbah'],
        ['الدرع', 'Ad Dir'],
      ]),
    ],
    sources: [
      { name: 'Okaz (okaz.com.sa) 2224027', url: null },
      { name: 'Okaz (okaz.com.sa) 2226525', url: null },
    ],
  },
];

export const ANNOUNCEMENTS_2026: readonly SeedAnnouncement[] = [
  {
    slug: 'makkah-madinah-parcels-2026-01',
    name: bilingual('قطع عقارية في مكة المكرمة والمدينة المنورة', 'Parcels in Makkah and Madinah'),
    announcedOn: null,
    startsOn: '2026-01-11',
    endsOn: '2026-04-16',
    plots: 13,
    parts: [unnamed('makkah', null, null), unnamed('madinah', null, null)],
    sources: [{ name: 'Okaz (okaz.com.sa) 2230691', url: null }],
  },
  {
    slug: 'ajyad-al-wadi-al-mahbubah-2026-01',
    name: bilingual(
      'أجزاء من أحياء أجياد والوادي والمحبوبة',
      'Parts of Ajyad, Al Wadi and Al Mahbubah districts',
    ),
    announcedOn: '2026-01-13',
    startsOn: '2026-01-18',
    endsOn: '2026-04-23',
    plots: 15,
    parts: [
      ...named('district_part', 'makkah', 'makkah', [['أجياد', 'Ajyad']]),
      ...named('district_part', 'makkah', 'jeddah', [['الوادي', 'Al Wadi']]),
      ...named('district_part', 'madinah', 'madinah', [['المحبوبة', 'Al Mahbubah']]),
    ],
    endNote: bilingual(
      'ذكر خبر لاحق في صحيفة عكاظ (2231715) تاريخ 2026-04-16 لنهاية التسجيل في جزأي مكة المكرمة وجدة.',
      'A later report in Okaz (2231715) gives 2026-04-16 as the end for the parts in Makkah and Jeddah.',
    ),
    sources: [{ name: 'Okaz (okaz.com.sa) 2230990, 2026-01-13', url: null }],
  },
  {
    slug: 'umluj-al-umrah-dammam-2026-01',
    name: bilingual(
      'أملج وجزء من حي العمرة وجزء من صناعية الظهران',
      'Umluj, and parts of Al Umrah and Dhahran Industrial districts',
    ),
    announcedOn: '2026-01-23',
    startsOn: '2026-01-25',
    endsOn: '2026-04-29',
    plots: 122,
    parts: [
      unnamed('tabuk', 'umluj', null, 43),
      {
        kind: 'district_part',
        region: 'makkah',
        city: 'makkah',
        name: bilingual('العمرة', 'Al Umrah'),
        plots: 41,
      },
      {
        kind: 'district_part',
        region: 'eastern',
        city: 'dammam',
        name: bilingual('صناعية الظهران', 'Dhahran Industrial'),
        plots: 38,
      },
    ],
    endNote: bilingual(
      'التاريخ كما نُشر، ويوافق يوم أربعاء، بينما تنتهي المدد الأخرى يوم خميس.',
      'As published. It is a Wednesday, while the other windows end on a Thursday.',
    ),
    sources: [
      { name: 'Al-Mowaten (almowaten.net), 2026-01', url: null },
      { name: 'Tafaol (tafaol.sa) 92272', url: 'https://tafaol.sa/?p=92272' },
    ],
  },
  {
    slug: 'dhurma-hudaybiyah-2026-02',
    name: bilingual(
      'جزء من حي المغترة بضرما وجزء من حي الحديبية',
      'Parts of Al Mughtarah district, Dhurma, and Al Hudaybiyah district',
    ),
    announcedOn: '2026-01-31',
    startsOn: '2026-02-01',
    endsOn: '2026-05-07',
    plots: 2,
    parts: [
      {
        kind: 'district_part',
        region: 'riyadh',
        city: 'dhurma',
        name: bilingual('المغترة', 'Al Mughtarah'),
        plots: 1,
      },
      {
        kind: 'district_part',
        region: 'makkah',
        city: 'makkah',
        name: bilingual('الحديبية', 'Al Hudaybiyah'),
        plots: 1,
      },
    ],
    sources: [{ name: 'Al-Mowaten (almowaten.net), 2026-01', url: null }],
  },
  {
    slug: 'madinah-bani-abd-al-ashhal-2026-02',
    name: bilingual(
      'جزء من حي بني عبد الأشهل بالمدينة المنورة',
      'Part of Bani Abd Al Ashhal district, Madinah',
    ),
    announcedOn: null,
    startsOn: '2026-02-22',
    endsOn: '2026-05-28',
    plots: 1,
    parts: named('district_part', 'madinah', 'madinah', [['بني عبد الأشهل', 'Bani Abd Al Ashhal']]),
    sources: [{ name: 'Okaz (okaz.com.sa) 2236563', url: null }],
  },
  {
    slug: 'riyadh-makkah-madinah-2026-03',
    name: bilingual(
      'القصب وثادق ومواقع في مكة المكرمة والمدينة المنورة',
      'Al Qasab, Thadiq, and places in Makkah and Madinah regions',
    ),
    announcedOn: null,
    startsOn: '2026-03-15',
    endsOn: '2026-06-18',
    plots: 459_517,
    parts: [
      unnamed('riyadh', 'al-qasab', null),
      unnamed('riyadh', 'thadiq', null),
      unnamed('riyadh', null, null),
      unnamed('makkah', null, null),
      unnamed('madinah', null, null),
    ],
    sources: [{ name: 'Okaz (okaz.com.sa) 2239781', url: null }],
  },
];

export const ANNOUNCEMENTS: readonly SeedAnnouncement[] = [
  ...ANNOUNCEMENTS_2023_2024,
  ...ANNOUNCEMENTS_2025,
  ...ANNOUNCEMENTS_2026,
];
