import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { embeddedRegistry } from '@/lib/registry/embedded';
import { openStore, type Store, type StoreAddress } from '@/lib/registry/store/store';
import { contactMessage, newIdempotencyKey, submitTo } from '../../support/messages';
import { newDatabase, startPostgres } from '../../support/postgres';

const ROUNDS = 3;
const ROUND_MS = 3_000;
/** As many at once as keep the store busy, on either side: PostgreSQL's pool has ten connections. */
const VISITORS = 128;
const CONNECTIONS = 10;
/** Accepted submissions per second are at least the bare commit rate divided by this. */
const FACTOR = 2;

async function perSecond(width: number, once: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - started < ROUND_MS) {
      await once();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done / ((performance.now() - started) / 1000);
}

/** One row a transaction, with the durability of the submissions: the store's own limit. */
async function bareCommits(store: Store): Promise<number> {
  await sql`create table if not exists bare (text text)`.execute(store.write);
  const statement = sql`insert into bare (text) values ('x')`;
  // SQLite has one writer; more callers would only wait in line.
  return perSecond(store.kind === 'sqlite' ? 1 : CONNECTIONS, () => statement.execute(store.write));
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(name: string, address: StoreAddress): Promise<boolean> {
  const store = await openStore(address);
  const registry = embeddedRegistry({
    store,
    keyring: parseKeyring(newKey()),
    retentionDays: 30,
    minimumDeeds: 6,
  });
  const submit = () =>
    submitTo(registry, {
      form: 'contact',
      locale: 'ar',
      idempotencyKey: newIdempotencyKey(),
      payload: contactMessage(),
    });
  const bare: number[] = [];
  const alone: number[] = [];
  const accepted: number[] = [];
  try {
    await perSecond(VISITORS, submit);
    // In turns, so that a busy moment of the machine falls on all of them.
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await bareCommits(store));
      accepted.push(await perSecond(VISITORS, submit));
      alone.push(await perSecond(1, submit));
    }
  } finally {
    await registry.close();
  }
  const [limit, rate, single] = [median(bare), median(accepted), median(alone)];
  const within = rate * FACTOR >= limit;
  const show = (value: number) => Math.round(value).toLocaleString('en');
  console.log(
    `${name}: ${show(rate)} accepted/s from ${VISITORS} visitors (${show(single)}/s from one), ` +
      `bare commits ${show(limit)}/s, factor ${(limit / rate).toFixed(2)} (at most ${FACTOR}): ${within ? 'ok' : 'TOO SLOW'}`,
  );
  return within;
}

/** Accepted submissions per second against the store's bare commit rate, measured in turns in one run. */
export default async function submissions(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const results = [
      await compare('SQLite', { kind: 'sqlite', path: join(folder, 'registry.sqlite') }),
      await compare('PostgreSQL', { kind: 'postgres', url: await newDatabase(postgres.url) }),
    ];
    if (results.includes(false)) process.exitCode = 1;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
