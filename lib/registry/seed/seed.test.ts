import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeNameKey } from '../../i18n/arabic';
import { areaSchema, indicatorsSchema, postSlugSchema, registrarSchema } from '../contract';
import { landPath, regionOutlines, regionPaths } from '../geometry/region-outlines';
import { READERS } from '../readers';
import { openStore, type Store } from '../store/store';
import { ensureSeeded } from '.';
import { shippedAnnouncements } from './announcements';
import { contentRows } from './content';
import { shippedPosts } from './posts';
import { shippedRegions } from './regions';
import { SAMPLE_TRANSACTIONS_END, sampleTransactions } from './sample-transactions';
import { sampleRegistrars } from './samples';

/** In this order, on one store. */
describe('ensureSeeded', () => {
  let folder: string;
  let store: Store;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'seed-'));
    store = await openStore({ kind: 'sqlite', path: join(folder, 'registry.sqlite') });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const context = () => ({ db: store.read, now: new Date(), today: '2026-11-20', minimumDeeds: 6 });

  it('fills each data set once when two processes start at once', async () => {
    const other = await openStore({ kind: 'sqlite', path: join(folder, 'registry.sqlite') });
    const filled = await Promise.all([ensureSeeded(store), ensureSeeded(other)]);
    await other.close();
    const names = filled.flat();
    expect(names).toContain('transactions');
    expect(new Set(names).size).toBe(names.length);
    expect(names.sort()).toEqual(
      (await READERS.datasets(context(), {})).items.map(({ dataset }) => dataset).sort(),
    );
    const { n } = await store.read
      .selectFrom('deeds')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(sampleTransactions().length);
  });

  it('fills nothing again, and says what is a sample', async () => {
    expect(await ensureSeeded(store)).toEqual([]);
    const { items } = await READERS.datasets(context(), {});
    const samples = items.filter((item) => item.sample).map((item) => item.dataset);
    expect(samples).toEqual(['appointments', 'areaTotals', 'registrars', 'transactions']);
  });

  it('counts every sample transaction in the roll-up, to the halala', async () => {
    const deeds = sampleTransactions();
    const all = indicatorsSchema.parse(await READERS.indicators(context(), { days: 3660 }));
    expect(all.deeds).toBe(deeds.length);
    expect(all.totalValue * 100).toBe(deeds.reduce((sum, deed) => sum + deed.valueHalalas, 0));
    expect(all).toMatchObject({
      state: 'ok',
      sample: true,
      coverage: 'announced_areas',
      asOf: SAMPLE_TRANSACTIONS_END,
    });
  });

  it('answers every area in the shape of the contract', async () => {
    for (const { slug } of shippedAnnouncements()) areaSchema.parse(await READERS.area(context(), { slug }));
    const area = await READERS.area(context(), { slug: 'riyadh-eleven-districts-2024-07' });
    expect(area).toMatchObject({ startsOn: '2024-07-28', endsOn: '2024-10-31', shape: 'indicative' });
    expect(area?.parts.filter((part) => part.kind === 'district_part')).toMatchObject([
      { district: 'riyadh-al-arid', name: { ar: 'العارض' } },
    ]);
    expect(area?.totals.sample).toBe(true);
    // Registration without dates has issued nothing.
    const ahead = await READERS.area(context(), { slug: 'hafr-al-batin-jubail-al-ahsa-2025-09' });
    expect(ahead?.totals).toMatchObject({ titles: 0, transactions: 0 });
  });
});

describe('announcements', () => {
  const announcements = shippedAnnouncements();
  const cities = new Map(contentRows('cities.csv').map((row) => [row.code, row]));
  const districts = new Set(contentRows('districts.csv').map(({ code }) => code));

  it('are the 40 with all that they name, each name once in the list of places', () => {
    expect(announcements).toHaveLength(40);
    const named = announcements.flatMap(({ parts }) => parts.filter(({ name_ar }) => name_ar !== undefined));
    // 978 names, of which 24 were printed with Al Quwayiyah and may lie in Ar Rayn: they are told as a count.
    expect(named).toHaveLength(954);
  });

  it('have unique slugs, known places, and a window that ends after it starts', () => {
    expect(new Set(announcements.map(({ slug }) => slug)).size).toBe(announcements.length);
    for (const { slug, starts_on, ends_on, parts, sources } of announcements) {
      if (starts_on != null && ends_on != null) expect(starts_on < ends_on, slug).toBe(true);
      expect(sources.length, slug).toBeGreaterThan(0);
      for (const { kind, region, city, district, name_ar } of parts) {
        if (city !== undefined) expect(cities.get(city)?.region, `${slug}: ${city}`).toBe(region);
        if (district !== undefined) expect(districts.has(district), district).toBe(true);
        if (kind !== 'unnamed_districts') expect(name_ar, slug).toBeDefined();
      }
    }
  });

  it('give plots by place that add up to the total, where every place has them', () => {
    for (const { slug, plots, parts } of announcements) {
      const counts = parts.map((part) => part.plots ?? null);
      if (plots == null || counts.includes(null)) continue;
      const sum = counts.reduce<number>((all, count) => all + (count ?? 0), 0);
      expect(sum, slug).toBe(plots);
    }
  });

  it('come to the number in their name with what they name and count, or say how they differ from it', () => {
    for (const { slug, name_en, note_en, parts } of announcements) {
      const stated = /^(\d+) districts/.exec(name_en)?.[1];
      if (stated === undefined) continue;
      // A district that is counted once for each of its parts is one.
      const named = new Set(
        parts.flatMap(({ kind, city, district, name_en: name }) =>
          kind === 'unnamed_districts' ? [] : `${kind} ${city} ${district ?? name}`,
        ),
      );
      const sum = parts.reduce((all, { districts }) => all + (districts ?? 0), named.size);
      if (sum !== Number(stated)) expect(note_en, slug).toContain(String(sum));
    }
  });

  it('say in their names every city that they name, or every region', () => {
    const regions = new Map(shippedRegions().map(({ code, en }) => [code, en]));
    const says = (title: string, name: string | undefined) =>
      title.includes((name ?? '?').replace(/ Province$/, ''));
    for (const { slug, name_en, parts } of announcements) {
      const byCity = [...new Set(parts.map(({ city }) => city))].every(
        (city) => city !== undefined && says(name_en, cities.get(city)?.name_en),
      );
      const byRegion = [...new Set(parts.map(({ region }) => region))].every((region) =>
        says(name_en, regions.get(region)),
      );
      const byPlace = parts.every(
        ({ city, region }) =>
          (city !== undefined && says(name_en, cities.get(city)?.name_en)) ||
          says(name_en, regions.get(region)),
      );
      expect(byCity || byRegion || byPlace, `${slug}: ${name_en}`).toBe(true);
    }
  });
});

