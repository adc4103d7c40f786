import { createTranslator } from 'next-intl';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerActions } from '@/components/check/answer-actions';
import { AnswerSteps } from '@/components/check/answer-steps';
import type { Registry } from '@/lib/registry';
import { areaState } from '@/lib/registry/contract';
import { sumOf } from '@/lib/site/answer/counts';
import { lastDayDoubt, loadAnswer } from '@/lib/site/answer/load';
import { inWords } from '@/lib/site/answer/texts';
import Check from '@/messages/en/Check.json';
import { districtCode } from '../support/decided';
import { type Harness, seededHarness } from '../support/harness';
import { shown } from '../support/shown';

/** What stands beside an answer: which other announcements, and which numbers. Worked out by hand from the announcements. */
let harness: Harness;
let source: Registry;
beforeAll(async () => {
  // Every period that is known was over when these cases were worked out.
  harness = await seededHarness(new Date('2026-11-22T09:00:00Z'));
  source = harness.registry;
});
afterAll(() => harness.close());

const answer = async (asked: { city: string } | { district: string }, plan?: string) => {
  const found = await loadAnswer(source, asked, plan);
  if (found === null) throw new Error(`No such place: ${JSON.stringify(asked)}`);
  return found;
};

const t = createTranslator({ locale: 'en', messages: { Check }, namespace: 'Check' });
const inEnglish = async (district: string) => inWords(t as never, await answer({ district }), 'en');

describe('a district that no announcement names', () => {
  it.each([
    // Of the six districts of its city that are named, one is spelt otherwise.
    ['as-sulayyil-az-zahrah', ['as-sulayyil-az-zahra']],
    // Its north and its south are announced, under names of their own.
    [
      'wadi-ad-dawasir-al-khamasin',
      ['wadi-ad-dawasir-al-khamasin-al-shamali', 'wadi-ad-dawasir-al-khamasin-al-janubi'],
    ],
    ['riyadh-al-olaya', []],
    // Announced itself: that its name is like another one says nothing.
    ['as-sulayyil-az-zahra', []],
  ])('%s: is told of those of nearly its name that are', async (district, codes) => {
    const { nearly } = await answer({ district });
    expect(nearly.map(({ code }) => code).sort()).toEqual([...codes].sort());
  });

  it('leads to their answers, each with its period', async () => {
    const { headline, nearly } = await inEnglish('as-sulayyil-az-zahrah');
    expect(headline).toBe('Maybe. No announcement names Az\u00a0Zahrah yet.');
    expect(nearly).toEqual([
      {
        href: '/en/check?view=filtered&district=as-sulayyil-az-zahra#answer',
        text: 'Az Zahra, announced on 24\u00a0October\u00a02025; the period ended on 12\u00a0February\u00a02026 (24\u00a0Sha‘ban\u00a01447\u00a0AH)',
      },
    ]);
  });
});

describe('the other announcements of an answer', () => {
  it.each([
    // Announcements of Riyadh, none of which names it.
    ['riyadh-al-olaya', []],
    ['riyadh-al-malaz', []],
    ['riyadh-al-malqa', []],
    ['jeddah-abhur-ash-shamaliyah', []],
    // Named whole in 2023 and in part in 2024.
    ['riyadh-al-arid', ['riyadh-eleven-districts-2024-07']],
    // Parts of it twice.
    ['jeddah-ash-shati', ['jeddah-al-ahsa-jubail-ras-tanura-2025-08']],
    ['makkah-al-hijrah', ['makkah-projects-2024-05']],
    // Parts of it three times: the period that ended last applies.
    ['hofuf-alghawbia-agricultural-area', ['jeddah-al-ahsa-jubail-ras-tanura-2025-08', 'al-ahsa-2025-10']],
    // A name that several districts of Al Ahsa bear, announced twice.
    ['al-mubarraz-al-qadisiyah', ['al-ahsa-qatif-jubail-2025-04']],
  ])('%s: those that name it, and no other of its city', async (district, slugs) => {
    const { naming } = await answer({ district });
    expect(naming.map(({ area }) => area.slug)).toEqual(slugs);
  });

  it('of a plan are those that name the plan', async () => {
    const { naming, main } = await answer({ city: 'riyadh' }, '3441');
    expect([main?.area.slug, naming]).toEqual(['riyadh-areas-9-to-12-2024-03', []]);
  });

  it('of a city are those of its districts, each once', async () => {
    const { naming, several } = await answer({ city: 'riyadh' });
    expect(naming).toHaveLength(several);
    expect(new Set(naming.map(({ area }) => area.slug)).size).toBe(several);
  });

  it('do not make a plan unannounced that they may hold', async () => {
    // One announcement names its plans, another tells a part of the district by no plan.
    expect((await answer({ district: 'makkah-al-hijrah' }, '9999')).plan?.verdict).toBe('open');
  });
});

