import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importAreas } from '@/lib/registry/areas/importer';
import { FileRefusedError } from '@/lib/registry/import/errors';
import { Refusals } from '@/lib/registry/import/report';
import { openSource } from '@/lib/registry/import/source';
import { importDistricts } from '@/lib/registry/places/importer';
import { importPost } from '@/lib/registry/posts/importer';
import { READERS } from '@/lib/registry/readers';
import { importRegistrars } from '@/lib/registry/registrars/importer';
import { folderForTest } from '../support/folders';
import type { Harness } from '../support/harness';
import { figures, fixture, summedTransactions, transactionsFrom } from '../support/imports';

const context = (harness: Harness) => ({
  db: harness.store.read,
  now: new Date('2026-07-01T09:00:00Z'),
  today: '2026-07-01',
  minimumDeeds: 6,
});

const small = async (file: string) => {
  const refusals = new Refusals(null);
  return { source: await openSource(file), options: { source: 'Test', licence: null, refusals }, refusals };
};

/** What the importers promise, on any store. */
export function importSuite(name: string, open: () => Promise<Harness>): void {
  describe(`importers, ${name}`, () => {
    let harness: Harness;
    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    it('reads the layout of 10 columns with its dirt, and replaces the sample transactions and their label', async () => {
      const result = await transactionsFrom(harness.store, fixture('deeds-10-columns.csv'));
      expect(result).toMatchObject({ read: 8, added: 8, stored: true, refusals: { total: 0 } });
      expect(result.places).toMatchObject({ rows: 8, districts: 4, villages: 0, cities: 1 });
      expect(result.places.unmatched).toEqual([
        { kind: 'district', name: 'الرياض/شرق الرياض', rows: 1 },
        { kind: 'district', name: 'الدمام/3419', rows: 1 },
        { kind: 'city', name: 'قرية بلا اسم', rows: 1 },
      ]);
      const shown = await figures(harness.store);
      expect(shown).toMatchObject({
        state: 'ok',
        deeds: 8,
        totalValue: 25_198_980,
        sample: false,
        coverage: 'all_sales',
        asOf: '2024-01-07',
      });
      // Six of the eight state an area: 8,617.22 m² for 25,073,980 riyals.
      expect(shown.averagePricePerSquareMetre).toBeCloseTo(25_073_980 / 8_617.22, 6);
      expect(await figures(harness.store, { city: 'riyadh' })).toMatchObject({
        deeds: 5,
        state: 'not_enough',
      });
      expect(await figures(harness.store, { district: 'riyadh-al-shifa' })).toMatchObject({
        deeds: 1,
        totalValue: 14_523_980,
      });
      expect(await figures(harness.store, { type: 'other', use: 'mixeduse' })).toMatchObject({ deeds: 1 });
      expect(await figures(harness.store, { use: 'unavailable' })).toMatchObject({ deeds: 7 });
      const datasets = await READERS.datasets(context(harness), {});
      expect(datasets.items.find((item) => item.dataset === 'transactions')).toMatchObject({ sample: false });
    });

    it('reads the layouts of 11 and 13 columns, adding to what is there', async () => {
      await transactionsFrom(harness.store, fixture('deeds-10-columns.csv'));
      // Quarters of other years, which has to be meant.
      for (const name of ['deeds-11-columns.csv', 'deeds-13-columns.csv'])
        expect(await transactionsFrom(harness.store, fixture(name), { mixed: true })).toMatchObject({
          added: 2,
        });
      expect(await figures(harness.store)).toMatchObject({ deeds: 12 });
      expect(await figures(harness.store, { district: 'riyadh-al-nafel' })).toMatchObject({
        totalValue: 1_800_000,
      });
      const sums = await summedTransactions(harness.store);
      expect((await figures(harness.store)).totalValue * 100).toBe(sums.value);
    });

    it('changes nothing the second time', async () => {
      await transactionsFrom(harness.store, fixture('deeds-10-columns.csv'));
      const before = await READERS.datasets(context(harness), {});
      const again = await transactionsFrom(harness.store, fixture('deeds-10-columns.csv'));
      expect(again).toMatchObject({ added: 0, corrected: 0, unchanged: 8, stored: false });
      expect(await READERS.datasets(context(harness), {})).toEqual(before);
      expect(await summedTransactions(harness.store)).toMatchObject({ deeds: 8 });
      expect(await figures(harness.store)).toMatchObject({ deeds: 8, totalValue: 25_198_980 });
    });

    it('corrects a transaction that comes again with other content, in the row and in every figure', async () => {
      await transactionsFrom(harness.store, fixture('deeds-11-columns.csv'));
      const file = join(folderForTest(), 'corrected.csv');
      const heading = 'reference,date,region,city,district,type,use,properties,value,area\n';
      writeFileSync(
        file,
        `${heading}91000001,2024-02-10,riyadh,riyadh,Al Wadi,commercial,commercial,1,3000000,600\n`,
      );
      expect(await transactionsFrom(harness.store, file)).toMatchObject({
        corrected: 1,
        added: 0,
        stored: true,
      });
      expect(await figures(harness.store, { district: 'riyadh-al-falah' })).toMatchObject({
        state: 'no_results',
      });
      expect(await figures(harness.store, { district: 'riyadh-al-wadi' })).toMatchObject({
        deeds: 1,
        totalValue: 3_000_000,
        byType: [{ type: 'commercial' }],
        byMonth: [{ month: '2024-02' }],
      });
      const shown = await figures(harness.store);
      expect(shown).toMatchObject({
        deeds: 2,
        totalValue: (await summedTransactions(harness.store)).value / 100,
      });
    });

    it('names each refused row with its line and reason, and stores the others', async () => {
      const { refusals, ...result } = await transactionsFrom(harness.store, fixture('deeds-refused.csv'));
      expect(result).toMatchObject({ read: 10, added: 1, repeated: 1 });
      expect(refusals.examples).toEqual([
        { line: 3, reason: 'no reference number' },
        { line: 4, reason: 'region not known: منطقة الأحلام' },
        { line: 5, reason: 'date not readable' },
        { line: 6, reason: 'value is not an amount: مليون' },
        { line: 7, reason: '8 cells where the headings are 10' },
        { line: 8, reason: 'date may be read two ways (say --date-order)' },
        { line: 12, reason: 'number of properties not usable: -3' },
        { line: 10, reason: 'reference 90000011 stands on an earlier line with other content' },
      ]);
      expect(await figures(harness.store)).toMatchObject({ deeds: 1, totalValue: 1_000_000 });
    });

    it('judges a file with two contents of one reference alike each time it comes', async () => {
      const file = fixture('deeds-refused.csv');
      await transactionsFrom(harness.store, file);
      for (let round = 0; round < 2; round += 1) {
        const { refusals, ...again } = await transactionsFrom(harness.store, file);
        expect(again).toMatchObject({ added: 0, corrected: 0, unchanged: 1, repeated: 1, stored: false });
        expect(refusals.examples).toContainEqual({
          line: 10,
          reason: 'reference 90000011 stands on an earlier line with other content',
        });
        expect(await figures(harness.store)).toMatchObject({ deeds: 1, totalValue: 1_000_000 });
      }
    });

    it('takes the day of the figures from transactions that count, not from a date that was corrected', async () => {
      const file = (name: string, rows: string) => {
        const path = join(folderForTest(), name);
        writeFileSync(path, `reference,date,region,city,district,type,use,properties,value,area\n${rows}`);
        return path;
      };
      const deed = (reference: number, date: string) =>
        `${reference},${date},riyadh,riyadh,Al Wadi,residential,residential,1,1000000,500\n`;
      await transactionsFrom(harness.store, file('one.csv', deed(1, '2026-06-20') + deed(2, '2026-06-30')));
      await transactionsFrom(harness.store, file('two.csv', deed(2, '2026-06-15')));
      const { asOf } = await READERS.indicators(context(harness), { days: 30 });
      expect(asOf).toBe('2026-06-20');
    });

    it('stores nothing in a dry run, and says what it would do', async () => {
      const before = await figures(harness.store);
      const result = await transactionsFrom(harness.store, fixture('deeds-refused.csv'), { dryRun: true });
      expect(result).toMatchObject({ added: 1, repeated: 1, stored: false, conflicts: [{ line: 10 }] });
      expect(await figures(harness.store)).toEqual(before);
    });

    it('stores nothing of a file with refused rows when told to be strict', async () => {
      const before = await figures(harness.store);
      await expect(
        transactionsFrom(harness.store, fixture('deeds-refused.csv'), { strict: true }),
      ).rejects.toThrow(FileRefusedError);
      expect(await figures(harness.store)).toEqual(before);
    });

    it('lets one import of transactions run at a time', async () => {
      const both = await Promise.allSettled([
        transactionsFrom(harness.store, fixture('deeds-10-columns.csv')),
        transactionsFrom(harness.store, fixture('deeds-11-columns.csv')),
      ]);
      const shown = await figures(harness.store);
      const stored = both.filter((result) => result.status === 'fulfilled');
      expect(stored.length).toBeGreaterThan(0);
      expect(shown.deeds).toBe((await summedTransactions(harness.store)).deeds);
      expect(shown.deeds).toBe(stored.reduce((sum, result) => sum + result.value.added, 0));
    });

    it('imports districts: boundaries for known names, what is broken put right or refused by name', async () => {
      const { source, options, refusals } = await small(fixture('districts.geojson'));
      const result = await importDistricts(harness.store, source, { ...options, city: 'الرياض' });
      expect(result).toMatchObject({ read: 4, added: 1, changed: 1, stored: true });
      expect(result.remarks).toEqual(['الاختبار: a part is coded as a hole; put right']);
      expect(refusals.examples.map((example) => example.reason)).toEqual([
        expect.stringMatching(/^الفراشة: .*not clear/),
        expect.stringMatching(/^المقلوب: .*outside the kingdom/),
      ]);
      const at = (lon: number, lat: number) => READERS.areaAt(context(harness), { lon, lat });
      expect(await at(46.905, 24.795)).toMatchObject({ district: { code: 'riyadh-test' } });
      expect(await at(46.71, 24.8)).toMatchObject({
        district: { code: 'riyadh-al-falah', name: { ar: 'الفلاح' } },
      });
      const again = await small(fixture('districts.geojson'));
      const second = await importDistricts(harness.store, again.source, { ...again.options, city: 'riyadh' });
      expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 2, stored: false });
    });

    it('imports areas over several regions, with real totals in place of samples', async () => {
      const { source, options, refusals } = await small(fixture('areas.geojson'));
      expect(await importAreas(harness.store, source, options)).toMatchObject({
        read: 3,
        added: 1,
        stored: true,
      });
      expect(refusals.examples).toMatchObject([
        { line: 3, reason: expect.stringContaining('before its start') },
      ]);
      const area = await READERS.area(context(harness), { slug: 'test-area-2026' });
      expect(area).toMatchObject({
        state: 'open',
        startsOn: '2026-06-07',
        regions: ['riyadh', 'eastern'],
        shape: 'official',
        totals: { titles: 300, transactions: 12, properties: 1200, sample: false },
        sources: [{ name: { ar: 'مصدر للاختبار', en: 'Fixture' }, url: 'https://example.org/a' }],
      });
      expect(area?.parts).toMatchObject([
        { kind: 'district', district: 'riyadh-al-falah' },
        { kind: 'plan', city: 'dammam', name: { ar: 'مخطط 7' } },
      ]);
      const others = await READERS.areas(context(harness), { order: 'newest', page: 1, pageSize: 50 });
      expect(others.items.some((item) => item.totals.sample)).toBe(false);
      expect(await READERS.areaAt(context(harness), { lon: 46.71, lat: 24.8 })).toMatchObject({
        area: { slug: 'test-area-2026' },
        shape: 'official',
      });
      const again = await small(fixture('areas.geojson'));
      expect(await importAreas(harness.store, again.source, again.options)).toMatchObject({ stored: false });
    });

    it('counts each plot of an announcement as a property, where it states no other number', async () => {
      const part = { kind: 'city', region: 'riyadh', city: 'riyadh' };
      const common = { name_ar: 'إعلان', name_en: 'Announcement', plots: 77, sources: [], parts: [part] };
      const path = join(folderForTest(), 'announcements.json');
      const stated = { ...common, slug: 'stated', properties: 12 };
      writeFileSync(path, JSON.stringify([{ ...common, slug: 'plots' }, stated]));
      const { source, options } = await small(path);
      await importAreas(harness.store, source, options);
      const properties = async (slug: string) =>
        (await READERS.area(context(harness), { slug }))?.totals.properties;
      expect([await properties('plots'), await properties('stated')]).toEqual([77, 12]);
    });

    it('keeps of how many districts of an announcement its plots are told', async () => {
      const part = { kind: 'city', region: 'riyadh', city: 'riyadh' };
      const common = { name_ar: 'إعلان', name_en: 'Announcement', plots: 77, sources: [], parts: [part] };
      const path = join(folderForTest(), 'announcements.json');
      const first = { ...common, slug: 'of-first', plots_in_first: 48 };
      writeFileSync(path, JSON.stringify([first, { ...common, slug: 'of-all' }]));
      const { source, options } = await small(path);
      await importAreas(harness.store, source, options);
      const told = async (slug: string) => (await READERS.area(context(harness), { slug }))?.plotsInFirst;
      expect([await told('of-first'), await told('of-all')]).toEqual([48, null]);
    });

    it.each([
      ['its city is not known', '"city": "الدمام"', '"city": "لا توجد"'],
      ['its name is too long', '"kind": "plan"', `"kind": "plan", "name_ar": "${'م'.repeat(301)}"`],
    ])(
      'leaves an area as it was when one of its records is refused, also where the file is the whole set: %s',
      async (_, sound, refused) => {
        const before = await small(fixture('areas.geojson'));
        await importAreas(harness.store, before.source, before.options);
        const parts = async () =>
          (await READERS.area(context(harness), { slug: 'test-area-2026' }))?.parts.map(({ kind }) => kind);
        expect(await parts()).toEqual(['district', 'plan']);
        const text = readFileSync(fixture('areas.geojson'), 'utf8').replace(sound, refused);
        const path = join(folderForTest(), 'areas.geojson');
        writeFileSync(path, text.replace('"starts_on": "2026-09-10"', '"starts_on": "2026-06-01"'));
        const { source, options } = await small(path);
        const result = await importAreas(harness.store, source, { ...options, replace: true });
        expect(result.remarks).toEqual([expect.stringContaining('test-area-2026')]);
        expect(await parts()).toEqual(['district', 'plan']);
      },
    );

    it('imports registrars; the sample ones give way', async () => {
      const { source, options, refusals } = await small(fixture('registrars.csv'));
      const result = await importRegistrars(harness.store, source, options);
      expect(result).toMatchObject({ added: 2, samplesDropped: 26, stored: true });
      expect(refusals.examples.map((example) => example.line)).toEqual([4, 5]);
      const page = await READERS.registrars(context(harness), { page: 1, pageSize: 50 });
      expect(page.items).toMatchObject([
        {
          name: { ar: 'مسجل الاختبار الأول', en: 'First test registrar' },
          phone: '966500000001',
          region: 'riyadh',
        },
        { name: { ar: 'مسجل الاختبار الثاني', en: null }, phone: '966112000002', region: 'eastern' },
      ]);
      const again = await small(fixture('registrars.csv'));
      expect(await importRegistrars(harness.store, again.source, again.options)).toMatchObject({
        stored: false,
      });
    });

    it('imports a post language by language', async () => {
      for (const locale of ['ar', 'en'] as const) {
        const { source, options } = await small(fixture(`post.${locale}.md`));
        expect(await importPost(harness.store, source, options)).toMatchObject({ stored: true });
      }
      const post = (locale: 'ar' | 'en') => READERS.post(context(harness), { slug: 'tests/a-post', locale });
      expect(await post('ar')).toMatchObject({ title: 'خبر للاختبار', source: { name: 'مصدر للاختبار' } });
      expect(await post('en')).toMatchObject({
        title: 'A post for the test',
        publishedOn: '2026-05-01',
        source: { name: 'Fixture' },
      });
      const again = await small(fixture('post.en.md'));
      expect(await importPost(harness.store, again.source, again.options)).toMatchObject({ stored: false });
    });
  });
}
