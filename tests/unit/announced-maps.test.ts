import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '@/lib/registry';
import { READERS } from '@/lib/registry/readers';
import { ensureSeeded } from '@/lib/registry/seed';
import { shippedAnnouncements } from '@/lib/registry/seed/announcements';
import { openStore, type Store } from '@/lib/registry/store/store';
import { areaCounts } from '@/lib/site/views/area-counts';
import { areaFigures } from '@/lib/site/views/area-figures';
import { groundsOf } from '@/lib/site/views/area-ground';
import { countedByRegion } from '@/lib/site/views/area-regions';
import { sheetOf } from '@/lib/site/views/sheet';
import { SHEET, TIERS } from '@/lib/site/views/sheet-layout';

const SEAS = { redSea: 'Red Sea', gulf: 'Arabian Gulf' };

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
  it('have every number of their lists at every width, or say which have no room', async () => {
    const silent: string[] = [];
    const without = new Map<string, number[]>();
    for (const area of areas)
      for (const { city, districts } of await groundsOf(area))
        for (const locale of ['ar', 'en'] as const) {
          const { labels, unnumbered } = sheetOf(districts, {}, locale, SEAS);
          const announced = districts.filter(({ number }) => number > 0);
          for (const { code, number } of announced)
            TIERS.forEach((width, tier) => {
              const written = labels.filter((one) => one.key === code && one.tiers[tier]);
              const shown = written.filter(
                ({ lines: [first = ''] }) => announced.length === 1 || Number.parseInt(first, 10) === number,
              );
              if (shown.length + Number(unnumbered[tier]?.includes(number)) !== 1)
                silent.push(`${area.slug} ${city} ${number} ${width}`);
            });
          without.set(
            `${area.slug} ${city}`,
            unnumbered.map((numbers) => numbers.length),
          );
        }
    expect(areas.length).toBe(shippedAnnouncements().length);
    expect(silent).toEqual([]);
    // Fifty districts in one city are the only ones that a phone's map has not room for.
    const crowded = [...without].filter(([, [phone = 0]]) => phone > 0);
    expect(crowded.map(([map]) => map)).toEqual(['riyadh-dammam-madinah-2023-12 riyadh']);
    // On a page a sentence names the few that have none.
    expect(crowded[0]?.[1][2]).toBeLessThan(10);
  });

  it('lead from a number that is moved out into its shape, over no other number', async () => {
    let moved = 0;
    for (const area of areas)
      for (const { districts } of await groundsOf(area)) {
        const { labels } = sheetOf(districts, {}, 'ar', SEAS);
        for (const { key, line, tiers } of labels) {
          if (line === undefined) continue;
          moved += 1;
          const [, [x, y]] = line;
          const tier = tiers.indexOf(true);
          const width = TIERS[tier] ?? 0;
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
        const { land, labels, shapes } = sheetOf(districts, {}, 'en', SEAS);
        if (land === null) expect(shapes.every(({ isCut }) => isCut)).toBe(true);
        else expect(shapes.every(({ isCut, cover }) => !isCut || cover === 'around')).toBe(true);
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
    expect(sheetOf(districts, {}, 'en', SEAS)).toBe(sheetOf([...districts], {}, 'en', SEAS));
    expect(sheetOf(districts, {}, 'ar', SEAS)).not.toBe(sheetOf(districts, {}, 'en', SEAS));
  });
});

describe('the numbers of all announcements', () => {
  it('agree with each other: the sentence, the figures, the regions, the lists and the maps', async () => {
    for (const area of areas) {
      const { all, named, repeated, unnamed, places, drawn } = areaCounts(area);
      const again = repeated.reduce((sum, { times }) => sum + times - 1, 0);
      const figure = (wanted: string) => areaFigures(area).find(({ key }) => key === wanted)?.value ?? 0;
      expect(named + again + unnamed + places, area.slug).toBe(all);
      expect(figure('districts') + figure('places'), area.slug).toBe(all);
      const regions = [...countedByRegion(area.parts).values()];
      expect(
        regions.reduce((sum, one) => sum + one.districts + one.places, 0),
        area.slug,
      ).toBe(all);
      const onMaps = (await groundsOf(area)).flatMap(({ districts }) =>
        districts.filter(({ number }) => number > 0),
      );
      expect(drawn, area.slug).toBe(onMaps.length);
      expect(drawn, area.slug).toBeLessThanOrEqual(named);
    }
  });

  it('are those of the title, or the announcement’s own note says why not', () => {
    for (const area of areas) {
      const [, stated] = /^(\d+) /.exec(area.name.en) ?? [];
      if (stated === undefined) continue;
      const { all } = areaCounts(area);
      if (Number(stated) !== all) expect(area.note?.en, area.slug).toMatch(new RegExp(`come to ${all}\\b`));
    }
  });

  it('count a district of which four parts are named four times, and list it once', () => {
    const jeddah = areas.find(({ slug }) => slug === 'jeddah-nineteen-districts-2025-08') as Area;
    expect(areaCounts(jeddah)).toEqual({
      all: 19,
      named: 16,
      repeated: [{ name: { ar: 'البلد', en: 'Al Balad' }, times: 4 }],
      unnamed: 0,
      places: 0,
      drawn: 6,
    });
  });
});
