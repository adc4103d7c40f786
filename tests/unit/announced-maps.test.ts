import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOrder } from '@/lib/i18n/name-order';
import type { Area } from '@/lib/registry';
import { READERS } from '@/lib/registry/readers';
import { ensureSeeded } from '@/lib/registry/seed';
import { shippedAnnouncements } from '@/lib/registry/seed/announcements';
import { openStore, type Store } from '@/lib/registry/store/store';
import { areaCounts } from '@/lib/site/areas/area-counts';
import { areaFigures } from '@/lib/site/areas/area-figures';
import { countedByRegion } from '@/lib/site/areas/area-regions';
import { districtsByName, toldOnce } from '@/lib/site/areas/area-told';
import { announcedIn } from '@/lib/site/cover';
import { PAGE_TIERS, TIERS, tiersOf } from '@/lib/site/maps/labels/sheet-layout';
import { SHEET } from '@/lib/site/maps/labels/sheet-spot';
import { type GroundDistrict, groundsOf, isAnnounced } from '@/lib/site/maps/sheet/area-ground';
import { planSheets, sheetOf } from '@/lib/site/maps/sheet/sheet';

/** All widths that a map may be laid out for, in the order of what is told for each. */
const WIDTHS: readonly number[] = [...TIERS, ...PAGE_TIERS];

const SEAS = { redSea: 'Red Sea', gulf: 'Arabian Gulf' };

/** The sheets of a city, each with the districts that it is for. */
const sheetsOf = (districts: GroundDistrict[], locale: 'ar' | 'en') =>
  planSheets(districts, {}).flatMap((plan) => {
    // On a wider page a map is as it is at its last width.
    const last = tiersOf(plan.widths).length - 1;
    const isShownAt = (tier: number) => plan.widths.includes(WIDTHS[Math.min(tier, last)] ?? 0);
    // Some are never as wide as what all maps of their city have.
    const isDrawnIn = (boxes: readonly number[]) => (tier: number) =>
      isShownAt(tier) && (boxes === plan.widths || boxes.includes(WIDTHS[tier] ?? 0));
    const crowded = plan.detail?.crowded ?? [];
    const group = plan.group.filter((one) => !crowded.includes(one));
    return [
      { ...sheetOf(plan, locale, SEAS), group, isShownAt, isDrawnAt: isDrawnIn(plan.boxes) },
      // Those that crowd have their numbers on the drawing from near alone.
      ...(plan.detail
        ? [
            {
              ...sheetOf(plan.detail, locale, SEAS),
              group: crowded,
              isShownAt,
              isDrawnAt: isDrawnIn(plan.detail.boxes),
            },
          ]
        : []),
    ];
  });

