import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeNameKey } from '../../i18n/arabic';
import { areaSchema, indicatorsSchema, postSlugSchema, registrarSchema } from '../contract';
import { READERS } from '../readers';
import { openStore, type Store } from '../store/store';
import { ensureSeeded } from '.';
import { ANNOUNCEMENTS } from './announcements';
import { CITIES, REGIONS, RIYADH_DISTRICTS } from './places';
import { POSTS } from './posts';
import { regionOutlines, regionPaths } from './region-outlines';
import { SAMPLE_DEEDS_END, sampleTransactions } from './sample-deeds';
import { sampleRegistrars } from './samples';

// A real store is filled for each test; on a busy machine that may pass the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'));
  store = await openStore({ kind: 'sqlite', path: join(folder, 'registry.sqlite') });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const context = () => ({ db: store.read, now: new Date(), today: '2026-11-20', minimumDeeds: 6 });

describe('ensureSeeded', () => {
  it('fills every data set once, and says which are samples', async () => {
    const first = await ensureSeeded(store);
    expect(first).toContain('transactions');
    expect(await ensureSeeded(store)).toEqual([]);
    const { items } = await READERS.datasets(context(), {});
    const samples = items.filter((item) => item.sample).map((item) => item.dataset);
    expect(items.map((item) => item.dataset).sort()).toEqual([...first].sort());
    expect(samples).toEqual(['appointments', 'areaTotals', 'registrars', 'transactions']);
  });

  it('leaves one filling behind when two processes start at once', async () => {
    const other = await openStore({ kind: 'sqlite', path: join(folder, 'registry.sqlite') });
    const filled = await Promise.all([ensureSeeded(store), ensureSeeded(other)]);
    await other.close();
    expect(filled.filter((names) => names.length > 0)).toHaveLength(1);
    const { n } = await store.read
      .selectFrom('deeds')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(sampleTransactions().length);
  });

  it('counts every sample transaction in the roll-up, to the halala', async () => {
    await ensureSeeded(store);
    const deeds = sampleTransactions();
    const all = indicatorsSchema.parse(await READERS.indicators(context(), { days: 3660 }));
    expect(all.deeds).toBe(deeds.length);
    expect(all.totalValue * 100).toBe(deeds.reduce((sum, deed) => sum + deed.valueHalalas, 0));
    expect(all).toMatchObject({
      state: 'ok',
      sample: true,
      coverage: 'announced_areas',
      asOf: SAMPLE_DEEDS_END,
    });
  });

  it('answers every area in the shape of the contract', async () => {
    await ensureSeeded(store);
    for (const { slug } of ANNOUNCEMENTS) areaSchema.parse(await READERS.area(context(), { slug }));
    const area = await READERS.area(context(), { slug: 'riyadh-eleven-districts-2024-07' });
    expect(area).toMatchObject({ startsOn: '2024-07-28', endsOn: '2024-10-31', shape: 'indicative' });
    expect(area?.parts.filter((part) => part.kind === 'district_part')).toMatchObject([
      { district: 'riyadh-al-arid', name: { ar: 'العارض' } },
    ]);
    expect(area?.totals.sample).toBe(true);
  });
});

describe('announcements', () => {
  it('have unique slugs, known places, and a window that ends after it starts', () => {
    const cities = new Map(CITIES.map((city) => [city.code, city.region]));
    const districts = new Set(RIYADH_DISTRICTS.map((district) => district.code));
    expect(new Set(ANNOUNCEMENTS.map((area) => area.slug)).size).toBe(ANNOUNCEMENTS.length);
    for (const { slug, startsOn, endsOn, parts, sources } of ANNOUNCEMENTS) {
      if (startsOn !== null && endsOn !== null) expect(startsOn < endsOn, slug).toBe(true);
      expect(sources.length, slug).toBeGreaterThan(0);
      for (const part of parts) {
        if (part.city !== null) expect(cities.get(part.city), `${slug}: ${part.city}`).toBe(part.region);
        if (part.district !== undefined) expect(districts.has(part.district), part.district).toBe(true);
        if (part.kind !== 'unnamed_districts') expect(part.district ?? part.name, slug).toBeDefined();
      }
    }
  });

  it('give regional plot counts that add up to the total, where every region has one', () => {
    for (const { slug, plots, parts } of ANNOUNCEMENTS) {
      const counts = parts.map((part) => part.plots ?? null);
      if (plots === null || counts.includes(null)) continue;
      expect(
        counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
        slug,
      ).toBe(plots);
    }
  });
});

describe('places', () => {
  it('are the 13 regions, their cities and 189 districts, each name with one meaning', () => {
    expect(REGIONS.map((region) => region.id)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(RIYADH_DISTRICTS).toHaveLength(189);
    const meanings = new Map<string, string>();
    const places = [
      ...REGIONS.map((place) => ({ ...place, parent: 'region' })),
      ...CITIES.map((place) => ({ ...place, parent: place.region })),
      ...RIYADH_DISTRICTS.map((place) => ({ ...place, parent: `city ${place.city}` })),
    ];
    for (const place of places)
      for (const name of [place.ar, place.en, ...place.aliases]) {
        const key = `${place.parent}|${placeNameKey(name)}`;
        expect(meanings.get(key) ?? place.code, name).toBe(place.code);
        meanings.set(key, place.code);
      }
  });

  it('carry clean names: no word for district, no abbreviation', () => {
    for (const { ar, en } of RIYADH_DISTRICTS) {
      expect(ar).not.toMatch(/^ح[يى] /);
      expect(en).not.toMatch(/dist/i);
    }
  });

  it('have an outline for each region, inside the kingdom', () => {
    expect(new Set(regionOutlines().map(({ region }) => region))).toEqual(
      new Set(REGIONS.map((region) => region.code)),
    );
    const map = regionPaths(720);
    for (const path of map.paths) {
      expect(path.d).toMatch(/^M\d+ \d+l/);
      expect(path.x > 0 && path.x < map.width && path.y > 0 && path.y < map.height).toBe(true);
    }
  });
});

describe('samples', () => {
  it('are the same every time, on working days since registration began', () => {
    const deeds = sampleTransactions();
    expect(deeds).toEqual(sampleTransactions());
    expect(new Set(deeds.map((deed) => deed.reference)).size).toBe(deeds.length);
    expect(deeds.every((deed) => deed.reference.startsWith('SAMPLE-'))).toBe(true);
    expect(deeds.every((deed) => deed.day >= 19_484 && deed.day <= 20_634)).toBe(true);
  });

  it('name registrars that nobody can take for people, with phones that reach nobody', () => {
    for (const { ar, en, ...rest } of sampleRegistrars()) {
      registrarSchema.parse({ ...rest, name: { ar, en }, verifiedOn: null });
      expect(ar).toContain('تجريبي');
      expect(en).toContain('Sample');
      expect(rest.phone).toMatch(/^9660/);
    }
  });
});

describe('posts', () => {
  it('have a slug of the contract, a text in both languages and a source', () => {
    for (const { slug, ar, en, source } of POSTS) {
      postSlugSchema.parse(slug);
      expect(source.name).not.toBe('');
      for (const text of [ar, en]) expect(text.title && text.summary && text.body, slug).toBeTruthy();
      expect(ar.body).not.toMatch(/<[a-z]/i);
      expect(en.body).not.toMatch(/[\u0600-\u06ff]/);
    }
  });
});