describe('a place that several announcements name', () => {
  it('shows each with its days, and how much of it each means', async () => {
    // Whole in 2023, a part in 2024.
    const arid = await inEnglish('riyadh-al-arid');
    expect(plain(arid.headline)).toContain('28 March 2024');
    expect(plain(arid.details.join(' '))).toContain('All of Al Arid');
    expect(arid.named.map(({ slug, text }) => [slug, plain(text)])).toEqual([
      [
        'riyadh-eleven-districts-2024-07',
        'part of it, for registration from 28 July 2024 (22 Muharram 1446 AH); the period ended on 31 October 2024 (28 Rabi‘ II 1446 AH)',
      ],
    ]);
    expect((await inEnglish('riyadh-al-malqa')).named).toEqual([]);
  });

  it('of two parts the one that ends last applies', async () => {
    const tabah = await answer({ district: districtCode('madinah', 'طابة') ?? '' });
    expect(tabah.main?.area).toMatchObject({ slug: 'madinah-makkah-2025-09', endsOn: '2025-12-25' });
    expect(tabah.naming.map(({ area }) => area.endsOn)).toEqual(['2025-10-16']);
  });

  it('answers with the one whose end is known', async () => {
    const bahar = await inEnglish(districtCode('jubail', 'البحر') ?? '');
    expect(plain(bahar.headline)).toContain('27 November 2025');
    expect(bahar.named.map(({ slug }) => slug)).toEqual(['hafr-al-batin-jubail-al-ahsa-2025-09']);
  });
});

describe('a place of which several areas are announced by their numbers', () => {
  it('is told what they are once, then the numbers', async () => {
    const [told = ''] = (await inEnglish('jeddah-al-balad')).details;
    expect(plain(told)).toContain('real estate areas 002001117, 002001026, 002001182 and 002001027.');
    expect(told.match(/real estate area/g)).toHaveLength(1);
  });
});

describe('a place that was announced long ago and has no known dates', () => {
  it('is told that its period is over, and to register now', async () => {
    const told = await answer({ district: districtCode('hafr-al-batin', 'فليج') ?? '' });
    expect(told.main?.area).toMatchObject({ state: 'closed', startsOn: null, endsOn: null });
    const said = inWords(t as never, told, 'en');
    expect(`${said.headline} ${said.next}`.replace(/\s/g, ' ')).toMatch(
      /3 September 2025.*period is over.*Register now/,
    );
  });

  it.each([
    ['2026-01-01', 'announced'],
    ['2026-01-02', 'open'],
    // The longest period, had it begun as late as any.
    ['2026-04-07', 'open'],
    ['2026-04-08', 'closed'],
  ])('is on %s: %s', (today, state) => {
    const dates = { announcedOn: '2025-09-03', startsOn: null, endsOn: null };
    expect(areaState(dates, today)).toBe(state);
    // A first day that is known is waited for.
    expect(areaState({ ...dates, startsOn: '2027-02-01' }, today)).toBe('announced');
  });
});

describe('a last day that is not sure', () => {
  it.each([
    ['makkah-ajyad', true],
    // Of the same announcement, in a city that the note does not name.
    ['madinah-al-mahbubah', false],
    ['riyadh-al-falah', false],
  ])('is passed on with what is said of it: %s %s', async (district, isTold) => {
    const { message, headline, next } = await inEnglish(district);
    expect(plain(message).includes('The last day may have been earlier')).toBe(isTold);
    expect(`${headline} ${next}`.includes('at the latest')).toBe(isTold);
  });
});

