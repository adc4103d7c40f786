import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { storageCheck } from '@/lib/registry/store/health';
import { postgresHarness } from '../support/harness';
import { contactMessage, newIdempotencyKey, submitTo } from '../support/messages';

it('a PostgreSQL without room for submissions is told by health, though a small row can be written', async () => {
  const { registry, store, close } = await postgresHarness(inject('postgresUrl'));
  try {
    const submit = () =>
      submitTo(registry, {
        form: 'contact',
        locale: 'en',
        idempotencyKey: newIdempotencyKey(),
        payload: contactMessage(),
      });
    // Each looks anew; one alone looks every few seconds.
    const health = () => storageCheck(store)();
    await submit();
    expect(await health()).toBeNull();
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(store.write);
    await sql`create trigger no_room before insert on submissions execute function no_room()`.execute(
      store.write,
    );
    await expect(submit()).rejects.toMatchObject({ code: 'unavailable', reason: 'storage_full' });
    expect(await health()).toBe('storage_full');
    await sql`drop trigger no_room on submissions`.execute(store.write);
    await submit();
    expect(await health()).toBeNull();
  } finally {
    await close();
  }
});
