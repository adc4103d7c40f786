import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { dayNumber } from '@/lib/calendar/riyadh';
import { PROPERTY_TYPES } from '@/lib/registry/contract';
import { READERS } from '@/lib/registry/readers';
import { ensureSeeded } from '@/lib/registry/seed';
import { random } from '@/lib/registry/seed/random';
import { openStore, type Store } from '@/lib/registry/store/store';
import { transactionsFrom } from '../../support/imports';
import { riyadhDistricts } from '../../support/samples';
import { writeTransactionFile } from '../../support/transaction-file';

const RIYADH = riyadhDistricts();

const SMALL = 100_000;
const QUERIES = 1_000;
const SCANS = 5;
/** The p95 over many transactions is at most this many times the one over few. */
const GROWTH = 3;
/** A query is at least this many times faster than summing the transactions. */
const FASTER = 50;

interface Query {
  days: number;
  region?: string;
  city?: string;
  district?: string;
  type?: string;
}

/** What visitors ask: any window, mostly of Riyadh and its districts, a type in every other question. */
function queries(): Query[] {
  const dice = random(7);
  return Array.from({ length: QUERIES }, () => {
    const place = dice.pick<Omit<Query, 'days'>>([
      [{}, 1],
      [{ region: 'riyadh' }, 2],
      [{ region: 'riyadh', city: 'riyadh' }, 3],
      [{ city: 'riyadh', district: RIYADH[dice.between(0, 188)]?.code ?? '' }, 4],
    ]);
    const days = dice.pick([7, 30, 90, 180, 365, 730, 1_095].map((length) => [length, 1] as const));
    const type = PROPERTY_TYPES[dice.between(0, 3)] as string;
    return { days, ...place, ...(dice.next() < 0.5 ? { type } : {}) };
  });
}

const p95 = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const context = (store: Store) => ({ db: store.read, now: new Date(), today: '2026-12-31', minimumDeeds: 6 });

async function askCells(store: Store): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries()) {
    const begun = performance.now();
    await READERS.indicators(context(store), query as never);
    times.push(performance.now() - begun);
  }
  return times;
}

/** The same answer without a roll-up: the transactions of a year in Riyadh, summed. */
async function sumTransactions(store: Store): Promise<number[]> {
  const last = dayNumber('2026-06-29');
  const times: number[] = [];
  for (let scan = 0; scan < SCANS; scan++) {
    const begun = performance.now();
    await sql`
      select property_type, count(*), sum(value_halalas), sum(area_dm2)
      from deeds where day > ${last - 365} and day <= ${last}
        and city_id = (select id from cities where code = 'riyadh') group by property_type`.execute(
      store.read,
    );
    times.push(performance.now() - begun);
  }
  return times;
}

/**
 * p95 of indicator queries over few and over many transactions, and against summing the transactions. `--large`: ten
 * million.
 */
export default async function indicators(options: readonly string[]): Promise<void> {
  const many = options.includes('--large') ? 10_000_000 : 1_000_000;
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const stores: Store[] = [];
  const filled = async (rows: number) => {
    const store = await openStore({ kind: 'sqlite', path: join(folder, `${rows}.sqlite`) });
    stores.push(store);
    await ensureSeeded(store);
    const file = join(folder, 'deeds.csv');
    await writeTransactionFile(file, rows);
    await transactionsFrom(store, file);
    return store;
  };
  try {
    const [few, lots] = [await filled(SMALL), await filled(many)];
    await askCells(few);
    await askCells(lots);
    const rounds = [];
    // In turns, so that a busy moment of the machine falls on both.
    for (let round = 0; round < 3; round++)
      rounds.push({ few: p95(await askCells(few)), lots: p95(await askCells(lots)) });
    const small = median(rounds.map((round) => round.few));
    const large = median(rounds.map((round) => round.lots));
    const scan = median(await sumTransactions(lots));
    const ok = large <= GROWTH * small && scan >= FASTER * large;
    console.log(
      `p95 ${large.toFixed(2)} ms over ${many.toLocaleString('en')} deeds, ${small.toFixed(2)} ms over ${SMALL.toLocaleString('en')}: ` +
        `factor ${(large / small).toFixed(2)} (at most ${GROWTH}); summing the deeds ${scan.toFixed(0)} ms, ` +
        `${Math.round(scan / large)} times as long (at least ${FASTER}): ${ok ? 'ok' : 'MISSED'}`,
    );
    if (!ok) process.exitCode = 1;
  } finally {
    for (const store of stores) await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
