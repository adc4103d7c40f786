import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { embeddedRegistry } from '@/lib/registry/embedded';
import { importRecords } from '@/lib/registry/history/undo';
import { openStore, type Store } from '@/lib/registry/store/store';
import { temporaryFolder } from '../support/folders';
import { figures, summedTransactions } from '../support/imports';
import { contactMessage, newIdempotencyKey, submitTo } from '../support/messages';
import { command, startCommand } from '../support/processes';
import { seededFile } from '../support/seeded';
import { writeTransactionFile } from '../support/transaction-file';

/** Enough to be killed at any stage, and to be seen holding the lock. */
const ROWS = 20_000;

interface Row {
  /** What a later step than the first does, and to which row. */
  event:
    | 'insert on import_changes'
    | 'insert on deed_versions'
    | 'delete on import_changes'
    | 'delete on deed_versions';
  when: RawBuilder<unknown>;
}

/**
 * Kills a command once `isSeen`, and before it has come to a row: there the store holds it for ever, in the midst of a step,
 * which is taken back with it. However late the kill is, the command is not over before.
 */
async function killBefore(
  { event, when }: Row,
  store: Store,
  start: () => ReturnType<typeof startCommand>,
  isSeen: () => Promise<boolean>,
): Promise<void> {
  await sql`create view endless as
    with recursive n(i) as (select 1 union all select i from n) select i from n`.execute(store.write);
  await sql`create trigger held before ${sql.raw(event)} when ${when}
    begin select count(*) from endless; end`.execute(store.write);
  const { child, ended } = await start();
  try {
    await expect.poll(isSeen, { interval: 20, timeout: 240_000 }).toBe(true);
  } finally {
    child.kill('SIGKILL');
  }
  expect((await ended).code).toBeNull();
  await sql`drop trigger held`.execute(store.write);
  await sql`drop view endless`.execute(store.write);
}

/** That an import which replaces every row of a data set does it in short steps, and none of them shows by itself. */
describe('an import that replaces every registrar', () => {
  const folder = temporaryFolder();
  let store: Store;
  const environment = { DATA_DIR: folder.path, LOG_LEVEL: 'error' };
  const importing = (...args: string[]) => startCommand(environment, 'import', ...args);
  const whole = async (...args: string[]) => {
    const { code, output } = await command(environment, 'import', ...args);
    expect(code, output).toBe(0);
  };
  const fileOf = (version: string) => {
    const lines = Array.from(
      { length: ROWS },
      (_, n) => `${n},مسجل ${version} رقم ${n},96650${String(n).padStart(7, '0')},riyadh`,
    );
    const path = join(folder.path, `${version}.csv`);
    writeFileSync(path, `code,name_ar,phone,region\n${lines.join('\n')}\n`);
    return path;
  };
  /** In the order in which they are written down. */
  const keys = Array.from({ length: ROWS }, (_, n) => String(n)).sort();
  const replace = (version: string) => ['registrars', '--replace', fileOf(version)] as const;
  /** The version of the list that shows: never two of them at once. */
  const shown = async () => {
    const { rows } = await sql<{ version: string; n: number }>`
      select substr(name_ar, 6, 1) as version, count(*) as n from registrars group by 1`.execute(store.read);
    expect(rows).toEqual([{ version: expect.any(String), n: ROWS }]);
    return rows[0]?.version;
  };
  const newest = async () => (await importRecords(store.read, { dataset: 'registrars', limit: 1 }))[0];
  const keptRows = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from import_changes c
      join imports i on i.id = c.import_id where i.status = 'loading'`.execute(store.read);
    return rows[0]?.n ?? 0;
  };

  beforeAll(async () => {
    store = await openStore(await seededFile(join(folder.path, 'registry.sqlite')));
    await whole(...replace('أ'));
  });
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  it('changes nothing when it is killed half-way, and can be repeated', async () => {
    for (const [rows, before] of [
      [1, ROWS / 4],
      [ROWS / 2, (ROWS / 4) * 3],
    ] as const) {
      await killBefore(
        { event: 'insert on import_changes', when: sql`new.key = ${sql.lit(keys[before])}` },
        store,
        () => importing(...replace('ب')),
        async () => (await keptRows()) >= rows,
      );
      expect(await keptRows()).toBeLessThan(ROWS);
      expect(await shown()).toBe('أ');
      expect(await newest()).toMatchObject({ status: 'loading', notUndoable: 'it is not whole' });
    }
    await whole(...replace('ب'));
    expect(await shown()).toBe('ب');
    expect(await keptRows()).toBe(0);
  });

  it('is undone whole, also by an undoing that is killed and by the one after it', async () => {
    const id = (await newest())?.id ?? 0;
    const statusOf = async () =>
      (await importRecords(store.read, { limit: 20 })).find((record) => record.id === id)?.status;
    const rowsLeft = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from import_changes
        where import_id = ${id}`.execute(store.read);
      return rows[0]?.n ?? 0;
    };
    await killBefore(
      { event: 'delete on import_changes', when: sql`old.key = ${sql.lit(keys.at(-1))}` },
      store,
      () => importing('undo', String(id)),
      async () => (await rowsLeft()) < ROWS,
    );
    expect(await statusOf()).toBe('undoing');
    expect(await rowsLeft()).toBeGreaterThan(0);
    expect(await shown()).toBe('أ');
    await whole(...replace('ج'));
    expect(await statusOf()).toBe('undone');
    expect(await rowsLeft()).toBe(0);
    await whole('undo', String((await newest())?.id));
    expect(await shown()).toBe('أ');
  });

  it('lets visitors write between its steps, and keeps none waiting many times a plain writing of its rows', async () => {
    const registry = embeddedRegistry({
      store,
      keyring: parseKeyring(newKey()),
      retentionDays: 30,
      minimumDeeds: 6,
    });
    const timed = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const submit = () =>
      submitTo(registry, {
        form: 'contact',
        locale: 'ar',
        payload: contactMessage({ subject: 'Test' }),
        idempotencyKey: newIdempotencyKey(),
      } as never);
    const plain = await timed(() =>
      sql`update registrars set name_ar = name_ar || 'x', search = search || 'x', content_hash = ''`.execute(
        store.write,
      ),
    );
    await submit();
    for (const args of [replace('د'), ['undo', '']] as const) {
      const { ended } = await importing(
        ...(args[0] === 'undo' ? ['undo', String((await newest())?.id)] : args),
      );
      let running = true;
      void ended.then(() => {
        running = false;
      });
      const waits: number[] = [];
      const steps = new Set<number>();
      while (running) {
        waits.push(await timed(submit));
        steps.add(await keptRows());
        await wait(2);
      }
      const { code, output } = await ended;
      expect(code, output).toBe(0);
      const longest = Math.max(...waits);
      console.info(
        `${args[0]}: longest of ${waits.length} waits ${longest.toFixed(0)} ms, plain writing ${plain.toFixed(0)} ms`,
      );
      // Submissions were stored while some of what is replaced was kept, and some was not.
      if (args[0] === 'registrars')
        expect([...steps].filter((rows) => rows > 0 && rows < ROWS).length).toBeGreaterThan(1);
      expect(longest).toBeLessThan(15 * plain + 1_000);
    }
  });
});