describe('the decision behind an answer', () => {
  it.each([
    [{ district: 'riyadh-al-hada' }, undefined, '4500003652'],
    [{ district: 'riyadh-al-sidrah' }, undefined, '4500003650'],
    [{ city: 'riyadh' }, '3441', '4500003746'],
    [{ district: 'riyadh-irqah' }, undefined, '450004277'],
    [{ district: 'riyadh-namar' }, undefined, '450004278'],
    [{ district: 'makkah-dar-as-salam' }, undefined, '4500003779'],
    [{ district: 'makkah-al-jummayzah' }, undefined, '4500003782'],
    [{ district: 'makkah-jurhum-ash-shamali' }, undefined, '4500003855'],
    [{ district: 'riyadh-al-falah' }, undefined, '163/ق'],
  ])('%j %s: %s', async (asked, plan, number) => {
    expect((await answer(asked, plan)).decision?.name.ar).toContain(`رقم ${number}`);
  });

  it('is none where neither of two names the place', async () => {
    expect((await answer({ district: 'riyadh-al-shifa' })).decision).toBeNull();
  });
});

describe('a name that is told of one city or another', () => {
  it.each(['al-quwayiyah', 'ar-rayn'])('is found in %s, and certain in neither', async (city) => {
    const told = await answer({ district: districtCode(city, 'نجد') ?? '' });
    const { headline, details } = inWords(t as never, told, 'en');
    expect([told.outcome, told.main?.area.endsOn]).toEqual(['counted', '2026-01-15']);
    expect(headline).toContain('of this name');
    expect(details.join(' ')).toMatch(/In Al Quwayiyah or Ar Rayn.*Najd/);
  });
});

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ') ?? '';

describe('a plan that is asked for', () => {
  const planAnswer = async (asked: Parameters<typeof answer>[0], plan: string) => {
    const told = await answer(asked, plan);
    const { place, headline, next, details, path } = inWords(t as never, told, 'en');
    const said = plain([headline, next, ...details].join(' ')).replace(/[\u2066-\u2069]/g, '');
    return { verdict: told.plan?.verdict, place: place.replace(/[\u2066-\u2069]/g, ''), said, path };
  };

  it.each([
    // Of each a part alone.
    [
      { city: 'al-majmaah' },
      '1160',
      'Plan 1160, Al Majmaah',
      /^Maybe\. Part of plan 1160 was announced\. .* 1 January 2026 .*Only a part of plan 1160 is announced/,
    ],
    [
      { city: 'an-nuayriyah' },
      'مخطط السلمانية',
      'Plan As Salmaniyah, An Nuayriyah',
      /^Maybe\. Part of plan As Salmaniyah was announced\. .* 12 February 2026 .*Only a part of plan As Salmaniyah/,
    ],
    [
      { city: 'al-kharj' },
      'منطقة مفتوحة تابعة لبلدية السلي',
      'Open area of As Sulay municipality, Al Kharj',
      /^Maybe\. Part of “Open area of As Sulay municipality” was announced\. .* 12 March 2026/,
    ],
    [
      { district: 'makkah-an-nuzhah' },
      '1438/3/أ',
      'Plan 1438/3/أ, An Nuzhah',
      /^Maybe\. Part of plan 1438\/3\/أ was announced\. .* 29 August 2024/,
    ],
  ])('of which a part is announced: %j %s', async (asked, plan, place, sentence) => {
    const told = await planAnswer(asked, plan);
    expect([told.verdict, told.place.startsWith(place)]).toEqual(['part', true]);
    expect(told.said).toMatch(sentence);
    expect(told.path).toContain(encodeURIComponent(plan));
  });

  it.each([
    [{ city: 'ad-dilam' }, '1149', 'Plan 1149, Ad Dilam', /names plan 1149 in Ad Dilam/],
    [{ city: 'al-kharj' }, 'مناطق خاصة', 'Special areas, Al Kharj', /names “Special areas” in Al Kharj/],
    [{ city: 'an-nuayriyah' }, 'مخطط ميدان الملك فهد للهجن', 'Plan King Fahd camel', /12 February 2026/],
  ])('of which all is announced: %j %s', async (asked, plan, place, sentence) => {
    const told = await planAnswer(asked, plan);
    expect([told.verdict, told.place.startsWith(place)]).toEqual(['named', true]);
    expect(told.said).toMatch(/^Yes\. The period ended/);
    expect(told.said).toMatch(sentence);
  });
});

