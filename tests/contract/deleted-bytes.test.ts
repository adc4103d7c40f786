import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addDays } from '@/lib/calendar/riyadh';
import { attachmentFiles } from '@/lib/registry/attachments/folder';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { maintain } from '@/lib/registry/maintenance';
import { withdraw } from '@/lib/registry/outbox/deliveries';
import { openStore, storeAddress } from '@/lib/registry/store/store';
import { SubmissionService } from '@/lib/registry/submissions/service';
import { NOW, TODAY } from '../support/fixture';
import { folderForTest } from '../support/folders';
import { LIMITS } from '../support/harness';
import { contactMessage, newIdempotencyKey, submitTo } from '../support/messages';

const VISITORS = 90;
/** Payloads from a row within a page to one over several pages of their own. */
const messageOf = (index: number) => randomBytes(20 + ((index * 97) % 1_400)).toString('hex');
const PIECE = 40;

interface Row {
  id: string;
  reference: string;
  payload: string;
  content_hash: string;
  idempotency_hash: string;
}

/** What can be read of rows in the files of a store, whoever opens them. */
function readable(folder: string, rows: readonly Row[]): string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith('registry.sqlite'));
  const bytes = Buffer.concat(names.map((name) => readFileSync(join(folder, name))));
  return rows.flatMap(({ reference, payload, content_hash, idempotency_hash }) => {
    const middle = Math.floor(payload.length / 2);
    const pieces = [0, middle, payload.length - PIECE].map((from) => payload.slice(from, from + PIECE));
    return [reference, content_hash, idempotency_hash, ...pieces].filter((value) => bytes.includes(value));
  });
}

it('nothing of a deleted or withdrawn submission can be read in the files of SQLite', async () => {
  const folder = folderForTest();
  const store = await openStore(storeAddress({ DATA_DIR: folder }));
  try {
    const submissions = new SubmissionService({
      store,
      keyring: parseKeyring(newKey()),
      ...LIMITS,
      clock: () => NOW,
      delivery: { kind: 'here' },
    });
    for (let index = 0; index < VISITORS; index += 1)
      await submitTo(submissions, {
        form: 'contact',
        locale: 'ar',
        idempotencyKey: newIdempotencyKey(),
        payload: contactMessage({ message: messageOf(index), email: `visitor${index}@example.com` }),
      });
    const rows: Row[] = await store.read
      .selectFrom('submissions')
      .select(['id', 'reference', 'payload', 'content_hash', 'idempotency_hash'])
      .execute();
    expect(readable(folder, rows)).toHaveLength(6 * VISITORS);

    const [withdrawn, due] = [rows.slice(0, 10), rows.slice(10, 60)];
    for (const { id } of withdrawn) await withdraw(store, id);
    const ids = due.map(({ id }) => id);
    await store.write.updateTable('submissions').set({ purge_on: TODAY }).where('id', 'in', ids).execute();
    const nextDay = new Date(`${addDays(TODAY, 1)}T12:00:00Z`);
    const files = attachmentFiles(folder);
    await maintain({
      store,
      holder: 'test',
      files,
      retentionDays: LIMITS.retentionDays,
      clock: () => nextDay,
    });

    expect(readable(folder, [...withdrawn, ...due])).toEqual([]);
    expect(readable(folder, rows.slice(60))).toHaveLength(6 * (VISITORS - 60));
  } finally {
    await store.close();
  }
});