describe('places', () => {
  it('are the 13 regions, their cities and districts, each name with one meaning', () => {
    const regions = shippedRegions();
    expect(regions.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    const aliases = (row: Record<string, string>) => (row.aliases ?? '').split('; ').filter(Boolean);
    const places = [
      ...regions.map(({ code, ar, aliases: also }) => ({ code, parent: '', names: [ar, ...also] })),
      ...contentRows('cities.csv')
        .filter(({ listed }) => listed === 'yes')
        .map((row) => ({ code: row.code, parent: `${row.region}`, names: [row.name_ar, ...aliases(row)] })),
      ...contentRows('districts.csv').map((row) => ({
        code: row.code,
        parent: `city ${row.city}`,
        names: [row.name_ar, ...aliases(row)],
      })),
    ];
    const meanings = new Map<string, string | undefined>();
    for (const { code, parent, names } of places)
      for (const name of names) {
        const key = `${parent}|${placeNameKey(name ?? '')}`;
        expect(meanings.get(key) ?? code, `${name} in ${parent}`).toBe(code);
        meanings.set(key, code);
      }
  });

  it('keep the codes of Riyadh, and carry clean names: no word for district, no abbreviation', () => {
    const districts = contentRows('districts.csv');
    expect(districts.filter(({ city }) => city === 'riyadh')).toHaveLength(190);
    for (const { name_ar, name_en } of districts) {
      expect(name_ar).not.toMatch(/^ح[يى] /);
      expect(name_en).not.toMatch(/ dist\b/i);
    }
  });

  it('have an outline for each region, inside the kingdom', () => {
    expect(new Set(regionOutlines().map(({ region }) => region))).toEqual(
      new Set(shippedRegions().map((region) => region.code)),
    );
    const frame = { west: 34, south: 16, east: 56, north: 33 };
    for (const { region, d } of regionPaths(720, frame).paths) {
      const [x = -1, y = -1] = (d.match(/^M(\d+) (\d+)l/) ?? []).slice(1).map(Number);
      expect([region, x > 0 && x < 720 && y > 0 && y < 720]).toEqual([region, true]);
    }
  });

  it('are drawn without a line to nowhere, of which browsers complain', () => {
    for (const width of [60, 320, 720]) {
      const land = landPath(width, { west: 34, south: 16, east: 56, north: 33 });
      expect(land.match(/l(?![-\d]).{0,20}/g)).toBeNull();
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
      registrarSchema.parse({ ...rest, name: { ar, en } });
      expect(ar).toContain('مثال');
      expect(en).toContain('Sample');
      expect(rest.phone).toMatch(/^9660/);
    }
  });
});

describe('posts', () => {
  it('have a slug of the contract, a text in both languages and a source', async () => {
    const posts = await shippedPosts();
    expect(posts.length).toBeGreaterThan(10);
    for (const { slug, texts } of posts) {
      postSlugSchema.parse(slug);
      expect(Object.keys(texts).sort(), slug).toEqual(['ar', 'en']);
      for (const text of [texts.ar, texts.en]) expect(text?.source?.name, slug).toBeTruthy();
      expect(texts.en?.body).not.toMatch(/[\u0600-\u06ff]/);
    }
  });
});

describe('facts of the services', () => {
  it('each rest on a law, a regulation, a decision or an authority', () => {
    const sources = new Map(contentRows('fact-sources.csv').map(({ code, kind }) => [code, kind]));
    const facts = contentRows('service-facts.csv');
    expect(facts.length).toBeGreaterThan(60);
    for (const { subject, fact, sources: named = '', article } of facts) {
      const kinds = named.split(' ').map((code) => sources.get(code));
      expect(kinds.length > 0 && kinds.every(Boolean), fact).toBe(true);
      for (const kind of kinds) expect(['law', 'regulation', 'decision', 'authority']).toContain(kind);
      if (kinds.every((kind) => kind === 'regulation')) expect(article, `${subject}: ${fact}`).not.toBe('');
    }
  });
});
