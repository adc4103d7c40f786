import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoImport } from '@/lib/registry/history/undo';
import { Refusals } from '@/lib/registry/import/report';
import { openSource } from '@/lib/registry/import/source';
import { importCities } from '@/lib/registry/places/cities';
import { districtShapes } from '@/lib/registry/places/district-shapes';
import { importDistricts } from '@/lib/registry/places/importer';
import { placeNames } from '@/lib/registry/places/names';
import { READERS } from '@/lib/registry/readers';
import { ensurePlaces } from '@/lib/registry/seed';
import { contentPath } from '@/lib/registry/seed/content';
import { folderForTest } from '../support/folders';
import { type Harness, sqliteHarness } from '../support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await sqliteHarness();
  await ensurePlaces(harness.store);
});
afterAll(() => harness.close());

const context = () => ({
  db: harness.store.read,
  now: new Date(),
  today: '2026-11-22',
  minimumDeeds: 6,
  averagesWaitMs: 1_000,
});
const options = () => ({ source: 'Test', licence: null, refusals: new Refusals(null) });

describe('the places that ship', () => {
  it('are every city, town and village, and the districts of 152 cities and more', async () => {
    const count = async (table: 'cities' | 'districts') =>
      Number(
        (
          await harness.store.read
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await count('cities')).toBeGreaterThanOrEqual(4_581);
    expect(await count('districts')).toBeGreaterThan(3_900);
  });

  it('list few enough cities for a page, in their regions', async () => {
    const { regions, cities } = await READERS.places(context(), {});
    expect(regions).toHaveLength(13);
    expect(cities.length).toBeGreaterThan(152);
    expect(cities.length).toBeLessThan(200);
    expect(cities.find(({ code }) => code === 'hofuf')).toMatchObject({
      region: 'eastern',
      partOf: 'al-ahsa',
    });
  });

  it('say of a village near which city it lies', async () => {
    const village = await harness.store.read
      .selectFrom('cities')
      .select(['code', 'near'])
      .where('listed', '=', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(await READERS.place(context(), { city: village.code })).toMatchObject({
      city: { code: village.code },
      district: null,
      near: { code: village.near },
    });
    expect(await READERS.place(context(), { city: 'no-such-village' })).toBeNull();
  });

  it('say about where the districts of a city lie, of those whose centre is known', async () => {
    const items = await districtShapes(context(), 'riyadh');
    const { items: districts } = await READERS.districts(context(), { city: 'riyadh' });
    const centred = districts.filter(({ centre }) => centre !== null);
    expect(items.map(({ code }) => code).sort()).toEqual(centred.map(({ code }) => code).sort());
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['indicative']));
    expect(await districtShapes(context(), 'atlantis')).toEqual([]);
  });

  it('offer the districts of all towns of a governorate, each name told apart', async () => {
    const { items } = await READERS.districts(context(), { city: 'al-ahsa' });
    const codes = items.map(({ code }) => code);
    expect(codes).toContain('al-ahsa-an-naail');
    expect(codes.some((code) => code.startsWith('hofuf-'))).toBe(true);
    expect(new Set(items.map(({ name }) => name.ar)).size).toBe(items.length);
    expect(
      items
        .filter(({ name }) => /^الروضة \(/.test(name.ar))
        .map(({ city }) => city)
        .sort(),
    ).toEqual(['al-jafr', 'hofuf', 'jawatha']);
  });

  it('mean nothing by a name that several villages of a region bear', async () => {
    const names = await placeNames(harness.store.read);
    const villages = await harness.store.read
      .selectFrom('cities')
      .select(['region_id', 'name_ar'])
      .where('listed', '=', 0)
      .groupBy(['region_id', 'name_ar'])
      .having((eb) => eb.fn.countAll(), '>', 1)
      .execute();
    expect(villages.length).toBeGreaterThan(100);
    const listed = new Set((await READERS.places(context(), {})).cities.map(({ code }) => code));
    for (const { region_id, name_ar } of villages) {
      const found = names.city(region_id, name_ar);
      expect(found === null || listed.has(found.code), name_ar).toBe(true);
    }
  });

  it('change nothing when they are imported again', async () => {
    for (const [file, run] of [
      ['cities.csv', importCities],
      ['districts.csv', importDistricts],
    ] as const) {
      const result = await run(harness.store, await openSource(contentPath(file)), options());
      expect(result, file).toMatchObject({ added: 0, changed: 0, stored: false });
    }
  });
});

it.each([
  ['as a file of sales writes them', 'sales-matches.csv'],
  ['with a plan, a number or the way there', 'sales-matches-read.csv'],
])('reads 200 names %s as they were checked by eye', async (_, file) => {
  const names = await placeNames(harness.store.read);
  const byId = new Map(
    (await harness.store.read.selectFrom('districts').select(['id', 'name_ar']).execute()).map((row) => [
      row.id,
      row.name_ar,
    ]),
  );
  const rows = parse(readFileSync(`tests/fixtures/import/${file}`), { columns: true }) as {
    city: string;
    written: string;
    matched: string;
  }[];
  expect(rows).toHaveLength(200);
  for (const { city, written, matched } of rows) {
    const towns = Array.from({ length: 13 }, (_, index) => names.city(index + 1, city));
    const found = towns.flatMap((town) => {
      const district = town === null ? null : names.districtAsWritten(town.id, written);
      return district === null ? [] : [byId.get(district.id)];
    });
    expect(found, `${city}/${written}`).toContain(matched);
  }
});

it.each([
  // Two districts of the name, a number that may mean another, a town that no list has.
  ['riyadh', 'النسيم'],
  ['tabuk', 'المصيف 2'],
  ['jeddah', 'جوهرة العروس'],
  // The list has a part of it by another name, names two districts, lies outside of one, is another town's.
  ['makkah', 'العمرة 11'],
  ['tabuk', 'المروج 20'],
  ['madinah', 'أبو مرخه بالعزيزية 6 ت'],
  ['buraydah', 'جنوب بريدة'],
  ['buraydah', 'غرب البصر'],
  ['qatif', 'الفيحاء بسيهات'],
  ['jeddah', 'خليج سلمان'],
  ['dammam', 'مخطط الملك سلمان'],
])('finds no district in %s for %s', async (city, written) => {
  const names = await placeNames(harness.store.read);
  expect(names.districtAsWritten(names.city(null, city)?.id ?? 0, written)).toBeNull();
});

it.each([
  ['hail', 'القاعد', true],
  ['hail', 'مدينة القاعد', true],
  ['huraymila', 'مركز ملهم (أ)', true],
  ['sabya', 'نخلان', true],
  ['qatif', 'تاروت', true],
  // A village near Al Badai, but also what many cities call a district of theirs.
  ['al-badai', 'الروضة', false],
  // A village of the region, near another city.
  ['buraydah', 'الذيبية', false],
  ['jeddah', 'جوهرة العروس', false],
])('knows whether a place named in %s is a village beside it: %s', async (city, written, isVillage) => {
  const names = await placeNames(harness.store.read);
  expect(names.isVillageNear(names.city(null, city)?.id ?? 0, written)).toBe(isVillage);
});

it('reads a name with the letter of a section behind it', async () => {
  const names = await placeNames(harness.store.read);
  const madinah = names.city(null, 'madinah')?.id ?? 0;
  expect(names.districtAsWritten(madinah, 'شوران  هـ')).toEqual(names.districtAsWritten(madinah, 'شوران'));
  expect(names.districtAsWritten(madinah, 'شوران')).not.toBeNull();
});

it('imports cities by their codes, refuses what is none, and undoes it', async () => {
  const path = join(folderForTest(), 'cities.csv');
  const rows = [
    'code,region,name_ar,name_en,longitude,latitude,listed,part_of,near,aliases',
    'afif,الرياض,عفيف,Afif,42.9,23.9,yes,,,عفيف الجديدة',
    'new-town,الرياض,بلدة جديدة,New Town,43,24,no,,afif,',
    'Bad Code,الرياض,بلدة,Town,,,no,,,',
    'other-town,الرياض,بلدة أخرى,Other,,,perhaps,,,',
    'third-town,أطلنطس,بلدة ثالثة,Third,,,no,,,',
  ];
  writeFileSync(path, `${rows.join('\n')}\n`);
  const before = await READERS.place(context(), { city: 'afif' });
  const run = options();
  const result = await importCities(harness.store, await openSource(path), run);
  expect(result).toMatchObject({ read: 5, added: 1, stored: true });
  expect(run.refusals.total).toBe(3);
  expect(await READERS.place(context(), { city: 'new-town' })).toMatchObject({ near: { code: 'afif' } });
  expect((await READERS.place(context(), { city: 'afif' }))?.centre).toEqual({ lon: 42.9, lat: 23.9 });
  const { id } = await harness.store.read
    .selectFrom('imports')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  await undoImport(harness.store, Number(id), () => new Date());
  expect(await READERS.place(context(), { city: 'new-town' })).toBeNull();
  expect(await READERS.place(context(), { city: 'afif' })).toEqual(before);
});

it('counts cities and their new spellings apart', async () => {
  const file = join(folderForTest(), 'cities.csv');
  const rows = (name: string) =>
    Array.from({ length: 300 }, (_, n) => `hamlet-${n},${name} ${n},Hamlet ${n},riyadh,no`);
  const run = async (name: string) => {
    writeFileSync(file, ['code,name_ar,name_en,region,listed', ...rows(name), ''].join('\n'));
    return importCities(harness.store, await openSource(file), options());
  };
  expect(await run('نزلة')).toMatchObject({ added: 300, changed: 0, spellings: 600 });
  expect(await run('نجع')).toMatchObject({ added: 0, changed: 300, spellings: 300 });
  expect(await run('نجع')).toMatchObject({ added: 0, changed: 0, unchanged: 300, stored: false });
});
