import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RegistryUnavailableError } from '@/lib/registry/contract';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { embeddedRegistry } from '@/lib/registry/embedded';
import { openStore, type Store } from '@/lib/registry/store/store';
import { temporaryFolder } from '../support/folders';
import { LIMITS } from '../support/harness';
import { contactMessage, newIdempotencyKey, submitTo } from '../support/messages';

const pragma = (store: Store, text: string) => sql.raw(`pragma ${text}`).execute(store.write);

describe('a disk that takes no more', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let store: Store;
  beforeEach(async () => {
    folder = temporaryFolder();
    store = await openStore({ kind: 'sqlite', path: join(folder.path, 'registry.sqlite') });
  });
  afterEach(async () => {
    await store.close();
    folder.remove();
  });

  const keyring = parseKeyring(newKey());
  const registryOf = () => embeddedRegistry({ store, keyring, ...LIMITS });
  const message = () => ({
    form: 'contact',
    locale: 'en' as const,
    idempotencyKey: newIdempotencyKey(),
    payload: contactMessage({ message: 'm'.repeat(3_000) }),
  });
  const references = async () =>
    (await store.read.selectFrom('submissions').select('reference').execute())
      .map((row) => row.reference)
      .sort();

  it('full: refuses clearly, keeps what it accepted, reads on, and recovers without hands', async () => {
    const registry = registryOf();
    const before = await pragma(store, 'page_count');
    const pages = (before.rows[0] as { page_count: number }).page_count;
    // SQLite answers a file at its page limit exactly as a full disk.
    await pragma(store, `max_page_count = ${pages + 40}`);
    const accepted: string[] = [];
    let refusal: unknown;
    for (let tries = 0; refusal === undefined && tries < 200; tries++) {
      const outcomes = await Promise.allSettled([
        submitTo(registry, message()),
        submitTo(registry, message()),
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') accepted.push(outcome.value.reference);
        else refusal = outcome.reason;
      }
    }
    expect(refusal).toBeInstanceOf(RegistryUnavailableError);
    expect(refusal).toMatchObject({ reason: 'storage_full', status: 503 });
    expect(accepted.length).toBeGreaterThan(0);
    expect(await references()).toEqual([...accepted].sort());
    expect((await registry.posts({ locale: 'ar' })).data.total).toBe(0);

    await pragma(store, `max_page_count = ${pages + 4_000}`);
    accepted.push((await submitTo(registry, message())).reference);
    expect(await references()).toEqual([...accepted].sort());
  });

  it('read-only: refuses clearly, reads on, and recovers without hands', async () => {
    const registry = registryOf();
    const { reference } = await submitTo(registry, message());
    await pragma(store, 'query_only = on');
    const sent = message();
    const refusal = await submitTo(registry, sent).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'unavailable', reason: 'storage_read_only' });
    const contact = 'visitor@example.com';
    expect((await registry.submissionStatus({ reference, contact }))?.reference).toBe(reference);
    await pragma(store, 'query_only = off');
    // The visitor's second try, with the same key, is a first one: nothing of the other was stored.
    expect((await submitTo(registry, sent)).repeated).toBe(false);
    expect(await references()).toHaveLength(2);
  });

  it('held by another process for long: waits without blocking, then answers', async () => {
    const registry = registryOf();
    const other = await openStore({ kind: 'sqlite', path: join(folder.path, 'registry.sqlite') });
    try {
      const release: (() => void)[] = [];
      const held = other.write.transaction().execute(async (db) => {
        await db.insertInto('rate_limits').values({ key: 'x', points: 1, expires_at: 1 }).execute();
        await new Promise<void>((resolve) => release.push(resolve));
      });
      await expect.poll(() => release.length).toBe(1);
      let answered = false;
      const submission = submitTo(registry, message()).then((accepted) => {
        answered = true;
        return accepted;
      });
      // Pages are read meanwhile, many times over; the turns let the submission run into the lock again and again.
      const started = performance.now();
      let reads = 0;
      for (; reads < 20 || performance.now() - started < 500; reads++) {
        await registry.places({});
        await nextTurn();
      }
      expect(answered).toBe(false);
      release[0]?.();
      await held;
      expect((await submission).repeated).toBe(false);
    } finally {
      await other.close();
    }
  });

  it('held by another process: single writes wait as well, and leave the connection in order', async () => {
    const registry = registryOf();
    const other = await openStore({ kind: 'sqlite', path: join(folder.path, 'registry.sqlite') });
    try {
      let release: () => void = () => undefined;
      const held = other.write.transaction().execute(async (db) => {
        await db.insertInto('rate_limits').values({ key: 'x', points: 1, expires_at: 1 }).execute();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
      const writes = [store.write, store.scratch].map((db, index) =>
        db
          .insertInto('rate_limits')
          .values({ key: `alone-${index}`, points: 1, expires_at: 1 })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: 2 }))
          .returning('points')
          .execute(),
      );
      // Several times past the moment at which SQLite itself gives up.
      const started = performance.now();
      while (performance.now() - started < 300) await nextTurn();
      release();
      await held;
      expect(await Promise.all(writes)).toEqual([[{ points: 1 }], [{ points: 1 }]]);
      expect((await submitTo(registry, message())).repeated).toBe(false);
      const seen = await other.read.selectFrom('rate_limits').select('key').orderBy('key').execute();
      expect(seen.map(({ key }) => key)).toEqual(['alone-0', 'alone-1', 'x']);
    } finally {
      await other.close();
    }
  });

  it('gone: names what is wrong in a code, without the path of the file', async () => {
    await store.close();
    folder.remove();
    expect(existsSync(folder.path)).toBe(false);
    const refusal = await submitTo(registryOf(), message()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RegistryUnavailableError);
    expect(JSON.stringify(refusal)).not.toContain(folder.path);
    store = await openStore({ kind: 'sqlite', path: join(folder.path, 'registry.sqlite') });
  });
});
