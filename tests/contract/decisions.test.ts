import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { strongest } from '@/lib/registry';
import { READERS } from '@/lib/registry/readers';
import { contentPath, contentRows } from '@/lib/registry/seed/content';
import { countedIn } from '@/lib/site/answer/outcome';
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
  const { districts, parcels } = countedIn(main) ?? {};
  expect((districts ?? parcels)?.toLocaleString('en')).toBe(count);
});

interface Part {
  readonly kind: string;
  readonly region: string;
  readonly city?: string;
  readonly districts?: number;
  readonly plots?: number;
}

/** What is announced without names, by the place that it is counted for. */
function unnamed() {
  const announcements = JSON.parse(readFileSync(contentPath('announcements.json'), 'utf8')) as {
    parts: Part[];
  }[];
  const parts = announcements
    .flatMap(({ parts: all }) => all)
    // A count of none says that the place is named in full.
    .filter(({ kind, districts }) => kind === 'unnamed_districts' && districts !== 0);
  return {
    inCity: (codes: readonly (string | undefined)[]) =>
      parts.filter(({ city }) => city !== undefined && codes.includes(city)),
    // What is said of a region without a number leaves no doubt about any place of it.
    inRegion: (code: string | undefined) =>
      parts.filter(({ city, region, districts }) => city === undefined && region === code && districts),
  };
}

it('leaves no district in doubt but for a count of its own city, governorate or region, and tells the count', async () => {
  const { inCity, inRegion } = unnamed();
  const cities = new Map(contentRows('cities.csv').map((row) => [row.code, row]));
  const wrong: string[] = [];
  for (const { code, city } of contentRows('districts.csv')) {
    const { main } = strongest((await READERS.areasOf(context(), { district: code })).items);
    const row = cities.get(city);
    const near = inCity([city, row?.part_of || undefined]);
    const far = inRegion(row?.region);
    if (main === undefined) {
      if (near.length + far.length > 0) wrong.push(`${code}: a count is not told`);
      continue;
    }
    if (main.coverage !== 'unknown' && main.coverage !== 'region') continue;
    const counts = main.coverage === 'unknown' ? near : near.length > 0 ? [] : far;
    const told = countedIn(main);
    const isTold = counts.some(
      ({ districts, plots }) =>
        (districts ?? null) === told?.districts &&
        (districts !== undefined || (plots ?? null) === told?.parcels),
    );
    if (!isTold) wrong.push(`${code}: ${main.area.slug} counts ${told?.districts} in ${told?.city}`);
    if (counts.some(({ districts }) => districts) && !told?.districts)
      wrong.push(`${code}: a number is not told`);
  }
  expect(wrong).toEqual([]);
}, 240_000);
