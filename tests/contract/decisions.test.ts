import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { strongest } from '@/lib/registry';
import { READERS } from '@/lib/registry/readers';
import { contentPath, contentRows } from '@/lib/registry/seed/content';
import { countsOf } from '@/lib/site/answer/counts';
import { outcomeOf } from '@/lib/site/answer/outcome';
import { DECIDED, districtCode } from '../support/decided';
import { type Harness, seededHarness } from '../support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await seededHarness();
});
afterAll(() => harness.close());

const context = () => ({
  db: harness.store.read,
  now: new Date('2026-11-22T09:00:00Z'),
  today: '2026-11-22',
  minimumDeeds: 6,
  averagesWaitMs: 1_000,
});

it.each(DECIDED)('%s, %s: %s (%s)', async (city, name, coverage, area, count) => {
  const district = districtCode(String(city), String(name));
  expect(district, `${name} in ${city}`).toBeDefined();
  const { items } = await READERS.areasOf(context(), { district });
  const { main } = strongest(items);
  expect(main === undefined ? [null] : [main.coverage, main.area.slug]).toEqual(
    coverage === null ? [null] : [coverage, area],
  );
  if (main === undefined || count === undefined) return;
  const told = countsOf(items).map(({ districts, parcels }) => (districts ?? parcels)?.toLocaleString('en'));
  expect(told).toContain(count);
});

interface Part {
  readonly kind: string;
  readonly region: string;
  readonly city?: string;
  readonly districts?: number;
  readonly plots?: number;
  readonly note_ar?: string;
}

/** What is announced without names, by the place that it is told of. */
function unnamed() {
  const announcements = JSON.parse(readFileSync(contentPath('announcements.json'), 'utf8')) as {
    parts: Part[];
  }[];
  const parts = announcements.flatMap(({ parts: all }) => {
    const without = all.filter(({ kind }) => kind === 'unnamed_districts');
    // A count of none says that the place is named in full: what is counted in its region lies elsewhere.
    const inFull = without.flatMap(({ city, districts }) => (districts === 0 && city ? [city] : []));
    return without
      .filter(({ districts, note_ar }) => districts !== 0 && !note_ar?.includes(':'))
      .map((part) => ({ ...part, inFull }));
  });
  return (codes: readonly (string | undefined)[], region: string | undefined) =>
    parts.filter((part) => {
      if (part.city !== undefined) return codes.includes(part.city);
      return part.region === region && !codes.some((code) => part.inFull.includes(code ?? ''));
    });
}

const figure = ({
  districts,
  plots,
  parcels,
}: {
  districts?: number | null;
  plots?: number;
  parcels?: number | null;
}) => districts ?? plots ?? parcels ?? null;

it('leaves no district in doubt but for a count of its own city, governorate or region, and tells every number', async () => {
  const around = unnamed();
  const cities = new Map(contentRows('cities.csv').map((row) => [row.code, row]));
  const wrong: string[] = [];
  for (const { code, city } of contentRows('districts.csv')) {
    const { main, others } = strongest((await READERS.areasOf(context(), { district: code })).items);
    const row = cities.get(city);
    const counts = around([city, row?.part_of || undefined], row?.region);
    if (outcomeOf(main) === 'none' && counts.length > 0) wrong.push(`${code}: a count is not told`);
    if (main === undefined || outcomeOf(main) !== 'counted') continue;
    if (main.coverage === 'namesake') continue;
    const told = countsOf([main, ...others]).map(figure);
    const numbers = counts.map(figure);
    const strange = told.filter((number) => number !== null && !numbers.includes(number));
    const missing = numbers.filter((number) => number !== null && !told.includes(number));
    if (strange.length + missing.length > 0) wrong.push(`${code}: tells ${strange}, lacks ${missing}`);
    if (main.coverage === 'region' && counts.some((one) => one.city)) wrong.push(`${code}: a nearer count`);
  }
  expect(wrong).toEqual([]);
}, 240_000);
