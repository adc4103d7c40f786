import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attachmentFiles } from '@/lib/registry/attachments/folder';
import { outboxCounts } from '@/lib/registry/outbox/admin';
import { formSamples } from '../support/form-samples';
import { newIdempotencyKey, submitTo } from '../support/messages';
import { relayRig } from '../support/relay';
import { download, pdf, sha256, upload } from '../support/upload';

const rig = relayRig();

describe('files for a backend that fails', () => {
  const files = [pdf(200_000, 'one'), pdf(900_000, 'two')];
  const complaint = async () => {
    const place = { form: 'correction-request', field: 'attachments', name: 'صك.pdf' };
    const attached = await Promise.all(files.map((bytes) => upload(rig.front.attachments, bytes, place)));
    return {
      form: place.form,
      locale: 'ar' as const,
      idempotencyKey: newIdempotencyKey(),
      payload: {
        ...formSamples['correction-request'],
        attachments: attached.map(({ id: _id, ...described }) => described),
      },
      attachmentIds: attached.map(({ id }) => id),
    };
  };
  /** Files at the backend that no submission has, and the bytes of those that one has. */
  const filesBehind = async () => {
    const rows = await rig.backend.store.read
      .selectFrom('attachments')
      .select(['id', 'submission_id'])
      .execute();
    const bytes = await Promise.all(rows.map(({ id }) => download(rig.backend.attachments, id)));
    return {
      stray: rows.filter(({ submission_id }) => submission_id === null).length,
      // Digests: comparing megabytes one by one takes seconds.
      whole: bytes.sort((a, b) => a.length - b.length).map(sha256),
    };
  };

  it.each(['down', 'slow', 'garbage', 'error', 'foreign', 'cut', 'half'] as const)(
    '%s: all bytes arrive once, with their submission, after recovery',
    async (fault) => {
      const registry = rig.relay();
      await rig.breakDown(fault);
      const { reference } = await submitTo(registry, await complaint());
      expect((await outboxCounts(rig.front.store)).waiting).toBe(1);
      // The worker meets the fault as well, with the patience that it has for files.
      rig.later(60_000);
      if (fault !== 'slow') await rig.settle();
      expect(await rig.atBackend()).toBe(0);
      await rig.bringUp(fault);
      for (let round = 0; round < 5 && (await outboxCounts(rig.front.store)).waiting > 0; round++) {
        rig.later(600_000);
        await rig.settle();
      }
      expect(await outboxCounts(rig.front.store)).toMatchObject({ waiting: 0, delivered: 1 });
      expect(await rig.atBackend()).toBe(1);
      expect(await filesBehind()).toEqual({ stray: 0, whole: files.map(sha256) });
      const status = await registry.submissionStatus({ reference, contact: 'noura@example.com' });
      expect(status?.state).toBe('passed_on');
    },
  );

  it('an answer that is lost after all is stored leads to no second file and no second submission', async () => {
    await rig.bePatient();
    const registry = rig.relay();
    rig.proxy.fault = 'cut_submission';
    await submitTo(registry, await complaint());
    expect(await rig.atBackend()).toBe(1);
    rig.proxy.fault = 'none';
    rig.later(60_000);
    await rig.settle();
    expect(await outboxCounts(rig.front.store)).toMatchObject({ waiting: 0, delivered: 1 });
    expect(await rig.atBackend()).toBe(1);
    expect(await filesBehind()).toEqual({ stray: 0, whole: files.map(sha256) });
  });

  it('a file that is gone here holds up only its own submission, and says so', async () => {
    const registry = rig.relay();
    await rig.breakDown('down');
    const sent = await complaint();
    const { reference } = await submitTo(registry, sent);
    await submitTo(registry, rig.message());
    rmSync(attachmentFiles(dirname(rig.front.attachments.folder)).path(sent.attachmentIds[1] ?? ''));
    await rig.bringUp('down');
    rig.later(60_000);
    await rig.settle();
    expect(await outboxCounts(rig.front.store)).toMatchObject({ waiting: 1, delivered: 1 });
    const row = await rig.front.store.read
      .selectFrom('deliveries')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select('last_error')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(row.last_error).toBe('ENOENT');
  });

  it('a refusal at once leaves the files waiting for the corrected form', async () => {
    await rig.strictBackend();
    await rig.bePatient();
    const registry = rig.relay();
    const sent = await complaint();
    await expect(submitTo(registry, sent)).rejects.toMatchObject({ code: 'invalid_submission' });
    await rig.usualBackend();
    const corrected = { ...sent, payload: { ...sent.payload, correction: 'Corrected, and long enough.' } };
    expect((await submitTo(registry, corrected)).repeated).toBe(false);
    expect(await rig.atBackend()).toBe(1);
    const [row] = await rig.backend.store.read.selectFrom('submissions').select('reference').execute();
    const arrived = await rig.backend.attachments.ofSubmission(row?.reference ?? '');
    expect(arrived.map(({ size }) => size).sort((a, b) => a - b)).toEqual(files.map(({ length }) => length));
  });
});