let folder: string;
let store: Store;
let areas: Area[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'announced-'));
  store = await openStore({ kind: 'sqlite', path: join(folder, 'registry.sqlite') });
  await ensureSeeded(store);
  const context = { db: store.read, now: new Date(), today: '2026-11-20', minimumDeeds: 6 };
  const slugs = shippedAnnouncements().map(({ slug }) => slug);
  const read = await Promise.all(slugs.map((slug) => READERS.area(context, { slug, with: 'ground' })));
  areas = read as Area[];
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('the maps of all announcements', () => {
  it('have every number of their lists on the sheet that it is for, at every width', async () => {
    const missing: string[] = [];
    for (const area of areas)
      for (const { city, districts } of await groundsOf(area))
        for (const locale of ['ar', 'en'] as const) {
          const announced = districts.filter(isAnnounced);
          const sheets = sheetsOf(districts, locale);
          for (const tier of WIDTHS.keys()) {
            const all = sheets.flatMap(({ group, isShownAt }) =>
              isShownAt(tier) ? group.map(({ number }) => number[locale]) : [],
            );
            expect(all.sort((a, b) => a - b)).toEqual(
              announced.map(({ number }) => number[locale]).sort((a, b) => a - b),
            );
          }
          for (const { labels, unnumbered, group, isDrawnAt } of sheets)
            for (const { code, number } of group)
              WIDTHS.forEach((width, at) => {
                if (!isDrawnAt(at)) return;
                const tier = Math.min(at, unnumbered.length - 1);
                const shown = labels
                  .filter((one) => one.key === code && one.tiers[tier])
                  .filter(
                    ({ lines: [first = ''] }) =>
                      announced.length === 1 || Number.parseInt(first, 10) === number[locale],
                  );
                if (shown.length !== 1 || unnumbered[tier]?.includes(number[locale]))
                  missing.push(`${area.slug} ${city} ${number[locale]} ${width}`);
              });
        }
    expect(areas.length).toBe(shippedAnnouncements().length);
    expect(missing).toEqual([]);
  });

  it('are several where districts lie far from each other, or are too many for one', async () => {
    const several = new Map<string, number[][]>();
    for (const area of areas)
      for (const { city, districts } of await groundsOf(area)) {
        const plans = planSheets(districts, {});
        const numbers = plans.map(({ group }) => group.map(({ number }) => number.en).sort((a, b) => a - b));
        if (plans.length > 1) several.set(`${area.slug} ${city}`, numbers);
      }
    const { 'riyadh-dammam-madinah-2023-12 riyadh': crowded = [], ...others } = Object.fromEntries(several);
    // For pages, in halves for phones, and three groups apart from them; one list has the names of all.
    expect(crowded.map((numbers) => numbers.length)).toEqual([36, 18, 18, 7, 7, 1]);
    expect(new Set(crowded.flat()).size).toBe(51);
    // Each of the others has a run of numbers.
    for (const numbers of Object.values(others).flat())
      expect(Math.max(...numbers) - Math.min(...numbers)).toBe(numbers.length - 1);
    expect(others).toEqual({
      'riyadh-areas-9-to-12-2024-03 riyadh': [[1], [2], [3]],
      'riyadh-eleven-districts-2024-07 riyadh': [[1, 2, 3, 4, 5, 6, 7, 8, 9], [10], [11]],
      'jeddah-al-ahsa-jubail-ras-tanura-2025-08 jeddah': [
        [1, 2],
        [3, 4],
      ],
      'jeddah-nineteen-districts-2025-08 jeddah': [[1, 2, 3, 4, 5], [6]],
      'makkah-madinah-parcels-2026-01 jeddah': [[1, 2, 3], [4]],
    });
  });

  it('number what each list has by the alphabet of its language, whatever the article', async () => {
    for (const area of areas)
      for (const { city, districts } of await groundsOf(area))
        for (const locale of ['ar', 'en'] as const) {
          const plans = planSheets(districts, {});
          // One list for all maps of a city, or for each map its own.
          const lists = plans.some(({ isOfMany }) => isOfMany)
            ? [districts.filter(isAnnounced)]
            : plans.map(({ group }) => group);
          for (const list of lists) {
            const names = list
              .toSorted((a, b) => a.number[locale] - b.number[locale])
              .map(({ name }) => name[locale]);
            expect(names, `${area.slug} ${city}`).toEqual(names.toSorted(nameOrder(locale)));
          }
        }
  });

  it('have names where they have room: on a page of its whole width most of thirty-six', async () => {
    const area = areas.find(({ slug }) => slug === 'riyadh-dammam-madinah-2023-12') as Area;
    const riyadh = (await groundsOf(area)).find(({ city }) => city === 'riyadh');
    const named = (['ar', 'en'] as const).map((locale) => {
      const [page] = sheetsOf(riyadh?.districts ?? [], locale);
      const at = WIDTHS.length - 1;
      return page?.labels.filter(({ kind, tiers }) => kind === 'name' && tiers[at]).length ?? 0;
    });
    expect(named[0]).toBe(36);
    expect(named[1]).toBeGreaterThan(26);
  });

  it('lead from a number that is moved out into its shape, over no other number', async () => {
    let moved = 0;
    for (const area of areas)
      for (const { districts } of await groundsOf(area)) {
        for (const [{ key, line, tiers }, labels] of sheetsOf(districts, 'ar').flatMap(({ labels: all }) =>
          all.map((label) => [label, all] as const),
        )) {
          if (line === undefined) continue;
          moved += 1;
          const [, [x, y]] = line;
          const tier = tiers.indexOf(true);
          const width = WIDTHS[tier] ?? 0;
          const height = (width * SHEET.height) / SHEET.width;
          const near = labels.filter(
            (other) =>
              other.key !== key &&
              other.tiers[tier] &&
              other.kind === 'number' &&
              Math.abs(other.x - x) * width < 4 &&
              Math.abs(other.y - y) * height < 6,
          );
          expect(near, `${area.slug} ${key}`).toEqual([]);
        }
      }
    expect(moved).toBeGreaterThan(10);
  });

  it('show the sea with its name before cities on a coast, and land alone elsewhere', async () => {
    const shown = new Map<string, string[]>();
    for (const area of areas)
      for (const { city, districts } of await groundsOf(area)) {
        const [sheet] = sheetsOf(districts, 'en');
        const { land, labels } = sheet as NonNullable<typeof sheet>;
        const names = labels.flatMap(({ kind, lines }) => (kind === 'sea' ? lines.join(' ') : []));
        shown.set(city, [...(shown.get(city) ?? []), land === null ? 'land' : (names[0] ?? 'sea')]);
      }
    expect(shown.get('jeddah')).toContain('Red Sea');
    expect([...shown.values()].flat()).toContain('Arabian Gulf');
    for (const city of ['riyadh', 'hail', 'madinah'])
      expect(new Set(shown.get(city)), city).toEqual(new Set(['land']));
  });

  it('are laid out once, however often they are asked for', async () => {
    const [ground] = await groundsOf(areas.find(({ slug }) => slug === 'hail-2025-11') as Area);
    const districts = ground?.districts ?? [];
    const drawn = (of: GroundDistrict[], locale: 'ar' | 'en') =>
      planSheets(of, {}).map((plan) => sheetOf(plan, locale, SEAS))[0];
    expect(drawn(districts, 'en')).toBe(drawn([...districts], 'en'));
    expect(drawn(districts, 'ar')).not.toBe(drawn(districts, 'en'));
  });
});

