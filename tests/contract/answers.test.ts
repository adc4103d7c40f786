import { createTranslator } from 'next-intl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaState } from '@/lib/registry/contract';
import { embeddedRegistry } from '@/lib/registry/embedded';
import { loadAnswer } from '@/lib/site/answer/load';
import { inWords } from '@/lib/site/answer/texts';
import Check from '@/messages/en/Check.json';
import { districtCode } from '../support/decided';
import { type Harness, LIMITS, seededHarness } from '../support/harness';

/** What stands beside an answer: which other announcements, and which numbers. Worked out by hand from the announcements. */
let harness: Harness;
let source: ReturnType<typeof embeddedRegistry>;
beforeAll(async () => {
  harness = await seededHarness();
  const { store, keyring } = harness;
  // Every period that is known was over when these cases were worked out.
  source = embeddedRegistry({ store, keyring, clock: () => new Date('2026-11-22T09:00:00Z'), ...LIMITS });
});
afterAll(async () => {
  await source.close();
  await harness.close();
});

const answer = async (asked: { city: string } | { district: string }, plan?: string) => {
  const found = await loadAnswer(source, asked, plan);
  if (found === null) throw new Error(`No such place: ${JSON.stringify(asked)}`);
  return found;
};

const t = createTranslator({ locale: 'en', messages: { Check }, namespace: 'Check' });
const inEnglish = async (district: string) => inWords(t as never, await answer({ district }), 'en');

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
  const plain = (text: string | undefined) => text?.replace(/\s/g, ' ') ?? '';

  it('shows each with its days, and how much of it each means', async () => {
    // Whole in 2023, a part in 2024.
    const arid = await inEnglish('riyadh-al-arid');
    expect(plain(arid.headline)).toContain('28 March 2024');
    expect(plain(arid.details.join(' '))).toContain('All of Al Arid');
    expect(arid.named.map(({ slug, text }) => [slug, plain(text)])).toEqual([
      [
        'riyadh-eleven-districts-2024-07',
        'part of it, for registration from 28 July 2024; the period ended on 31 October 2024',
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

describe('a place that was announced long ago and has no known dates', () => {
  it('is told to apply now, and never to wait', async () => {
    const told = await answer({ district: districtCode('hafr-al-batin', 'فليج') ?? '' });
    expect(told.main?.area).toMatchObject({ state: 'open', startsOn: null, endsOn: null });
    const said = inWords(t as never, told, 'en');
    expect(`${said.headline} ${said.next}`.replace(/\s/g, ' ')).toMatch(
      /3 September 2025.*Apply now.*199002/,
    );
  });

  it.each([
    ['2026-01-01', 'announced'],
    ['2026-01-02', 'open'],
  ])('waits until %s: %s', (today, state) => {
    const dates = { announcedOn: '2025-09-03', startsOn: null, endsOn: null };
    expect(areaState(dates, today)).toBe(state);
    // A first day that is known is waited for.
    expect(areaState({ ...dates, startsOn: '2026-02-01' }, today)).toBe('announced');
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

describe('a count without names', () => {
  /** Each of the other counts: its number of districts, else of parcels, of which city or region, and when it was announced. */
  const counts = async (district: string) => {
    const { main, counted, alsoCounted } = await answer({ district });
    const told = alsoCounted.map(({ districts, parcels, city, area }) => [
      districts ?? parcels,
      city,
      area.slug.replace(/.*-(?=20)/, ''),
    ]);
    return [[counted?.districts ?? counted?.parcels ?? null, counted?.city, main?.area.slug], ...told];
  };
  // What stands of Riyadh region after what is counted nearer; March 2026 names places without a number.
  const REGION = [
    [105, null, '2025-12'],
    [6, null, '2025-11'],
    [30, null, '2025-10'],
    [11, null, '2025-10'],
    [null, null, '2026-03'],
  ];

  it.each([
    [
      'riyadh-al-olaya',
      [9, 'riyadh', 'riyadh-region-2025-09'],
      [1, 'riyadh', '2024-03'],
      [2, 'riyadh', '2023-12'],
      ...REGION,
    ],
    [
      'jeddah-abhur-ash-shamaliyah',
      [1, 'jeddah', 'makkah-madinah-parcels-2026-01'],
      [41, null, '2025-12'],
      [null, null, '2026-03'],
    ],
    [
      districtCode('makkah', 'الهنداوية') ?? '',
      [10, 'makkah', 'riyadh-makkah-eastern-2025-09'],
      [null, 'makkah', '2025-10'],
      [41, null, '2025-12'],
      [null, null, '2026-03'],
    ],
    [
      districtCode('madinah', 'خاخ') ?? '',
      [4, 'madinah', 'madinah-four-districts-2024-09'],
      [null, 'madinah', '2026-01'],
      [null, 'madinah', '2025-10'],
      [null, null, '2026-03'],
    ],
    // Of the 206 of its region 174 have no name, those of Arar among them.
    [
      districtCode('arar', 'القدس الشرقي') ?? '',
      [null, 'arar', 'northern-borders-tabuk-suwayr-2025-12'],
      [174, null, '2025-12'],
      [11, null, '2025-12'],
    ],
    [
      districtCode('al-jumum', 'أبو عروة') ?? '',
      [null, 'al-jumum', 'makkah-jumum-madinah-eastern-2025-10'],
      [41, null, '2025-12'],
      [null, null, '2026-03'],
    ],
    [
      districtCode('thadiq', 'الجنادرية') ?? '',
      [null, 'thadiq', 'riyadh-makkah-madinah-2026-03'],
      ...REGION.slice(0, 4),
    ],
    [districtCode('yanbu', 'المنار') ?? '', [null, null, 'riyadh-makkah-madinah-2026-03']],
  ])('%s: the nearest first, and every other', async (district, ...told) => {
    expect(await counts(district)).toEqual(told);
  });

  it('of one city or another is told of both', async () => {
    const jeddah = await answer({ district: 'jeddah-abhur-ash-shamaliyah' });
    expect(jeddah.counted).toMatchObject({ districts: 1, where: { ar: 'في جدة أو المدينة المنورة' } });
    const listed = await answer({ district: 'al-quwayiyah-al-khalij' });
    expect(listed.counted).toMatchObject({ districts: 24, where: { en: 'In Al Quwayiyah or Ar Rayn' } });
  });

  it('puts no named place in doubt', async () => {
    for (const district of ['riyadh-al-malqa', 'jeddah-ash-shati'])
      expect((await answer({ district })).alsoCounted).toEqual([]);
  });

  it('is said with its day and its end, and never as a flat no', async () => {
    const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');
    const yanbu = await inEnglish(districtCode('yanbu', 'المنار') ?? '');
    expect(yanbu.headline).not.toMatch(/^No,/);
    expect(plain(yanbu.details.join(' '))).toMatch(/Places in Madinah region .*12 March 2026.* 18 June 2026/);
    const [jeddah] = (await inEnglish('jeddah-abhur-ash-shamaliyah')).also;
    expect(jeddah).toMatchObject({ slug: 'riyadh-qassim-makkah-hail-2025-12' });
    expect(plain(jeddah?.text)).toMatch(/41 districts of Makkah region.*26 November 2025.*12 March 2026/);
  });
});