describe('the part of a district that is announced', () => {
  it.each([
    ['riyadh-al-sidrah', /plan 3967\/14 \(671 plots\)\. Compare/],
    ['riyadh-dahiyat-namar', /plan 3959, .*bounded by Abdulbaqi Al Hanai Street/],
    ['makkah-al-safwah', /plan Dar As Salam KK 1\/7\/139, 723 plots\. Compare/],
    ['makkah-jurhum-ash-shamali', /plan 2\/1359 \(25 plots\)\. Compare/],
    ['jeddah-al-balad', /real estate areas 002001117.*To make sure.*199002/],
    ['makkah-al-umrah', /41 plots\. To make sure.*199002/],
    // What is not sure of its last day, said above it, names the number.
    ['jeddah-al-wadi', /Only a part of Al Wadi.*Have your plan and plot numbers ready when you call\.$/],
  ])('%s: is said first, else how to make sure', async (district, said) => {
    expect(plain((await inEnglish(district)).details[0])).toMatch(said);
  });

  it('is said of an earlier announcement too', async () => {
    const [earlier] = (await inEnglish('makkah-al-hijrah')).named;
    expect(plain(earlier?.text)).toMatch(/^part of it: plan Ar Rabwah .*1\/7\/90\/1/);
  });
});

describe('whom to call', () => {
  const times = (said: { next: string; details: readonly string[] }) =>
    [said.next, ...said.details].join(' ').split('199002').length - 1;

  it.each([
    'riyadh-al-malaz',
    'jeddah-al-wadi',
    'jeddah-al-balad',
    'ar-rayn-king-fahd',
    'uyun-al-jiwa-al-jardah',
  ])('%s: is said once', async (district) => {
    const code = district === 'ar-rayn-king-fahd' ? districtCode('ar-rayn', 'الملك فهد') : district;
    const told = await answer({ district: code ?? '' });
    const doubt = lastDayDoubt(told)?.en ?? '';
    const { next, details } = inWords(t as never, told, 'en');
    expect(times({ next, details: [doubt, ...details] })).toBe(1);
  });
});

