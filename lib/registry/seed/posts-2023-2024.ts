import type { SeedPost } from './post-types';
import { published } from './publishers';

/** Posts about the announcements of 2023 and 2024. Hijri dates are shown by the area pages, which compute them. */
export const POSTS_2023_2024: readonly SeedPost[] = [
  {
    slug: '2023/al-falah-first-area',
    publishedOn: '2023-05-14',
    source: published('sama', { url: 'https://rulebook.sama.gov.sa/en/node/1607' }),
    ar: {
      title: 'حي الفلاح بالرياض أول منطقة عقارية تُعلن للتسجيل العيني',
      summary:
        'بدأ التسجيل العيني للعقار في مايو 2023 بحي الفلاح في مدينة الرياض، ووُجّهت البنوك إلى قبول صكوكه.',
      body: `بدأ تطبيق نظام التسجيل العيني للعقار بحي الفلاح في مدينة الرياض في مايو 2023، فكان أول منطقة عقارية تُحدَّد لهذا الغرض.

وفي 14 مايو 2023 عمّم البنك المركزي السعودي على البنوك والمصارف أن تقبل صكوك تسجيل الملكية الصادرة عن السجل العقاري كما تقبل غيرها من صكوك الملكية.

## ماذا يعني ذلك لمالك العقار؟

- يصدر لكل وحدة عقارية **رقم عقار** ثابت لا يتغير بانتقال الملكية، وإنما بالفرز أو الدمج.
- يصدر **صك تسجيل ملكية** يجمع بيانات العقار ووصفه وما له من حقوق وما عليه من التزامات، مرتبطًا بموقعه على الخريطة.
- التسجيل الأول دون مقابل.`,
    },
    en: {
      title: 'Al Falah in Riyadh is the first area announced for title registration',
      summary:
        'Title registration began in May 2023 in Al Falah district, Riyadh, and banks were told to accept its deeds.',
      body: `The Law of Real Estate Registration was first applied in Al Falah district, Riyadh, in May 2023. It was the first real estate area to be designated.

On 14 May 2023 the Saudi Central Bank told banks to accept title registration deeds issued by the Real Estate Registry as they accept other title deeds.

## What it means for an owner

- Each unit gets a **property number**. It stays when the owner changes and is replaced only on a split or a merge.
- A **title registration deed** brings together the property's data, its description, its rights and its obligations, tied to its place on the map.
- First registration is free of charge.`,
    },
  },
  {
    slug: '2023/forty-eight-districts',
    publishedOn: '2023-12-24',
    source: published('rega'),
    ar: {
      title: 'بدء التسجيل في 48 حيًّا تضم 368,565 قطعة عقارية',
      summary: 'يشمل الإعلان 46 حيًّا في الرياض، وحي الشعلة في الدمام، وحي العاقول في المدينة المنورة.',
      body: `بدأ في 24 ديسمبر 2023 استقبال طلبات التسجيل العيني الأول في 48 حيًّا: 46 منها في مدينة الرياض، إضافةً إلى حي الشعلة في الدمام وحي العاقول في المدينة المنورة. ومدة التسجيل من 24 ديسمبر 2023 إلى 28 مارس 2024.

وتبلغ مساحة هذه الأحياء 910.27 كيلومترًا مربعًا، وعدد قطعها العقارية 368,565 قطعة.

وبهذا الإعلان يصل التسجيل العيني إلى مدينتين أخريين مع مدينة الرياض.`,
    },
    en: {
      title: 'Registration opens in 48 districts with 368,565 plots',
      summary: 'The announcement covers 46 districts in Riyadh, Al Shulah in Dammam and Al Aqoul in Madinah.',
      body: `Applications for first registration opened on 24 December 2023 in 48 districts: 46 in the city of Riyadh, Al Shulah in Dammam and Al Aqoul in Madinah. Registration period: 24 December 2023 to 28 March 2024.

The districts cover 910.27 square kilometres and hold 368,565 plots.

With this announcement title registration reaches two more cities besides Riyadh.`,
    },
  },
  {
    slug: '2024/makkah-eight-districts',
    publishedOn: '2024-05-26',
    source: published('rega'),
    ar: {
      title: 'التسجيل العيني يبدأ في مكة المكرمة بثمانية أحياء ومشروعات',
      summary: 'من بينها مسار وجبل عمر وذاخر، وعدد القطع 1,336 قطعة، والمدة من 26 مايو إلى 29 أغسطس 2024.',
      body: `بدأ في 26 مايو 2024 التسجيل العيني الأول في ثمانية أحياء ومشروعات بمكة المكرمة، من بينها مسار وجبل عمر وذاخر. ويبلغ عدد القطع العقارية فيها 1,336 قطعة. ومدة التسجيل من 26 مايو إلى 29 أغسطس 2024.

## قبل أن تتقدم بالطلب

1. تأكد من أن صكك إلكتروني ومكتمل البيانات.
2. جهّز رقم الصك وتاريخه.
3. إن كنت وكيلًا فأحضر وكالة تنص على ذلك.

وإن لم تكتمل المتطلبات قبل نهاية المدة، فخدمة «التقديم الورقي» متاحة لمن لديه طلب رقمنة أو طلب في منصة «إحكام».`,
    },
    en: {
      title: 'Title registration begins in Makkah with eight districts and projects',
      summary: 'Masar, Jabal Omar and Dakher are among them: 1,336 plots, 26 May to 29 August 2024.',
      body: `First registration opened on 26 May 2024 in eight districts and projects in Makkah, among them Masar, Jabal Omar and Dakher. They hold 1,336 plots. Registration period: 26 May to 29 August 2024.

## Before you apply

1. See that your deed is electronic and complete.
2. Have its number and date at hand.
3. If you act for the owner, bring a power of attorney that says so.

Where the requirements cannot be met in time, a paper application is open to those who have a deed digitisation request or an Ehkaam request.`,
    },
  },
  {
    slug: '2024/eleven-riyadh-districts',
    publishedOn: '2024-07-28',
    source: published('rega'),
    ar: {
      title: 'أحد عشر حيًّا جديدًا في الرياض تضم 113,541 قطعة عقارية',
      summary: 'من طويق غربًا إلى الدفاع شرقًا، وجزء من حي العارض، من 28 يوليو إلى 31 أكتوبر 2024.',
      body: `بدأ في 28 يوليو 2024 التسجيل العيني الأول في أحد عشر حيًّا بمدينة الرياض: طويق، وجزء من العارض، والملك عبدالعزيز، والسليمانية، والوزارات، والفاخرية، وعليشة، والصناعية، والخالدية، والدار البيضاء، والدفاع.

وتضم هذه الأحياء 113,541 قطعة عقارية. ومدة التسجيل من 28 يوليو إلى 31 أكتوبر 2024.

## لماذا جزء من الحي فقط؟

تُختار المناطق العقارية بحسب جاهزية بياناتها الجيومكانية واكتمالها، ولذلك قد يشمل الإعلان جزءًا من الحي دون بقيته. فإن كان عقارك في حي العارض فتحقق من موقعه على خريطة قرار الإعلان.`,
    },
    en: {
      title: 'Eleven more districts in Riyadh, with 113,541 plots',
      summary:
        'From Tuwaiq in the west to Al Difaa in the east, and part of Al Arid, 28 July to 31 October 2024.',
      body: `First registration opened on 28 July 2024 in eleven districts of Riyadh: Tuwaiq, part of Al Arid, King Abdulaziz, Al Sulaimaniyah, Al Wizarat, Al Fakhiriyah, Olaishah, Al Sinaiyah, Al Khalidiyah, Al Dar Al Baida and Al Difaa.

They hold 113,541 plots. Registration period: 28 July to 31 October 2024.

## Why only part of a district?

Areas are chosen by how ready and complete their geospatial data are. An announcement may therefore cover part of a district and not the rest. If your property is in Al Arid, check its place on the map of the announcing decision.`,
    },
  },
  {
    slug: '2024/madinah-four-districts',
    publishedOn: '2024-09-29',
    source: published('rega'),
    ar: {
      title: 'أربعة أحياء جديدة في المدينة المنورة',
      summary: 'تضم 9,695 قطعة عقارية، ومدة التسجيل من 29 سبتمبر 2024 إلى 2 يناير 2025.',
      body: `بدأ في 29 سبتمبر 2024 التسجيل العيني الأول في أربعة أحياء بالمدينة المنورة تضم 9,695 قطعة عقارية. ومدة التسجيل من 29 سبتمبر 2024 إلى 2 يناير 2025. وسبقتها ستة أحياء في المدينة نفسها تضم 4,774 قطعة، وكانت مدتها من 30 يونيو إلى 3 أكتوبر 2024.

## ماذا بعد التسجيل؟

تنتقل التصرفات على العقار المسجل، كالبيع والرهن، إلى منصة السجل العقاري، وتُقيَّد كل عملية في صحيفة العقار.`,
    },
    en: {
      title: 'Four more districts in Madinah',
      summary: '9,695 plots; registration period: 29 September 2024 to 2 January 2025.',
      body: `First registration opened on 29 September 2024 in four districts of Madinah with 9,695 plots. Registration period: 29 September 2024 to 2 January 2025. Six districts of the city came before, with 4,774 plots; their registration period ran from 30 June to 3 October 2024.

## After registration

Dealings in a registered property, such as a sale or a mortgage, move to the registry's platform. Each is entered in the property sheet.`,
    },
  },
];
