import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importAreas } from '@/lib/registry/areas/importer';
import { FileRefusedError } from '@/lib/registry/import/errors';
import { Refusals } from '@/lib/registry/import/report';
import { openSource } from '@/lib/registry/import/source';
import { importDistricts } from '@/lib/registry/places/importer';
import type { TransactionImportOptions } from '@/lib/registry/transactions/importer';
import { folderForTest } from '../support/folders';
import { type Harness, seededHarness } from '../support/harness';
import { fixture, transactionsFrom } from '../support/imports';

const HEADING = 'reference,date,hijri date,region,city,district,type,use,properties,value,area';
const NOW = new Date('2026-07-01T09:00:00Z');

interface Row {
  reference?: string;
  date?: string;
  hijri?: string;
  district?: string;
  value?: string;
  area?: string;
}
const rowOf = (row: Row, index: number) =>
  `${row.reference ?? 5000 + index},${row.date ?? `2024-01-${String(1 + (index % 28)).padStart(2, '0')}`},${row.hijri ?? ''},riyadh,riyadh,${row.district ?? 'Al Wadi'},residential,,1,${row.value ?? 1_000_000},${row.area ?? 500}`;

/** A file of usual rows, one a day, and the given ones after them. */
function fileOf(rows: readonly Row[], usual = 40): string {
  const path = join(folderForTest(), 'deeds.csv');
  const all = [...Array.from({ length: usual }, () => ({})), ...rows];
  writeFileSync(path, `${[HEADING, ...all.map(rowOf)].join('\n')}\n`);
  return path;
}