describe('districts that another announcement names', () => {
  const elsewhereIn = async (area: Area, city: string) => {
    const ground = (await groundsOf(area)).find((one) => one.city === city);
    return new Set(ground?.districts.flatMap(({ code, isElsewhere }) => (isElsewhere ? code : [])));
  };
  const bySlug = (slug: string) => areas.find((area) => area.slug === slug) as Area;

  it('are those of all the others, and none of its own', async () => {
    const naming = new Map<string, Set<string>>();
    for (const { slug, parts } of areas)
      for (const code of announcedIn(parts).keys())
        naming.set(code, (naming.get(code) ?? new Set()).add(slug));
    for (const area of areas) {
      const own = announcedIn(area.parts);
      for (const { districts } of await groundsOf(area)) {
        const marked = districts.flatMap(({ code, isElsewhere }) => (isElsewhere ? code : []));
        const named = districts.flatMap(({ code }) => (naming.has(code) && !own.has(code) ? code : []));
        expect(marked, area.slug).toEqual(named);
      }
    }
  });

  it('are told of Riyadh as they are: Al Muruj and Al Yasmin are in one announcement each', async () => {
    const malqa = await elsewhereIn(bySlug('riyadh-dammam-madinah-2023-12'), 'riyadh');
    expect(malqa.has('riyadh-al-muruj')).toBe(true);
    expect(malqa.has('riyadh-al-yasmeen')).toBe(false);
    const north = await elsewhereIn(bySlug('riyadh-north-2024-01'), 'riyadh');
    expect(north.has('riyadh-al-muruj')).toBe(false);
    expect(north.has('riyadh-al-yasmeen')).toBe(true);
  });

  it('are doubted where an announcement counts districts of the city without names', async () => {
    const isUncertain = async (area: Area) =>
      new Map((await groundsOf(area)).map((ground) => [ground.city, ground.isUncertain]));
    expect((await isUncertain(bySlug('riyadh-eleven-districts-2024-07'))).get('riyadh')).toBe(true);
    expect((await isUncertain(bySlug('jeddah-ash-shati-2026-04'))).get('jeddah')).toBe(false);
  });

  it('are none while the other announcement is still to come', async () => {
    const context = { db: store.read, now: new Date(), today: '2023-06-01', minimumDeeds: 6 };
    const first = (await READERS.area(context, { slug: 'riyadh-al-falah-2023-05', with: 'ground' })) as Area;
    const dated = new Set(
      areas
        .filter(({ announcedOn }) => announcedOn !== null && announcedOn > '2023-06-01')
        .map(({ slug }) => slug),
    );
    const early = areas
      .filter(({ slug }) => !dated.has(slug))
      .flatMap(({ parts }) => [...announcedIn(parts).keys()]);
    const marked = await elsewhereIn(first, 'riyadh');
    expect(marked.has('riyadh-al-yasmeen')).toBe(false);
    for (const code of marked) expect(early).toContain(code);
  });
});

