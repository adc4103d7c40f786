import type { SeedPost } from './post-types';
import { published } from './publishers';

/** Posts about the announcements of 2025 and 2026. */
export const POSTS_2025_2026: readonly SeedPost[] = [
  {
    slug: '2025/jeddah-and-the-eastern-province',
    publishedOn: '2025-08-24',
    source: published('almowaten'),
    ar: {
      title: 'التسجيل العيني يصل إلى جدة والأحساء والجبيل ورأس تنورة',
      summary: '56 حيًّا تضم 54,062 قطعة عقارية، من 24 أغسطس إلى 27 نوفمبر 2025.',
      body: `بدأ في 24 أغسطس 2025 التسجيل العيني الأول في أربعة أحياء بجدة و52 حيًّا في المنطقة الشرقية: 32 في الأحساء، و10 في الجبيل، و10 في رأس تنورة. ويبلغ مجموع القطع العقارية 54,062 قطعة. ومدة التسجيل من 24 أغسطس إلى 27 نوفمبر 2025.

وفي جدة يشمل الإعلان حيَّي الشراع والأمواج كاملين، وجزءًا من حي الشاطئ وجزءًا من حي الأندلس.`,
    },
    en: {
      title: 'Title registration reaches Jeddah, Al Ahsa, Jubail and Ras Tanura',
      summary: '56 districts with 54,062 plots, 24 August to 27 November 2025.',
      body: `First registration opened on 24 August 2025 in four districts of Jeddah and 52 in the Eastern Province: 32 in Al Ahsa, 10 in Jubail and 10 in Ras Tanura. Together they hold 54,062 plots. Registration period: 24 August to 27 November 2025.

In Jeddah the announcement covers the whole of Ash Shira and Al Amwaj, part of Ash Shati and part of Al Andalus.`,
    },
  },
  {
    slug: '2025/riyadh-governorates',
    publishedOn: '2025-09-07',
    source: published('sabq'),
    ar: {
      title: 'محافظات منطقة الرياض تدخل التسجيل العيني: 166 حيًّا دفعة واحدة',
      summary: 'الغاط والزلفي والمجمعة والخرج والدلم وغيرها، بمجموع 157,720 قطعة عقارية.',
      body: `بدأ في 7 سبتمبر 2025 التسجيل العيني الأول في 166 حيًّا بمنطقة الرياض، من بينها أحياء في الغاط والزلفي والمجمعة والخرج والدلم. وتضم هذه الأحياء 157,720 قطعة عقارية. ومدة التسجيل من 7 سبتمبر إلى 11 ديسمبر 2025.

وتلا ذلك إعلان آخر مدته من 14 سبتمبر إلى 18 ديسمبر 2025، يشمل 19 حيًّا في الزلفي و11 حيًّا في الخرج، ويضم 14,508 قطع.

لكل إعلان مدته، فتحقق من الإعلان الذي يشمل حيّك قبل أن تعتمد تاريخًا بعينه.`,
    },
    en: {
      title: 'Governorates of Riyadh region join: 166 districts at once',
      summary: 'Al Ghat, Az Zulfi, Al Majmaah, Al Kharj, Ad Dilam and others, 157,720 plots in all.',
      body: `First registration opened on 7 September 2025 in 166 districts of Riyadh region, among them districts of Al Ghat, Az Zulfi, Al Majmaah, Al Kharj and Ad Dilam. They hold 157,720 plots. Registration period: 7 September to 11 December 2025.

Another announcement followed, with a registration period from 14 September to 18 December 2025: 19 districts in Az Zulfi and 11 in Al Kharj, 14,508 plots.

Each announcement has its own registration period. See which one covers your district before you rely on a date.`,
    },
  },
  {
    slug: '2025/hail-104-districts',
    publishedOn: '2025-11-13',
    source: published('okaz', { article: '2222051' }),
    ar: {
      title: 'الإعلان عن 104 أحياء في مدينة حائل',
      summary: '142,795 قطعة عقارية، ومدة التسجيل من 23 نوفمبر 2025 إلى 26 فبراير 2026.',
      body: `أُعلن في 13 نوفمبر 2025 عن 104 أحياء في مدينة حائل للتسجيل العيني الأول، تضم 142,795 قطعة عقارية. ومدة التسجيل من 23 نوفمبر 2025 إلى 26 فبراير 2026.

والمدة نفسها لـ18 حيًّا بالرين ومحافظات أخرى من منطقة الرياض، تضم 5,637 قطعة.`,
    },
    en: {
      title: '104 districts announced in Hail',
      summary: '142,795 plots; registration period: 23 November 2025 to 26 February 2026.',
      body: `On 13 November 2025 104 districts of Hail were announced for first registration, with 142,795 plots. Registration period: 23 November 2025 to 26 February 2026.

The same registration period applies to 18 districts in Ar Rayn and other governorates of Riyadh region, with 5,637 plots.`,
    },
  },
  {
    slug: '2025/four-regions-499-districts',
    publishedOn: '2025-11-26',
    source: published('almowaten'),
    ar: {
      title: '499 حيًّا في أربع مناطق: الرياض والقصيم ومكة المكرمة وحائل',
      summary: '254,155 قطعة عقارية، ومدة التسجيل من 7 ديسمبر 2025 إلى 12 مارس 2026.',
      body: `أُعلن في 26 نوفمبر 2025 عن أحياء في أربع مناطق إدارية، ومدة التسجيل العيني الأول فيها من 7 ديسمبر 2025 إلى 12 مارس 2026:

| المنطقة الإدارية | الأحياء | القطع العقارية |
| --- | ---: | ---: |
| الرياض | 146 | 70,167 |
| القصيم | 139 | 55,922 |
| مكة المكرمة | 41 | 41,317 |
| حائل | 173 | 86,749 |

ومجموع القطع 254,155 قطعة.`,
    },
    en: {
      title: '499 districts in four regions: Riyadh, Qassim, Makkah and Hail',
      summary: '254,155 plots; registration period: 7 December 2025 to 12 March 2026.',
      body: `Districts in four regions were announced on 26 November 2025. Their registration period is 7 December 2025 to 12 March 2026:

| Region | Districts | Plots |
| --- | ---: | ---: |
| Riyadh | 146 | 70,167 |
| Qassim | 139 | 55,922 |
| Makkah | 41 | 41,317 |
| Hail | 173 | 86,749 |

Together that is 254,155 plots.`,
    },
  },
  {
    slug: '2025/diriyah-makkah-madinah',
    publishedOn: '2025-11-27',
    source: published('okaz', { article: '2224027' }),
    ar: {
      title: 'الدرعية وأحياء ومخططات في منطقتي مكة المكرمة والمدينة المنورة',
      summary: 'مدة التسجيل من 14 ديسمبر 2025 إلى 19 مارس 2026.',
      body: `أُعلن في 27 نوفمبر 2025 عن مناطق عقارية في ثلاث مناطق إدارية، ومدة التسجيل فيها من 14 ديسمبر 2025 إلى 19 مارس 2026:

- **الدرعية**: 8,888 قطعة عقارية.
- **منطقة مكة المكرمة**: 7,925 قطعة في مخططات ريفان 1 إلى 4، ومخططات الياسمين 1 إلى 10، وحيَّي الفنار والفردوس في جدة.
- **منطقة المدينة المنورة**: 15,133 قطعة في 14 حيًّا، منها العريض والخالدية والإسكان، وجزء من حي العصبة وجزء من حي الدرع.`,
    },
    en: {
      title: 'Diriyah, and districts and plans in Makkah and Madinah regions',
      summary: 'Registration period: 14 December 2025 to 19 March 2026.',
      body: `Areas in three regions were announced on 27 November 2025. Their registration period is 14 December 2025 to 19 March 2026:

- **Diriyah**: 8,888 plots.
- **Makkah region**: 7,925 plots in the plans Rifan 1 to 4 and Al Yasmin 1 to 10, and in Al Fanar and Al Firdaws districts of Jeddah.
- **Madinah region**: 15,133 plots in 14 districts, among them Al Urayd, Al Khalidiyah and Al Iskan, part of Al Usbah and part of Ad Dir.`,
    },
  },
  {
    slug: '2026/umluj-makkah-dammam',
    publishedOn: '2026-01-23',
    source: published('tafaol', { article: '92272', url: 'https://tafaol.sa/?p=92272' }),
    ar: {
      title: 'إعلان صغير يصل بالتسجيل العيني إلى منطقة تبوك',
      summary: '122 قطعة عقارية في أملج ومكة المكرمة والدمام، من 25 يناير إلى 29 أبريل 2026.',
      body: `أُعلن في 23 يناير 2026 عن 122 قطعة عقارية في ثلاث مناطق إدارية: 43 قطعة في أملج بمنطقة تبوك، و41 قطعة في جزء من حي العمرة بمكة المكرمة، و38 قطعة في جزء من حي صناعية الظهران بالدمام. ومدة التسجيل من 25 يناير إلى 29 أبريل 2026.

ولأن الإعلان يشمل أجزاءً محددة، فلا يكفي أن يكون العقار في الحي نفسه: تحقق من موقع قطعتك على خريطة قرار الإعلان.`,
    },
    en: {
      title: 'A small announcement brings title registration to Tabuk region',
      summary: '122 plots in Umluj, Makkah and Dammam, from 25 January to 29 April 2026.',
      body: `On 23 January 2026 122 plots in three regions were announced: 43 in Umluj, Tabuk region, 41 in part of Al Umrah district in Makkah and 38 in part of Dhahran Industrial district in Dammam. Registration period: 25 January to 29 April 2026.

The announcement covers certain parts only. Being in the same district is not enough: check the place of your plot on the map of the announcing decision.`,
    },
  },
  {
    slug: '2026/al-qasab-thadiq',
    publishedOn: '2026-03-15',
    source: published('okaz', { article: '2239781' }),
    ar: {
      title: 'أكبر إعلان حتى الآن: 459,517 قطعة عقارية في ثلاث مناطق',
      summary: 'القصب وثادق وغيرهما من منطقة الرياض، ومواقع في مكة المكرمة والمدينة المنورة.',
      body: `بدأ في 15 مارس 2026 التسجيل العيني الأول في القصب وثادق ومواقع أخرى من منطقة الرياض، وفي مواقع من منطقتي مكة المكرمة والمدينة المنورة. ويبلغ عدد القطع العقارية 459,517 قطعة، وهو أكبر عدد في إعلان واحد. ومدة التسجيل من 15 مارس إلى 18 يونيو 2026.

## إن فاتتك المدة

يُعدّ عدم التقدم خلال المدة مخالفةً لنظام التسجيل العيني للعقار. وقد أُنذر ملّاك 55 منطقة سابقة ومُنحوا مهلة للتصحيح. فبادر بتقديم طلبك ولو بعد انتهاء المدة.`,
    },
    en: {
      title: 'The largest announcement so far: 459,517 plots in three regions',
      summary:
        'Al Qasab, Thadiq and other places in Riyadh region, and places in Makkah and Madinah regions.',
      body: `First registration opened on 15 March 2026 in Al Qasab, Thadiq and other places in Riyadh region, and in places in Makkah and Madinah regions. The announcement counts 459,517 plots, the largest number in a single one. Registration period: 15 March to 18 June 2026.

## If you have missed the period

Not applying within the period is a violation of the Law of Real Estate Registration. Owners in 55 earlier areas were warned first and given time to put things right. Apply even when the period has ended.`,
    },
  },
];
