import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { claimJob, finishJob } from '@/lib/registry/store/jobs';
import { migrateDown, migrateUp, migrationStates } from '@/lib/registry/store/migrate';
import { storeRateLimiter } from '@/lib/registry/store/rate-limiter';
import { connect, openStore, type StoreAddress, storeAddress } from '@/lib/registry/store/store';
import { fill } from '../support/fixture';
import { temporaryFolder } from '../support/folders';
import { newDatabase } from '../support/postgres';
import { command as run } from '../support/processes';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const keyring = parseKeyring(newKey());

interface Place {
  address: StoreAddress;
  /** As an environment names it. */
  url: string;
}

async function sqlite(): Promise<Place> {
  const path = join(folder.path, `${randomUUID()}.sqlite`);
  return { address: { kind: 'sqlite', path }, url: `sqlite:${path}` };
}

async function postgres(): Promise<Place> {
  const url = await newDatabase(inject('postgresUrl'));
  return { address: { kind: 'postgres', url }, url };
}

const command = (url: string, ...args: string[]) =>
  run({ REGISTRY_DATABASE_URL: url, DATA_DIR: folder.path }, ...args);

it('finds by an index whatever is deleted along with something else', async () => {
  const { address } = await sqlite();
  const store = await openStore(address);
  try {
    // Without one, each row that goes looks through the whole of the other table, with the write lock held.
    const { rows } = await sql`
      select t.name || '.' || k."from" as reference from sqlite_master t, pragma_foreign_key_list(t.name) k
      where t.type = 'table' and k.on_delete = 'CASCADE' and not exists (
        select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = k."from")
      and not exists (select 1 from pragma_table_info(t.name) c where c.pk = 1 and c.name = k."from")`.execute(
      store.read,
    );
    expect(rows).toEqual([]);
  } finally {
    await store.close();
  }
});

