import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { attachmentFiles } from '@/lib/registry/attachments/folder';
import { AttachmentStore } from '@/lib/registry/attachments/store';
import { purgeOrphans, sweepStrays } from '@/lib/registry/attachments/upkeep';
import { EnvelopeError } from '@/lib/registry/crypto/envelope';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { openStore, type Store, storeAddress } from '@/lib/registry/store/store';
import { missingKeys } from '@/lib/registry/submissions/admin';
import { SubmissionService } from '@/lib/registry/submissions/service';
import { folderForTest } from '../support/folders';
import { formSamples } from '../support/form-samples';
import { LIMITS } from '../support/harness';
import { newIdempotencyKey, submitTo } from '../support/messages';
import { command } from '../support/processes';

const secret = 'the content that nobody may read on the disk';
const content = Buffer.from(`%PDF-1.7 ${secret.repeat(5_000)}`);
const facts = {
  type: 'application/pdf' as const,
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
};
const place = { form: 'join-us', field: 'cv', name: 'سيرة نورة.pdf' };

const inChunks = () =>
  Readable.from([content.subarray(0, 7), content.subarray(7, 9_000), content.subarray(9_000)]);

async function read(attachments: AttachmentStore, id: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of attachments.bytes(id)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function setUp(keys = newKey()) {
  const dataDir = folderForTest();
  const store = await openStore(storeAddress({ DATA_DIR: dataDir }));
  const files = attachmentFiles(dataDir);
  const keyring = parseKeyring(keys);
  return { dataDir, store, files, keyring, keys, attachments: new AttachmentStore(store, keyring, files) };
}

async function submit(store: Store, keys: string, attachmentIds: string[]): Promise<string> {
  const submissions = new SubmissionService({
    store,
    keyring: parseKeyring(keys),
    ...LIMITS,
    delivery: { kind: 'here' },
  });
  const { accepted } = await submitTo(submissions, {
    form: 'join-us',
    locale: 'ar',
    idempotencyKey: newIdempotencyKey(),
    payload: { ...formSamples['join-us'], cv: [{ name: place.name, ...facts }] },
    attachmentIds,
  });
  return accepted.reference;
}

describe('attached files', () => {
  it('lie encrypted, name and content, and come back whole', async () => {
    const { dataDir, store, attachments, files } = await setUp();
    const { id } = await attachments.receive(place, inChunks(), () => facts);
    expect(await read(attachments, id)).toEqual(content);
    expect(readFileSync(files.path(id)).includes(secret)).toBe(false);
    for (const name of readdirSync(dataDir).filter((each) => each.startsWith('registry.sqlite'))) {
      expect(readFileSync(join(dataDir, name)).includes('نورة')).toBe(false);
    }
    await store.close();
  });

  it('are refused when they were changed or moved', async () => {
    const { store, attachments, files } = await setUp();
    const { id } = await attachments.receive(place, inChunks(), () => facts);
    const other = await attachments.receive(place, inChunks(), () => facts);
    const bytes = readFileSync(files.path(id));
    writeFileSync(files.path(other.id), bytes);
    await expect(read(attachments, other.id)).rejects.toThrow(EnvelopeError);
    bytes[200] = (bytes[200] ?? 0) ^ 1;
    writeFileSync(files.path(id), bytes);
    await expect(read(attachments, id)).rejects.toThrow(EnvelopeError);
    await store.close();
  });

  it('leave nothing behind when they are refused, broken off or never sent', async () => {
    const { store, attachments, files } = await setUp();
    const refused = attachments.receive(place, inChunks(), () => {
      throw new Error('no such type');
    });
    await expect(refused).rejects.toThrow('no such type');
    async function* broken() {
      yield content.subarray(0, 100);
      throw new Error('cut');
    }
    await expect(attachments.receive(place, broken(), () => facts)).rejects.toThrow('cut');
    expect(readdirSync(files.folder)).toEqual([]);
    await attachments.receive(place, inChunks(), () => facts);
    await purgeOrphans(store, new Date(Date.now() + 1 * 3_600_000), files.remove);
    expect(readdirSync(files.folder)).toHaveLength(1);
    await purgeOrphans(store, new Date(Date.now() + 3 * 3_600_000), files.remove);
    expect(readdirSync(files.folder)).toEqual([]);
    await store.close();
  });

  it('wait while there is room: one network fills its own, and no one else’s', async () => {
    const { store, attachments, files } = await setUp();
    const size = 5 * 1024 * 1024;
    const large = () => attachments.receive(place, inChunks(), () => ({ ...facts, size }));
    const keep = async (own: string) => {
      const { id } = await large();
      const isKept = await attachments.keep([id], { own, near: '203.0.113.0/24' });
      if (!isKept) await attachments.discard([id]);
      return { id, isKept };
    };
    const outcomes: boolean[] = [];
    for (let n = 0; n < 14; n += 1) outcomes.push((await keep('203.0.113.1')).isKept);
    expect(outcomes.lastIndexOf(true)).toBe(11);
    const other = await keep('203.0.113.2');
    expect(other.isKept).toBe(true);
    // Sent again with the same form, it does not count twice.
    const again = { own: '203.0.113.2', near: '203.0.113.0/24' };
    expect(await attachments.keep([other.id], again)).toBe(true);
    const rows = await store.read.selectFrom('attachments').select('kept_for').execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    await purgeOrphans(store, new Date(Date.now() + 3 * 3_600_000), files.remove);
    expect((await keep('203.0.113.1')).isKept).toBe(true);
    await store.close();
  });

  it('are known by a digest that nobody reads without the key, before and after a rotation', async () => {
    const old = newKey();
    const { store, attachments, files, dataDir } = await setUp(old);
    const stored = async () =>
      (await store.read.selectFrom('attachments').select(['id', 'sha256']).orderBy('id').execute()).map(
        ({ sha256 }) => sha256,
      );
    const one = await attachments.receive(place, inChunks(), () => facts);
    const two = await attachments.receive(place, inChunks(), () => facts);
    const [first, second] = await stored();
    expect(first).not.toBe(second);
    for (const name of readdirSync(dataDir).filter((each) => each.startsWith('registry.sqlite')))
      expect(readFileSync(join(dataDir, name)).includes(facts.sha256)).toBe(false);
    // As an earlier version stored it: taken all the same, and sealed by the upkeep.
    await store.write
      .updateTable('attachments')
      .set({ sha256: facts.sha256 })
      .where('id', '=', two.id)
      .execute();
    expect(await attachments.kept([two.id], place)).toMatchObject([{ sha256: facts.sha256 }]);
    const reference = await submit(store, old, [two.id]);
    expect(await attachments.sealDigests()).toBe(1);
    expect(await attachments.sealDigests()).toBe(0);
    expect(await stored()).not.toContain(facts.sha256);
    const newer = newKey();
    const rotated = new AttachmentStore(store, parseKeyring(`${newer},${old}`), files);
    expect(await rotated.reseal()).toBe(2);
    const alone = new AttachmentStore(store, parseKeyring(newer), files);
    expect(await alone.ofSubmission(reference)).toMatchObject([{ sha256: facts.sha256 }]);
    expect(await alone.kept([one.id], place)).toMatchObject([{ sha256: facts.sha256 }]);
    await submit(store, newer, [one.id]);
    await store.close();
  });

  it('that a killed process left without a row are swept, and no others', async () => {
    const { store, attachments, files } = await setUp();
    const { id } = await attachments.receive(place, inChunks(), () => facts);
    writeFileSync(join(files.folder, 'left-by-a-kill'), 'half');
    writeFileSync(join(files.folder, `${id}.new`), 'half of a rotation');
    expect(await sweepStrays(store, files, new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await sweepStrays(store, files, new Date(Date.now() + 25 * 3_600_000))).toBe(2);
    expect(readdirSync(files.folder)).toEqual([id]);
    await store.close();
  });

  it('belong to one submission, and cannot be taken away from it', async () => {
    const { store, attachments, keys } = await setUp();
    const { id } = await attachments.receive(place, inChunks(), () => facts);
    const reference = await submit(store, keys, [id]);
    expect(await attachments.ofSubmission(reference)).toEqual([{ id, name: place.name, ...facts }]);
    expect(await attachments.kept([id], place)).toMatchObject([{ id, claimed: true }]);
    expect(await attachments.kept([id], { ...place, field: 'another' })).toEqual([]);
    await attachments.discard([id]);
    expect(await read(attachments, id)).toEqual(content);
    await expect(submit(store, keys, [id])).rejects.toMatchObject({ code: 'invalid_submission' });
    const rows = await store.read.selectFrom('submissions').select('reference').execute();
    expect(rows.map((row) => row.reference)).toEqual([reference]);
    await store.close();
  });

  it('follow the keys: sealed again, they no longer need the old one', async () => {
    const { store, attachments, files, keys } = await setUp();
    const { id } = await attachments.receive(place, inChunks(), () => facts);
    const fresh = newKey();
    const both = new AttachmentStore(store, parseKeyring(`${fresh},${keys}`), files);
    expect(await missingKeys(store, parseKeyring(fresh))).toHaveLength(1);
    expect(await both.reseal()).toBe(1);
    const rotated = new AttachmentStore(store, parseKeyring(fresh), files);
    expect(await read(rotated, id)).toEqual(content);
    expect(await rotated.kept([id], place)).toMatchObject([{ name: place.name, claimed: false }]);
    expect(await missingKeys(store, parseKeyring(fresh))).toEqual([]);
    await store.close();
  });

  it('are written in clear by the command line', async () => {
    const { dataDir, store, attachments, keys } = await setUp();
    const { id } = await attachments.receive(
      { ...place, name: '../../سيرة نورة.pdf' },
      inChunks(),
      () => facts,
    );
    const reference = await submit(store, keys, [id]);
    await store.close();
    const out = folderForTest();
    const environment = { DATA_DIR: dataDir, REGISTRY_ENCRYPTION_KEYS: keys };
    expect(await command(environment, 'submissions', 'files', reference, '--out', out)).toMatchObject({
      code: 0,
    });
    const [name = ''] = readdirSync(out);
    expect(name).toMatch(new RegExp(`^${reference}-1-.*سيرة نورة\\.pdf$`));
    expect(readFileSync(join(out, name))).toEqual(content);
  });
});