describe('implausible rows', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await seededHarness();
  });
  afterAll(() => harness.close());

  const imported = (rows: readonly Row[], options: Partial<TransactionImportOptions> = {}, usual = 40) =>
    transactionsFrom(harness.store, fileOf(rows, usual), { dryRun: true, now: NOW, ...options });
  const reasons = (result: Awaited<ReturnType<typeof imported>>) =>
    result.refusals.examples.map(({ reason }) => reason);

  it('tells the first and the last day of what it takes, and the sums', async () => {
    expect(await imported([])).toMatchObject({
      firstDay: '2024-01-01',
      lastDay: '2024-01-28',
      valueHalalas: 40 * 100_000_000,
      areaDm2: 40 * 50_000,
      suspicious: [],
    });
  });

  it('refuses a date in the future, and no other', async () => {
    const result = await imported([{ date: '2026-07-02' }]);
    expect(reasons(result)).toEqual(['date lies in the future: 2026-07-02']);
    expect(result).toMatchObject({ added: 40, lastDay: '2024-01-28', suspicious: [['future date', 1]] });
    // Another 40 rows lead up to it, so it is no isolated one.
    const today = await imported(Array.from({ length: 40 }, () => ({ date: '2026-07-01' })));
    expect(today).toMatchObject({ added: 80, lastDay: '2026-07-01', refusals: { total: 0 } });
  });

  it('refuses a few transactions of a day long after all others, which every window would end on', async () => {
    const late = [{ date: '2026-06-20' }, { date: '2026-05-30' }];
    const result = await imported(late);
    expect(reasons(result)).toEqual([
      expect.stringMatching(/^2026-05-30 lies 853 days after/),
      expect.stringMatching(/^2026-06-20 lies /),
    ]);
    expect(result).toMatchObject({
      added: 40,
      valueHalalas: 40 * 100_000_000,
      lastDay: '2024-01-28',
      suspicious: [['isolated newest day', 2]],
    });
    const told = await imported(late, { asStated: true });
    expect(told).toMatchObject({ added: 42, lastDay: '2026-06-20', refusals: { total: 0 } });
  });

  it('takes a file for sparse, and not for wrong, whose gaps are all long', async () => {
    const sparse = Array.from({ length: 20 }, (_, index) => ({
      date: `${2010 + Math.floor(index / 2)}-0${1 + 6 * (index % 2)}-10`,
    }));
    expect(await imported(sparse, {}, 0)).toMatchObject({ added: 20, refusals: { total: 0 } });
  });

  it('refuses a row whose two calendars are more than a month apart', async () => {
    const result = await imported([
      { date: '2024-01-05', hijri: '1440/06/23' },
      { date: '2024-01-05', hijri: '1445/06/24' },
    ]);
    expect(reasons(result)).toEqual([expect.stringContaining('2024-01-05, 1440/06/23')]);
    expect(result).toMatchObject({ added: 41, suspicious: [['calendars apart', 1]] });
  });

  it('refuses a value beyond every sale, and keeps an area beyond all land out of the averages', async () => {
    const rows = [
      { value: '900000000000' },
      { area: '999999999999' },
      { value: '5000000000', area: '10' },
      { value: '1', area: '19000000' },
    ];
    const result = await imported(rows);
    expect(reasons(result)).toEqual(['value beyond 20,000,000,000 riyals: 900000000000']);
    expect(result).toMatchObject({
      added: 43,
      areaDm2: 40 * 50_000,
      suspicious: [
        ['area set aside', 3],
        ['value beyond bound', 1],
      ],
    });
    expect(await imported(rows, { asStated: true })).toMatchObject({ added: 44, refusals: { total: 0 } });
    await expect(imported(rows.slice(1), { strict: true })).rejects.toThrow(
      /3 rows are suspicious.*--strict/,
    );
  });

  it('refuses the file when more of it is suspicious than may be', async () => {
    const future = (count: number) => Array.from({ length: count }, () => ({ date: '2030-01-01' }));
    expect(await imported(future(10))).toMatchObject({ added: 40 });
    const many = imported(future(11));
    await expect(many).rejects.toThrow(FileRefusedError);
    await expect(many).rejects.toThrow(/11 of 51 rows are suspicious \(11 future date\).*--max-suspicious/);
    expect(await imported(future(11), { maxSuspicious: 25 })).toMatchObject({ added: 40 });
    await expect(imported(future(10), { maxSuspicious: 0 })).rejects.toThrow(/suspicious/);
  });

  it('writes every name that matched nothing, ready to be imported as a district or a spelling', async () => {
    const path = join(folderForTest(), 'names.csv');
    await imported(
      [{ district: 'الوادى' }, { district: 'حي لا يوجد' }, { district: 'حي لا يوجد' }, { district: 'واادي' }],
      {
        namesReport: path,
      },
    );
    expect(readFileSync(path, 'utf8').split('\n')).toEqual([
      '\ufeffrows,name_ar,name_en,city,region,aliases,city_aliases',
      '2,حي لا يوجد,,riyadh,riyadh,,',
      '1,الوادي,,riyadh,riyadh,واادي,',
      '',
    ]);
  });

  it('counts those rows where they belong once the names are added and the file comes again', async () => {
    const names = join(folderForTest(), 'names.csv');
    const deeds = join(folderForTest(), 'deeds.csv');
    const places = [
      'riyadh,riyadh,مستحدث',
      'منطقة الرياض,riyadh,واادي',
      'منطقة الرياض,الدرعيه الجديدة,حي الأمل',
      'منطقة الرياض,بلدة جديدة,',
    ];
    writeFileSync(
      deeds,
      `${[HEADING, ...places.map((place, index) => `${7000 + index},2024-01-05,,${place},residential,,1,1000000,500`)].join('\n')}\n`,
    );
    await transactionsFrom(harness.store, deeds, { now: NOW, namesReport: names });
    const boundary = await harness.store.read
      .selectFrom('districts')
      .select(['lon', 'lat'])
      .where('code', '=', 'riyadh-al-wadi')
      .executeTakeFirst();
    const refusals = new Refusals(null);
    const added = await importDistricts(harness.store, await openSource(names), {
      source: 'Test',
      licence: null,
      refusals,
      createCities: true,
    });
    expect(refusals.examples).toEqual([]);
    expect(added).toMatchObject({ added: 2, stored: true });
    const again = await transactionsFrom(harness.store, deeds, { now: NOW, namesReport: names });
    expect(again).toMatchObject({ corrected: 4, namesReported: false, places: { unmatched: [] } });
    // A spelling was added; the centre, of which the row says nothing, is still there.
    const after = await harness.store.read
      .selectFrom('districts')
      .select(['lon', 'lat'])
      .where('code', '=', 'riyadh-al-wadi')
      .executeTakeFirst();
    expect(after).toEqual(boundary);
    expect(after?.lon).not.toBeNull();
  });

  it('reads 21996239.0 as 21996239, and refuses a number that a spreadsheet has rounded', async () => {
    await transactionsFrom(harness.store, fileOf([{ reference: '21996239' }]), { now: NOW });
    const again = await imported([{ reference: '21996239.0' }]);
    expect(again).toMatchObject({ unchanged: 41, added: 0 });
    const result = await imported([{ reference: '2.1E7' }, { reference: '2.2e+07' }, { value: '1.5E6' }]);
    expect(reasons(result)).toEqual([
      expect.stringMatching(/^reference number with an exponent \(2\.1E7\)/),
      expect.stringMatching(/^reference number with an exponent \(2\.2e\+07\)/),
      expect.stringMatching(/^value with an exponent \(1\.5E6\)/),
    ]);
  });

  it('refuses shapes by name that lie elsewhere or within themselves, unless told that they are islands', async () => {
    const square = (lon: number, lat: number, size: number) => [
      [lon, lat],
      [lon + size, lat],
      [lon + size, lat + size],
      [lon, lat + size],
      [lon, lat],
    ];
    const feature = (slug: string, region: string, ...parts: number[][][]) => ({
      type: 'Feature',
      properties: { slug, name_ar: slug, region },
      geometry: { type: 'MultiPolygon', coordinates: parts.map((part) => [part]) },
    });
    const path = join(folderForTest(), 'areas.geojson');
    const features = [
      feature('doha', 'eastern', square(51.5, 25.3, 0.01)),
      feature('twice', 'riyadh', square(46.6, 24.6, 0.1), square(46.62, 24.62, 0.01)),
      feature('right', 'riyadh', square(46.6, 24.6, 0.1)),
    ];
    writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', features }));
    const run = async (outside: boolean) => {
      const refusals = new Refusals(null);
      const options = { source: 'Test', licence: null, refusals, dryRun: true, outside };
      const result = await importAreas(harness.store, await openSource(path), options);
      return { ...result, reasons: refusals.examples.map(({ reason }) => reason) };
    };
    expect(await run(false)).toMatchObject({
      added: 1,
      reasons: [
        expect.stringMatching(/^doha: its shape lies outside of its region, eastern/),
        expect.stringMatching(/^twice: a part lies within another part/),
      ],
    });
    expect(await run(true)).toMatchObject({ added: 2 });
  });

  it('refuses more first districts than an announcement comes to, unless it leaves some uncounted', async () => {
    const path = join(folderForTest(), 'announcements.json');
    const named = { kind: 'district', region: 'riyadh', city: 'riyadh', name_ar: 'الملقا' };
    const counted = { kind: 'unnamed_districts', region: 'riyadh', districts: 4 };
    const common = { name_ar: 'إعلان', name_en: 'Announcement', plots: 77, sources: [] };
    const announcement = (slug: string, plots_in_first: number, parts: object[]) => ({
      ...common,
      ...{ slug, plots_in_first, parts },
    });
    const open = { kind: 'unnamed_districts', region: 'riyadh' };
    writeFileSync(
      path,
      JSON.stringify([
        announcement('all', 5, [named, counted]),
        announcement('more', 6, [named, counted]),
        announcement('uncounted', 6, [named, open]),
      ]),
    );
    const refusals = new Refusals(null);
    const options = { source: 'Test', licence: null, refusals, dryRun: true, outside: false };
    expect(await importAreas(harness.store, await openSource(path), options)).toMatchObject({ added: 2 });
    expect(refusals.examples.map(({ reason }) => reason)).toEqual([
      'more: plots_in_first: 6, of 5 districts',
    ]);
  });

  it('takes the file of the tests as before', async () => {
    const result = await transactionsFrom(harness.store, fixture('deeds-10-columns.csv'), {
      dryRun: true,
      mixed: true,
    });
    expect(result).toMatchObject({ read: 8, suspicious: [], refusals: { total: 0 } });
  });
});