/** More than one step takes. */
const DEALS = 21_000;

/** That corrections are written in short steps too, and count only once all of them are there. */
describe('an import that corrects every transaction', () => {
  const folder = temporaryFolder();
  let store: Store;
  const environment = { DATA_DIR: folder.path, LOG_LEVEL: 'error' };
  const path = (name: string) => join(folder.path, `${name}.csv`);
  const load = (name: string) => ['import', 'transactions', path(name), '--as-stated'] as const;
  const whole = async (...args: string[]) => {
    const { code, output } = await command(environment, ...args);
    expect(code, output).toBe(0);
  };
  /** Riyals, as the figures say them. */
  const value = async () => (await figures(store)).totalValue;
  const newest = async () => (await importRecords(store.read, { dataset: 'transactions', limit: 1 }))[0];
  /** It is of a later step than the first. */
  const lastDeed = async () => {
    const { rows } = await sql<{ id: number }>`select max(id) as id from deeds where import_id in
      (select id from imports where sample = 0)`.execute(store.read);
    return rows[0]?.id;
  };
  /** How many earlier values are kept. */
  const kept = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from deed_versions`.execute(store.read);
    return rows[0]?.n ?? 0;
  };

  beforeAll(async () => {
    store = await openStore(await seededFile(join(folder.path, 'registry.sqlite')));
    await writeTransactionFile(path('first'), DEALS);
    const text = readFileSync(path('first'), 'utf8');
    // A riyal more each.
    writeFileSync(path('corrected'), text.replaceAll(',000",', ',001",'));
    await whole(...load('first'));
  });
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  it('changes nothing when it is killed between two steps, whole when it is not, and is undone likewise', async () => {
    const first = await value();
    await killBefore(
      { event: 'insert on deed_versions', when: sql`new.deed_id = ${sql.lit(await lastDeed())}` },
      store,
      () => startCommand(environment, ...load('corrected')),
      async () => (await kept()) > 0,
    );
    expect(await kept()).toBeLessThan(DEALS);
    expect(await newest()).toMatchObject({ status: 'loading' });
    expect(await value()).toBe(first);

    await whole(...load('corrected'));
    // None is refused, so that they take more than one step.
    expect(await newest()).toMatchObject({ rows_refused: 0 });
    const corrected = await value();
    expect(corrected).toBeGreaterThan(first);
    expect(await summedTransactions(store)).toEqual({ deeds: DEALS, value: corrected * 100 });

    const id = (await newest())?.id ?? 0;
    const statusOf = async () =>
      (await importRecords(store.read, { limit: 20 })).find((record) => record.id === id)?.status;
    await killBefore(
      { event: 'delete on deed_versions', when: sql`old.deed_id = ${sql.lit(await lastDeed())}` },
      store,
      () => startCommand(environment, 'import', 'undo', String(id)),
      async () => (await kept()) < DEALS,
    );
    expect(await statusOf()).toBe('undoing');
    expect(await kept()).toBeGreaterThan(0);
    expect(await value()).toBe(first);

    // Brings nothing new, and does first what was left to do.
    await whole(...load('first'));
    expect(await statusOf()).toBe('undone');
    expect(await value()).toBe(first);
    expect(await kept()).toBe(0);
    expect(await summedTransactions(store)).toEqual({ deeds: DEALS, value: first * 100 });
  });
});