describe('SQLite, while another process writes', () => {
  it.each([
    'create table if not exists made (x integer)',
    'alter table there add column y integer',
    'drop table if exists there',
    "insert into there values ('1')",
  ])('%s waits for it, and the connection commits afterwards', async (statement) => {
    const { address } = await sqlite();
    const [holder, waiting] = [connect(address), connect(address)];
    try {
      await sql`create table there (x integer)`.execute(holder.write);
      let done: Promise<unknown> | undefined;
      await holder.write.transaction().execute(async (held) => {
        await sql`insert into there values (1)`.execute(held);
        done = sql.raw(statement).execute(waiting.write);
        // The lock is there until the statement has been tried at least once.
        await Promise.race([done.catch(() => undefined), new Promise((resolve) => setImmediate(resolve))]);
      });
      await expect(done).resolves.toBeDefined();
      await waiting.write
        .transaction()
        .execute((later) => sql`create table after (x integer)`.execute(later));
    } finally {
      for (const store of [holder, waiting]) await store.close();
    }
  });
});

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
])('%s', (_name, place) => {
  it('migrates up, down to nothing, and up again', async () => {
    const store = connect((await place()).address);
    try {
      const names = await migrateUp(store.write);
      expect(names.length).toBeGreaterThan(0);
      expect(await migrateUp(store.write)).toEqual([]);
      await fill(store.write);
      expect(await migrateDown(store.write, { all: true })).toEqual([...names].reverse());
      expect((await migrationStates(store.write)).every((state) => state.executedAt === null)).toBe(true);
      const tables = (await store.write.introspection.getTables()).map((table) => table.name);
      expect(tables.filter((name) => !/^(kysely_|sqlite_)/.test(name))).toEqual([]);
      expect(await migrateUp(store.write)).toEqual(names);
      await fill(store.write);
    } finally {
      await store.close();
    }
  });

  it('tells of submissions that were stored before what became of them', async () => {
    const store = connect((await place()).address);
    try {
      await migrateUp(store.write);
      let undone: string[] = [];
      while (!undone.includes('0006-delivered-states'))
        undone = await migrateDown(store.write, { all: false });
      const [here, waiting, there] = ['a', 'b', 'c'] as const;
      for (const id of [here, waiting, there]) {
        await sql`insert into submissions
          (id, reference, form, locale, idempotency_hash, content_hash, payload, key_id, state, received_at, changed_at, purge_on)
          values (${id}, ${id}, 'contact', 'ar', ${id}, '', '', 'k', ${id === there ? 'passed_on' : 'received'}, '', '', '')`.execute(
          store.write,
        );
        await sql`insert into deliveries (submission_id, attempts, delivered_at, backend_reference)
          values (${id}, 0, ${id === waiting ? null : '2026-01-01'}, ${id === there ? 'x' : null})`.execute(
          store.write,
        );
      }
      const states = async () => {
        const rows = await store.read
          .selectFrom('submissions')
          .select(['id', 'state'])
          .orderBy('id')
          .execute();
        return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
      };
      const before = await states();
      await migrateUp(store.write);
      expect(await states()).toEqual({ [here]: 'passed_on', [waiting]: 'received', [there]: 'passed_on' });
      undone = [];
      while (!undone.includes('0006-delivered-states'))
        undone = await migrateDown(store.write, { all: false });
      expect(await states()).toEqual(before);
    } finally {
      await store.close();
    }
  });

  it('says so where a newer version made the tables', async () => {
    const { address } = await place();
    const store = connect(address);
    try {
      await migrateUp(store.write);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(
        store.write,
      );
    } finally {
      await store.close();
    }
    await expect(openStore(address)).rejects.toThrow(/newer version of this program \(9999-later/);
  });

  it('keeps the sources of areas and posts when their names become bilingual', async () => {
    const store = connect((await place()).address);
    try {
      await migrateUp(store.write);
      await fill(store.write);
      let undone: string[] = [];
      while (!undone.includes('0005-source-names')) undone = await migrateDown(store.write, { all: false });
      const before = await sql<{ name: string }>`select name from area_sources`.execute(store.write);
      expect(before.rows).toEqual([{ name: 'هيئة العقار' }]);
      await sql`update posts set source_name = 'Okaz', source_url = 'https://example.org/'
        where slug = 'second'`.execute(store.write);
      await migrateUp(store.write);
      const areaSources = store.read.selectFrom('area_sources').select(['name_ar', 'name_en', 'url']);
      expect(await areaSources.execute()).toEqual([
        { name_ar: 'هيئة العقار', name_en: 'هيئة العقار', url: 'https://rega.gov.sa/' },
      ]);
      const postSources = store.read
        .selectFrom('posts')
        .innerJoin('post_texts', 'post_texts.post_id', 'posts.id')
        .select(['slug', 'locale', 'source_name', 'source_url'])
        .where('source_name', 'is not', null)
        .orderBy('locale');
      expect(await postSources.execute()).toEqual(
        ['ar', 'en'].map((locale) => ({
          slug: 'second',
          locale,
          source_name: 'Okaz',
          source_url: 'https://example.org/',
        })),
      );
    } finally {
      await store.close();
    }
  });

  it('is migrated once when several processes start at the same time', async () => {
    const { url } = await place();
    const starts = await Promise.all(Array.from({ length: 4 }, () => command(url, 'migrate', 'up')));
    expect(starts.map((start) => start.code)).toEqual([0, 0, 0, 0]);
    expect(starts.filter((start) => start.output.includes('0001-places'))).toHaveLength(1);
  });

  it('holds a rate limit over connections, and forgets it when the window ends', async () => {
    const { address } = await place();
    const stores = [await openStore(address), await openStore(address)];
    try {
      let now = 1_000_000;
      const limiters = stores.map((store) => storeRateLimiter(store, keyring, () => now));
      const event = (key: string) => ({ bucket: 'form', key, points: 5, windowSeconds: 60 });
      const consume = (index: number, key = '10.0.0.1') => limiters[index % 2]?.count(event(key));
      const verdicts = await Promise.all(Array.from({ length: 40 }, (_, index) => consume(index)));
      expect(verdicts.filter((verdict) => verdict?.allowed)).toHaveLength(5);
      expect(verdicts.find((verdict) => !verdict?.allowed)?.retryAfterSeconds).toBe(60);
      expect(await consume(0, '10.0.0.2')).toMatchObject({ allowed: true, retryAfterSeconds: 0 });
      const look = () => limiters[1]?.look(event('10.0.0.2'));
      for (let counted = 1; counted < 5; counted += 1) {
        expect((await look())?.allowed).toBe(true);
        await consume(counted, '10.0.0.2');
      }
      expect(await look()).toMatchObject({ allowed: false, retryAfterSeconds: 60 });
      await limiters[0]?.countBack(event('10.0.0.2'));
      expect((await look())?.allowed).toBe(true);
      now += 45_500;
      expect(await consume(1)).toMatchObject({ allowed: false, retryAfterSeconds: 15 });
      now += 14_500;
      expect((await consume(1))?.allowed).toBe(true);
      const rows = await stores[0]?.read.selectFrom('rate_limits').select('key').execute();
      expect(JSON.stringify(rows)).not.toContain('10.0.0');
    } finally {
      for (const store of stores) await store.close();
    }
  });

  it('gives a scheduled job to one process, and not again before its time', async () => {
    const { address } = await place();
    const stores = [await openStore(address), await openStore(address)];
    try {
      const at = (seconds: number, holder: string) => ({
        name: 'retention',
        holder,
        now: new Date(1_000_000_000_000 + seconds * 1000),
        everyMs: 3_600_000,
        leaseMs: 60_000,
      });
      const [a, b] = stores as [Awaited<ReturnType<typeof openStore>>, Awaited<ReturnType<typeof openStore>>];
      const claims = await Promise.all([claimJob(a, at(0, 'a')), claimJob(b, at(0, 'b'))]);
      expect(claims.filter(Boolean)).toHaveLength(1);
      // The winner died: its lease runs out, and another process takes over.
      expect(await claimJob(b, at(30, 'c'))).toBe(false);
      expect(await claimJob(b, at(61, 'c'))).toBe(true);
      await finishJob(b, at(61, 'c'), new Date(1_000_000_000_000 + 62_000));
      expect(await claimJob(a, at(1800, 'a'))).toBe(false);
      expect(await claimJob(a, at(3700, 'a'))).toBe(true);
    } finally {
      for (const store of stores) await store.close();
    }
  });
});

describe('the address of the store', () => {
  it.each([
    [{ DATA_DIR: 'data' }, { kind: 'sqlite', path: join('data', 'registry.sqlite') }],
    [
      { DATA_DIR: 'x', REGISTRY_DATABASE_URL: 'sqlite:rel/a.db' },
      { kind: 'sqlite', path: 'rel/a.db' },
    ],
    [
      { DATA_DIR: 'x', REGISTRY_DATABASE_URL: 'sqlite:/abs/a.db' },
      { kind: 'sqlite', path: '/abs/a.db' },
    ],
    [
      { DATA_DIR: 'x', REGISTRY_DATABASE_URL: 'sqlite:///abs/a.db' },
      { kind: 'sqlite', path: '/abs/a.db' },
    ],
    [
      { DATA_DIR: 'x', REGISTRY_DATABASE_URL: 'postgresql://h/d' },
      { kind: 'postgres', url: 'postgresql://h/d' },
    ],
  ])('%j is %j', (environment, address) => {
    expect(storeAddress(environment)).toEqual(address);
  });

  it('refuses anything else without repeating it', () => {
    expect(() => storeAddress({ DATA_DIR: 'x', REGISTRY_DATABASE_URL: 'mysql://u:secret@h/d' })).toThrow(
      /^(?!.*secret).*must begin/,
    );
  });
});