describe('the numbers of all announcements', () => {
  it('agree with each other: the sentence, the figures, the regions, the lists and the maps', async () => {
    for (const raw of areas) {
      const area = { ...raw, parts: toldOnce(raw.parts) };
      const { all, named, repeated, unnamed, places, drawn, isOpenEnded } = areaCounts(area);
      const again = repeated.reduce((sum, { times }) => sum + times - 1, 0);
      const figure = (wanted: string) => areaFigures(area).find(({ key }) => key === wanted)?.value ?? 0;
      expect(named + again + unnamed + places, area.slug).toBe(all);
      const byName = districtsByName(area);
      // A district that counts several times is one. What the name says comes before what is named and counted.
      expect(
        figure(isOpenEnded && byName === null ? 'districtsAtLeast' : 'districts') +
          again +
          figure('places') +
          figure('plans'),
        area.slug,
      ).toBe(byName ?? all);
      const regions = [...countedByRegion(area.parts).values()];
      expect(
        regions.reduce((sum, one) => sum + one.districts + one.places, 0),
        area.slug,
      ).toBe(all);
      const onMaps = (await groundsOf(area)).flatMap(({ districts }) => districts.filter(isAnnounced));
      expect(drawn, area.slug).toBe(onMaps.length);
      expect(drawn, area.slug).toBeLessThanOrEqual(named);
    }
  });

  it('are those of the title, or the announcement’s own note says why not', () => {
    for (const area of areas) {
      const [, stated] = /^(\d+) /.exec(area.name.en) ?? [];
      if (stated === undefined) continue;
      const { all, repeated } = areaCounts(area);
      // A district that counts several times is one in the title, and the sentence says how the number comes together.
      const once = repeated.reduce((sum, { times }) => sum - times + 1, all);
      if (Number(stated) !== once) expect(area.note?.en, area.slug).toMatch(new RegExp(`come to ${all}\\b`));
    }
  });

  it('count a district of which four parts are named four times, and list it once', () => {
    const jeddah = areas.find(({ slug }) => slug === 'jeddah-nineteen-districts-2025-08') as Area;
    expect(areaCounts(jeddah)).toEqual({
      all: 19,
      named: 16,
      repeated: [{ name: { ar: 'البلد', en: 'Al Balad' }, times: 4 }],
      unnamed: 0,
      isOpenEnded: false,
      places: 0,
      isPlans: false,
      drawn: 6,
    });
    // "Parts of eight districts in Makkah": none is announced as a whole.
    const projects = areas.find(({ slug }) => slug === 'makkah-projects-2024-05') as Area;
    expect(areaCounts(projects)).toMatchObject({ all: 8, named: 8 });
    const inParts = areas.flatMap((area) => (area.inParts ? area.slug : []));
    // Two parts of districts, and plots of a city that are only counted.
    expect(inParts).toEqual(expect.arrayContaining([projects.slug, 'umluj-al-umrah-dammam-2026-01']));
    expect(inParts).not.toContain('hail-2025-11');
  });
});
