import { bilingual, named, unnamed } from './announcement-parts';
import type { SeedAnnouncement } from './announcement-types';
import { published } from './publishers';

export const ANNOUNCEMENTS_2026: readonly SeedAnnouncement[] = [
  {
    slug: 'makkah-madinah-parcels-2026-01',
    name: bilingual('قطع عقارية في مكة المكرمة والمدينة المنورة', 'Parcels in Makkah and Madinah'),
    announcedOn: null,
    startsOn: '2026-01-11',
    endsOn: '2026-04-16',
    plots: 13,
    parts: [unnamed('makkah', null, null), unnamed('madinah', null, null)],
    sources: [published('okaz', { article: '2230691' })],
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
      'ذكر خبر لاحق في صحيفة «عكاظ» (2231715) أن التسجيل في جزأي مكة المكرمة وجدة ينتهي في 16 أبريل 2026.',
      'A later report in Okaz (2231715) gives 16 April 2026 as the end for the parts in Makkah and Jeddah.',
    ),
    sources: [published('okaz', { article: '2230990', on: '2026-01-13' })],
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
      'التاريخ كما نُشر، ويوافق يوم أربعاء، بينما تنتهي أكثر المدد الأخرى يوم خميس.',
      'As published. It is a Wednesday, while most other periods end on a Thursday.',
    ),
    sources: [
      published('almowaten', { on: '2026-01' }),
      published('tafaol', { article: '92272', url: 'https://tafaol.sa/?p=92272' }),
    ],
  },
  {
    slug: 'dhurma-hudaybiyah-2026-02',
    name: bilingual(
      'جزء من حي المغترة بضرما وجزء من حي الحديبية بمكة المكرمة',
      'Parts of Al Mughtarah district, Dhurma, and Al Hudaybiyah district, Makkah',
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
    sources: [published('almowaten', { on: '2026-01' })],
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
    sources: [published('okaz', { article: '2236563' })],
  },
  {
    slug: 'riyadh-makkah-madinah-2026-03',
    name: bilingual(
      'القصب وثادق ومواقع في منطقتي مكة المكرمة والمدينة المنورة',
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
    sources: [published('okaz', { article: '2239781' })],
  },
];
