import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { averagesLoop } from '@/lib/registry/indicators/warm';
import { READERS } from '@/lib/registry/readers';
import { storeTransactions } from '@/lib/registry/transactions/load';
import { type Harness, seededHarness } from '../support/harness';

const MINIMUM = 6;
const DEEDS = 40;
const LAST = 20_634;

let harness: Harness;
beforeAll(async () => {
  harness = await seededHarness();
});
afterAll(() => harness.close());

/** Alike transactions of one city, as another process imports them. */
async function importDeeds(): Promise<void> {
  const { id, region_id } = await harness.store.read
    .selectFrom('cities')
    .select(['id', 'region_id'])
    .where('code', '=', 'riyadh')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: DEEDS }, (_, index) => ({
    line: index + 2,
    reference: `w${index}`,
    day: LAST - (index % 5),
    regionId: region_id,
    cityId: id,
    districtId: null,
    place: null,
    propertyType: 'residential',
    propertyUse: 'residential',
    propertyCount: 1,
    valueHalalas: 1_000_000 + index,
    areaDm2: 10_000,
  }));
  const batches = (async function* () {
    yield rows;
  })();
  await storeTransactions(harness.store, batches, {
    provenance: () => ({ sample: false, source: 'Test', licence: null, coverage: 'announced_areas' }),
    fileName: 'test',
    contentHash: () => '',
    rowsRead: () => rows.length,
    rowsRefused: () => 0,
    now: () => new Date(),
  });
}

it('knows the averages of an import before anybody asks for them', async () => {
  let rounds = 0;
  const loop = averagesLoop(harness.store, MINIMUM, () => {
    rounds += 1;
    return new Date();
  });
  loop.start();
  await vi.waitUntil(() => rounds > 0, { timeout: 30_000 });
  await importDeeds();
  const before = rounds;
  await vi.waitUntil(() => rounds > before, { timeout: 30_000 });
  await loop.stop();
  // Asked without any patience: what is not known by then is not told.
  const context = { db: harness.store.read, now: new Date(), today: '2026-12-31', minimumDeeds: MINIMUM };
  const query = { days: 30, city: 'riyadh' } as const;
  const answer = await READERS.indicators({ ...context, averagesWaitMs: 0 }, query as never);
  expect(answer).toMatchObject({ deeds: DEEDS, state: 'ok' });
});