describe('a place that no announcement names', () => {
  /** What is named and counted in its city or governorate, and the numbers of its region alone. */
  const numbers = async (asked: Parameters<typeof answer>[0]) => {
    const { unnamed } = await answer(asked);
    const own = unnamed?.counts.filter(({ city }) => city !== null) ?? [];
    const region = unnamed?.counts.filter(({ city }) => city === null) ?? [];
    return { scope: unnamed?.scope.code, named: unnamed?.named, own: sumOf(own), region: sumOf(region) };
  };
  const none = { districts: 0, parcels: 0, isMore: false };
  const counted = (districts: number, isMore = false) => ({ districts, parcels: 0, isMore });

  it.each([
    // 9, 1 and 2 of the city; 105, 30, 11 and 6 of its region, which may lie anywhere in it.
    ['riyadh-al-olaya', { scope: 'riyadh', own: counted(12), region: counted(152, true) }],
    ['jeddah-abhur-ash-shamaliyah', { scope: 'jeddah', own: none, region: counted(41, true) }],
    [districtCode('khobar', 'التحلية'), { named: 12, own: counted(20), region: counted(48, true) }],
    [districtCode('makkah', 'الهنداوية'), { own: counted(10, true), region: counted(41, true) }],
    [districtCode('madinah', 'خاخ'), { own: counted(4, true), region: counted(0, true) }],
    // Of the 206 of its region 174 have no name, those of Arar among them.
    [districtCode('arar', 'القدس الشرقي'), { own: counted(0, true), region: counted(185) }],
    // The list that names it runs on: what else it tells of the region is told of it already.
    [districtCode('thadiq', 'الجنادرية'), { own: counted(0, true), region: counted(152) }],
    [districtCode('yanbu', 'المنار'), { named: 0, own: none, region: counted(0, true) }],
    [districtCode('suwayr', 'الحزم'), { named: 0, own: { ...none, parcels: 852 } }],
    // Towns of a governorate: what is said of it is said of them.
    [districtCode('safwa', 'الحزم'), { scope: 'qatif', own: counted(83), region: counted(48, true) }],
    [districtCode('layla', 'الجفيدرية'), { scope: 'al-aflaj', own: none, region: counted(152, true) }],
  ])('%s: is told what is named and counted around it', async (district, told) => {
    expect(await numbers({ district: district ?? '' })).toMatchObject(told);
  });

  it('that is a village is told of its region', async () => {
    expect(await numbers({ city: 'al-malqa-3034' })).toMatchObject({ own: none, region: counted(191) });
    const said = inWords(t as never, await answer({ city: 'al-malqa-3034' }), 'en');
    expect(said.headline).toBe('Maybe. No announcement names Al\u00a0Malqa yet.');
    expect(said.numbers.line).toMatch(/^The announcements include 191 districts in Qassim region/);
    // From 25.861, 44.222 to 25.381, 43.962.
    expect(said.place).toBe('Al Malqa (59\u00a0km to the south-west of Al Mithnab) in Qassim region');
  });

  it('is told a count of one city or another in those words, once', async () => {
    const { unnamed } = await answer({ district: 'uyun-al-jiwa-al-jardah' });
    const either = unnamed?.counts.filter(({ where }) => where !== null) ?? [];
    expect(either.map(({ districts, city }) => [districts, city])).toEqual([[5, 'uyun-al-jiwa']]);
    const { numbers: said } = await inEnglish('uyun-al-jiwa-al-jardah');
    expect(said.line).toContain('include 5 districts in Uyun Al Jiwa or Al Quwarah without giving names');
  });

  it('is told so first, then how many have no name, then how to make sure; the rest to whoever asks', async () => {
    const { headline, next, details, numbers } = await inEnglish('riyadh-al-malaz');
    expect(headline).toBe('Maybe. No announcement names Al\u00a0Malaz yet.');
    expect(numbers.line).toBe(
      '12 of Riyadh’s 190 districts were announced without being named; yours may be one of them. Their registration periods are over.',
    );
    expect(next).toMatch(/199002 with your plan and plot numbers/);
    expect(details).toEqual([]);
    expect(numbers.further).toEqual([
      'Of Riyadh’s 190 districts, the announcements name 84 and include 12 more without naming them.',
      'They also include 152 districts in Riyadh region without giving a name or city, and mention other places without giving a number. Their registration periods are over.',
    ]);
  });

  it('is told the month, where all of them were announced in one', async () => {
    const { numbers: said } = await inEnglish(districtCode('al-majmaah', 'المرقب') ?? '');
    expect(plain(said.line)).toMatch(
      /^10 districts of Al Majmaah were announced in August 2025 without being named; yours may/,
    );
  });

  it('is told of its region in one line more', async () => {
    const { numbers: said } = await inEnglish(districtCode('makkah', 'الهنداوية') ?? '');
    expect(said.line).toMatch(/^10 of Makkah’s /);
    expect(said.further.at(-1)).toMatch(/^They also include 41 districts in Makkah region/);
  });

  it('is told of its city, where that is counted and none of its districts named', async () => {
    const turaif = districtCode('diriyah', 'الطريف') ?? '';
    const listed = await inEnglish(turaif);
    const unlisted = inWords(t as never, await answer({ city: 'diriyah' }), 'en');
    expect(listed.headline).toBe('Maybe. No announcement names At\u00a0Turaif yet.');
    // Of the city itself that would not be true.
    expect(unlisted.headline).toBe('Maybe. No announcement names a district of Diriyah yet.');
    for (const { line } of [listed.numbers, unlisted.numbers])
      expect(plain(line)).toMatch(
        /^In Diriyah, the announcements include 8,888 plots without giving names\..*19 March 2026/,
      );
  });

  it('is told each count with its day and its end, and never a flat no', async () => {
    const yanbu = await inEnglish(districtCode('yanbu', 'المنار') ?? '');
    expect(yanbu.headline).not.toMatch(/^No,/);
    expect(plain(yanbu.numbers.line)).toMatch(/places in Madinah region .* 18 June 2026/);
    const [jeddah] = (await inEnglish('jeddah-abhur-ash-shamaliyah')).also;
    expect(jeddah).toMatchObject({ slug: 'riyadh-qassim-makkah-hail-2025-12' });
    expect(plain(jeddah?.text)).toMatch(/41 districts of Makkah region.*26 November 2025.*12 March 2026/);
  });

  it('is no place that an announcement names', async () => {
    for (const district of ['riyadh-al-malqa', 'jeddah-ash-shati', districtCode('ar-rayn', 'عشيرة') ?? ''])
      expect((await inEnglish(district)).also).toEqual([]);
  });
});

