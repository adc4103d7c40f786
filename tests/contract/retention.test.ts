import { describe, expect, inject, it } from 'vitest';
import { addDays } from '@/lib/calendar/riyadh';
import { attachmentFiles } from '@/lib/registry/attachments/folder';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { maintain } from '@/lib/registry/maintenance';
import { openStore, type Store, storeAddress } from '@/lib/registry/store/store';
import {
  missingKeys,
  readSubmissions,
  resealSubmissions,
  showSubmission,
} from '@/lib/registry/submissions/admin';
import { countDue, followRetention, purgeDue } from '@/lib/registry/submissions/purge';
import { SubmissionService } from '@/lib/registry/submissions/service';
import { findStatus } from '@/lib/registry/submissions/status';
import { payload, SECRETS } from '../support/canary';
import { NOW, TODAY } from '../support/fixture';
import { folderForTest } from '../support/folders';
import { LIMITS } from '../support/harness';
import { newIdempotencyKey, submitTo } from '../support/messages';
import { newDatabase } from '../support/postgres';

describe.each<[string, () => Promise<Store>]>([
  ['SQLite', () => openStore(storeAddress({ DATA_DIR: folderForTest() }))],
  ['PostgreSQL', async () => openStore({ kind: 'postgres', url: await newDatabase(inject('postgresUrl')) })],
])('keeping and deleting on %s', (_name, open) => {
  const oldPair = newKey();
  const keyring = parseKeyring(oldPair);

  async function withSubmissions(count: number, test: (store: Store, references: string[]) => Promise<void>) {
    const store = await open();
    try {
      const submissions = new SubmissionService({
        store,
        keyring,
        ...LIMITS,
        clock: () => NOW,
        delivery: { kind: 'here' },
      });
      const sent = await Promise.all(
        Array.from({ length: count }, () =>
          submitTo(submissions, {
            form: 'contact',
            locale: 'ar',
            idempotencyKey: newIdempotencyKey(),
            payload,
          }),
        ),
      );
      await test(
        store,
        sent.map((taken) => taken.accepted.reference),
      );
    } finally {
      await store.close();
    }
  }

  it('follows a shorter retention period with what is stored, and no longer one', () =>
    withSubmissions(2, async (store) => {
      const days = async () =>
        (await store.read.selectFrom('submissions').select('purge_on').execute()).map((row) => row.purge_on);
      const before = await days();
      expect(await followRetention(store, LIMITS.retentionDays + 30)).toBe(0);
      expect(await days()).toEqual(before);
      expect(await followRetention(store, 10)).toBe(2);
      expect(await days()).toEqual([addDays(TODAY, 10), addDays(TODAY, 10)]);
    }));

  const rowsLeft = async (store: Store) =>
    Promise.all(
      (['submissions', 'submission_contacts', 'deliveries', 'attachments'] as const).map(
        async (table) => (await store.read.selectFrom(table).selectAll().execute()).length,
      ),
    );

  it('deletes whole submissions on the day, with everything that belongs to them, and none before', () =>
    withSubmissions(450, async (store) => {
      const { id } = await store.read
        .selectFrom('submissions')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      await store.write
        .insertInto('attachments')
        .values({
          id: 'file-1',
          submission_id: id,
          form: 'contact',
          field: 'file',
          file_name: 'sealed',
          media_type: 'application/pdf',
          size: 1,
          sha256: 'x',
          key_id: keyring.current.id,
          created_at: NOW.toISOString(),
        })
        .execute();
      const removed: string[] = [];
      const removeFiles = async (ids: string[]) => void removed.push(...ids);
      const last = addDays(TODAY, LIMITS.retentionDays);
      expect(await purgeDue(store, { today: addDays(last, -1), removeFiles })).toBe(0);
      expect(await countDue(store, last)).toBe(450);
      const dayOf = (date: string) => new Date(`${date}T12:00:00Z`);
      const job = {
        store,
        holder: 'test',
        files: { ...attachmentFiles('nowhere'), remove: removeFiles },
        retentionDays: LIMITS.retentionDays,
      };
      await maintain({ ...job, clock: () => dayOf(addDays(last, -1)) });
      expect((await rowsLeft(store))[0]).toBe(450);
      await maintain({ ...job, clock: () => dayOf(last) });
      expect(await rowsLeft(store)).toEqual([0, 0, 0, 0]);
      expect(removed).toEqual(['file-1']);
    }));

  it('reads, finds and seals again after a key rotation, and says when a key is missing', () =>
    withSubmissions(3, async (store, [reference = '']) => {
      const newPair = newKey();
      const both = parseKeyring(`${newPair},${oldPair}`);
      const onlyNew = parseKeyring(newPair);
      const query = { reference, contact: SECRETS.email };
      expect(await missingKeys(store, onlyNew)).toEqual([keyring.current.id]);
      expect((await showSubmission(store, both, reference))?.values).toMatchObject({ email: SECRETS.email });
      expect((await findStatus(store.read, both, query))?.status.reference).toBe(reference);
      expect(await resealSubmissions(store, both)).toBe(3);
      expect(await missingKeys(store, onlyNew)).toEqual([]);
      expect((await findStatus(store.read, onlyNew, query))?.status.reference).toBe(reference);
      expect((await showSubmission(store, onlyNew, reference))?.values).toMatchObject({
        email: SECRETS.email,
      });
    }));

  it('exports everything once, in order, over many chunks', () =>
    withSubmissions(1_203, async (store, references) => {
      const seen: string[] = [];
      for await (const record of readSubmissions(store, keyring, {})) seen.push(record.reference);
      expect(seen).toHaveLength(1_203);
      expect([...seen].sort()).toEqual([...references].sort());
    }));
});
