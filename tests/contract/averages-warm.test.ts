import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keptAverages } from '@/lib/registry/indicators/averages/kept';
import { averagesKey } from '@/lib/registry/indicators/reads';
import { averagesLoop, warmAverages } from '@/lib/registry/indicators/warm';
import { READERS } from '@/lib/registry/readers';
import type { Store } from '@/lib/registry/store/store';
import { type Harness, seededHarness } from '../support/harness';
import { storeRows } from '../support/stored-transactions';

const MINIMUM = 6;
const DEEDS = 40;
const LAST = 20_634;

/** As if no place had any. */
const nothingShown = JSON.stringify({ pairings: [], places: [], bits: '' });

let harness: Harness;
beforeAll(async () => {
  harness = await seededHarness();
});
afterAll(() => harness.close());

/** Alike transactions of one city, as another process imports them. */
async function importDeeds(store: Store): Promise<void> {
  const { id, region_id } = await store.read
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
  await storeRows(store, rows);
}

it('knows the averages of an import before anybody asks for them', async () => {
  let rounds = 0;
  const loop = averagesLoop(harness.store, MINIMUM, () => {
    rounds += 1;
    return new Date();
  });
  loop.start();
  await vi.waitUntil(() => rounds > 0, { timeout: 30_000 });
  await importDeeds(harness.store);
  const before = rounds;
  await vi.waitUntil(() => rounds > before, { timeout: 30_000 });
  await loop.stop();
  // Asked without any patience: what is not known by then is not told.
  const context = { db: harness.store.read, now: new Date(), today: '2026-12-31', minimumDeeds: MINIMUM };
  const query = { days: 30, city: 'riyadh' } as const;
  const answer = await READERS.indicators({ ...context, averagesWaitMs: 0 }, query as never);
  expect(answer).toMatchObject({ deeds: DEEDS, state: 'ok' });
});

it('keeps the averages for other processes and the next start, until an import changes them', async () => {
  const { store, close } = await seededHarness();
  try {
    const now = new Date();
    const context = { db: store.read, now, today: '2026-12-31', minimumDeeds: MINIMUM };
    const ask = (db: typeof store.read) =>
      READERS.indicators({ ...context, db }, { days: 365, city: 'riyadh' } as never);
    const seeded = await averagesKey(context);
    const kept = await keptAverages(store.read, seeded);
    expect(kept?.answers.places.length).toBeGreaterThan(50);
    expect(await ask(store.read)).toMatchObject({ state: 'ok' });
    // Who has worked nothing out shows what is kept, whatever that is.
    await store.write.updateTable('shown_averages').set({ content: nothingShown }).execute();
    expect(await ask(store.write)).toMatchObject({ state: 'not_enough' });
    await importDeeds(store);
    const imported = await averagesKey(context);
    expect(await keptAverages(store.read, imported)).toBeNull();
    await warmAverages(store, MINIMUM, now);
    expect(await keptAverages(store.read, imported)).not.toBeNull();
    expect(await keptAverages(store.read, seeded)).not.toBeNull();
    expect(await ask(store.read)).toMatchObject({ state: 'ok', deeds: DEEDS });
  } finally {
    await close();
  }
});