describe('a place that nothing names', () => {
  it('is told that nothing of its region has been announced, where that is so', async () => {
    const of = async (code: string) => inWords(t as never, await answer({ city: code }), 'en').details;
    expect(await of('sharurah')).toEqual([
      expect.stringMatching(/^As of .*, no place in Najran region has been announced\./),
    ]);
    // Once another place of the region is announced, that would not be true.
    const { data, ...about } = await source.areasOverview({});
    const [count] = data.byRegion;
    if (count === undefined) throw new Error('Nothing is announced');
    const byRegion = [...data.byRegion, { ...count, region: 'najran' }];
    const later = { ...source, areasOverview: async () => ({ ...about, data: { ...data, byRegion } }) };
    expect(await loadAnswer(later, { city: 'sharurah' })).toMatchObject({
      outcome: 'none',
      untouched: false,
    });
    expect(await loadAnswer(source, { city: 'abha' })).toMatchObject({ outcome: 'none', untouched: true });
  });
});

describe('what to do about an answer', () => {
  it('has steps that are steps; what else is to be known stands below them', async () => {
    const steps = async (asked: Parameters<typeof answer>[0]) =>
      shown('en', createElement(AnswerSteps, { answer: await answer(asked), isSaid: false }));
    const none = await steps({ city: 'abha' });
    expect(none.match(/<li/g)).toHaveLength(2);
    expect(none).toMatch(/<\/ol>.*<a href="\/en\/registration-interest"[^>]*>registration on demand</s);
    const counted = await steps({ district: 'riyadh-al-olaya' });
    expect(counted.match(/<li/g)).toHaveLength(3);
    expect(counted).toMatch(/<\/ol>.*you do not need to do anything now/s);
    const over = await steps({ district: 'riyadh-al-malqa' });
    expect(over.match(/<li/g)).toHaveLength(3);
  });

  it('is a call, then to leave word, where one of nearly its name is announced and nothing else', async () => {
    const [unnamed, named] = [
      await answer({ city: 'abha' }),
      await answer({ district: 'as-sulayyil-az-zahrah' }),
    ];
    expect(unnamed).toMatchObject({ outcome: 'none', nearly: [] });
    const nearly = { ...unnamed, nearly: named.nearly };
    const of = async (one: typeof unnamed) =>
      (await shown('en', createElement(AnswerActions, { answer: one, hasVisits: false }))) +
      (await shown('en', createElement(AnswerSteps, { answer: one, isSaid: false })));
    expect(await of(unnamed)).not.toContain('tel:199002');
    expect(await of(nearly)).toMatch(/tel:199002.*registration-interest.*plot number/s);
    // The button calls; the step says so in words.
    expect((await of(nearly)).match(/tel:199002/g)).toHaveLength(1);
    const told = inWords(t as never, nearly, 'en');
    expect(told.headline).toBe('Maybe. No announcement names Abha yet.');
    expect(told.message.match(/No announcement/g)).toHaveLength(1);
    expect(told.details).toEqual([]);
  });

  it('is a visit where one can be booked, else how a registration goes stands in its place', async () => {
    const whole = await answer({ district: 'riyadh-al-malqa' });
    const actions = (hasVisits: boolean) =>
      shown('en', createElement(AnswerActions, { answer: whole, hasVisits }));
    const [visits, none] = [await actions(true), await actions(false)];
    expect(visits).toContain('/en/appointments?');
    expect(none).not.toContain('/en/appointments');
    const guides = (html: string) =>
      html.match(/<a [^>]*\/en\/our-services\/first-registration#steps"[^>]*>/g) ?? [];
    expect(guides(visits)).toHaveLength(1);
    // First where no platform is led to, and last beside the platform: of the two, one is shown.
    const [first, last, ...others] = guides(none);
    expect(first).toContain('without-portal');
    expect(last).toMatch(/[" ]with-portal/);
    expect(others).toEqual([]);
    expect(none.indexOf(first ?? '?')).toBeLessThan(
      none.indexOf('href="tel:', none.indexOf('without-portal')),
    );
  });
});
