import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachmentFiles } from '@/lib/registry/attachments';
import { RegistryUnavailableError, SubmissionInvalidError } from '@/lib/registry/contract';
import { outboxCounts, retryNow, undelivered } from '@/lib/registry/embedded/delivery-admin';
import { SubmissionDesk } from '@/lib/registry/embedded/submissions/desk';
import { Outbox } from '@/lib/registry/outbox';
import { MAX_ATTEMPTS } from '@/lib/registry/outbox/backoff';
import { remoteRegistry } from '@/lib/registry/remote';
import { deliveryOver } from '@/lib/registry/remote/delivery';
import { Transport } from '@/lib/registry/remote/transport';
import { type RunningService, serve } from '@/lib/registry/serve';
import { type Fault, FaultyProxy } from '../support/faulty-proxy';
import { fill, NOW } from '../support/fixture';
import { formSamples } from '../support/form-samples';
import { type Harness, LIMITS, sqliteHarness } from '../support/harness';
import { contactMessage, newIdempotencyKey } from '../support/messages';
import { download, pdf, sha256, upload } from '../support/upload';

const TIMEOUT_MS = 1_000;
const LEASE_MS = 5_000;
const HOUR_MS = 3_600_000;
const token = randomBytes(16).toString('hex');

/** A relay before a faulty hop before a real service. Time is the test's own, so that nothing waits. */
describe('a backend that fails', () => {
  let backend: Harness;
  let front: Harness;
  let service: RunningService;
  let proxy: FaultyProxy;
  let transport: Transport;
  let now: Date;
  const clock = () => now;
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  beforeEach(async () => {
    now = NOW;
    backend = await sqliteHarness();
    await fill(backend.data.write);
    service = await answering(0);
    proxy = new FaultyProxy(service.port);
    await proxy.goUp();
    front = await sqliteHarness();
    transport = new Transport({ url: `http://127.0.0.1:${proxy.port}`, token, timeoutMs: TIMEOUT_MS });
  });
  afterEach(async () => {
    await transport.close();
    await proxy.goDown();
    await service.close();
    await front.close();
    await backend.close();
  });

  /** The backend as an HTTP service; with other rules where `registry` is another one. */
  const answering = (port: number, registry = backend.registry) =>
    serve({ registry, files: { desk: backend.attachments }, token, port, hostname: '127.0.0.1' });

  const outboxOf = (holder: string) =>
    new Outbox({
      store: front.store,
      keyring: front.keyring,
      attempt: deliveryOver(transport, front.attachments),
      holder,
      leaseMs: LEASE_MS,
      clock,
      random: () => 0.5,
    });
  const relay = (staleMaxMs = HOUR_MS) => {
    const { store, keyring } = front;
    const delivery = { kind: 'relay', leasedBy: 'first', leaseMs: LEASE_MS } as const;
    const desk = new SubmissionDesk({ store, keyring, clock, ...LIMITS, delivery });
    return remoteRegistry({ transport, store, keyring, desk, outbox: outboxOf('first'), staleMaxMs, clock });
  };
  const message = (change: object = {}) => ({
    form: 'contact',
    locale: 'ar' as const,
    idempotencyKey: newIdempotencyKey(),
    payload: contactMessage(),
    ...change,
  });
  const atBackend = async () =>
    (await backend.store.read.selectFrom('submissions').select('id').execute()).length;
  const settle = async () => {
    const worker = outboxOf('worker');
    while (await worker.work());
  };

  async function bringUp(fault: Fault | 'down'): Promise<void> {
    if (fault === 'down') await proxy.goUp();
    proxy.fault = 'none';
  }
  async function breakDown(fault: Fault | 'down'): Promise<void> {
    if (fault === 'down') await proxy.goDown();
    else proxy.fault = fault;
  }

  it.each(['down', 'slow', 'garbage', 'error', 'foreign', 'cut'] as const)(
    '%s: every message is accepted, and after recovery each is there once',
    async (fault) => {
      const registry = relay();
      await breakDown(fault);
      const messages = Array.from({ length: 12 }, () => message());
      const started = performance.now();
      const answers = await Promise.all(messages.map((one) => registry.submit(one)));
      // A visitor waits for one deadline at most.
      expect(performance.now() - started).toBeLessThan(TIMEOUT_MS * 6);
      expect(new Set(answers.map((answer) => answer.reference)).size).toBe(12);
      // A visitor who tries again in the meantime gets the same reference.
      expect(await registry.submit(messages[0] ?? message())).toEqual({ ...answers[0], repeated: true });
      expect((await outboxCounts(front.store)).waiting).toBe(12);

      await bringUp(fault);
      // On a machine under load a try may miss its short deadline; the next one is due later.
      for (let round = 0; round < 5 && (await outboxCounts(front.store)).waiting > 0; round++) {
        later(600_000);
        await settle();
      }
      expect(await outboxCounts(front.store)).toMatchObject({
        waiting: 0,
        delivered: 12,
        dead: 0,
        refused: 0,
      });
      expect(await atBackend()).toBe(12);
      const [first] = answers;
      const asked = { reference: first?.reference ?? '', contact: 'visitor@example.com' };
      expect(await registry.submissionStatus(asked)).toMatchObject({ state: 'passed_on' });
    },
  );

  it('is shared by several workers without a double delivery', async () => {
    const registry = relay();
    await breakDown('down');
    await Promise.all(Array.from({ length: 40 }, () => registry.submit(message())));
    await bringUp('down');
    later(60_000);
    const workers = ['a', 'b', 'c'].map(outboxOf);
    while ((await Promise.all(workers.map((worker) => worker.work()))).some(Boolean));
    expect(proxy.passed).toBe(40);
    expect(await atBackend()).toBe(40);
    expect((await outboxCounts(front.store)).delivered).toBe(40);
  });

  it('leaves a lease of a dead process alone until it runs out, then delivers once', async () => {
    const registry = relay();
    await breakDown('down');
    await registry.submit(message());
    later(60_000);
    await front.store.write
      .updateTable('deliveries')
      .set({ leased_by: 'dead', leased_until: new Date(now.getTime() + 1_000).toISOString() })
      .execute();
    await bringUp('down');
    await settle();
    expect(await atBackend()).toBe(0);
    later(1_001);
    await settle();
    expect(await atBackend()).toBe(1);
  });

  it('ends in a dead letter after many tries over hours, which can be revived by hand', async () => {
    const registry = relay();
    await breakDown('error');
    const { reference } = await registry.submit(message());
    const start = now.getTime();
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      expect((await outboxCounts(front.store)).waiting).toBe(1);
      // Nothing is due right after a try.
      const passed = await front.store.read.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
      expect(passed.attempts).toBe(attempt);
      now = new Date(passed.next_attempt_at ?? Number.NaN);
      await settle();
    }
    expect(now.getTime() - start).toBeGreaterThan(4 * HOUR_MS);
    expect(await outboxCounts(front.store)).toMatchObject({ waiting: 0, dead: 1 });
    expect(await undelivered(front.store)).toMatchObject([{ reference, attempts: MAX_ATTEMPTS }]);

    await bringUp('error');
    later(HOUR_MS);
    await settle();
    expect(await atBackend()).toBe(0);
    expect(await retryNow(front.store, now, [reference.toLowerCase()])).toBe(1);
    await settle();
    expect(await atBackend()).toBe(1);
    expect(await outboxCounts(front.store)).toMatchObject({ dead: 0, delivered: 1 });
  });

  describe('with files', () => {
    const files = [pdf(200_000, 'one'), pdf(900_000, 'two')];
    const complaint = async () => {
      const place = { form: 'correction-request', field: 'attachments', name: 'صك.pdf' };
      const attached = await Promise.all(files.map((bytes) => upload(front.attachments, bytes, place)));
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
      const rows = await backend.store.read
        .selectFrom('attachments')
        .select(['id', 'submission_id'])
        .execute();
      const bytes = await Promise.all(rows.map(({ id }) => download(backend.attachments, id)));
      return {
        stray: rows.filter(({ submission_id }) => submission_id === null).length,
        // Digests: comparing megabytes one by one takes seconds.
        whole: bytes.sort((a, b) => a.length - b.length).map(sha256),
      };
    };

    it.each(['down', 'slow', 'garbage', 'error', 'foreign', 'cut', 'half'] as const)(
      '%s: all bytes arrive once, with their submission, after recovery',
      async (fault) => {
        const registry = relay();
        await breakDown(fault);
        const { reference } = await registry.submit(await complaint());
        expect((await outboxCounts(front.store)).waiting).toBe(1);
        // The worker meets the fault as well, with the patience that it has for files.
        later(60_000);
        if (fault !== 'slow') await settle();
        expect(await atBackend()).toBe(0);
        await bringUp(fault);
        for (let round = 0; round < 5 && (await outboxCounts(front.store)).waiting > 0; round++) {
          later(600_000);
          await settle();
        }
        expect(await outboxCounts(front.store)).toMatchObject({ waiting: 0, delivered: 1 });
        expect(await atBackend()).toBe(1);
        expect(await filesBehind()).toEqual({ stray: 0, whole: files.map(sha256) });
        const status = await registry.submissionStatus({ reference, contact: 'noura@example.com' });
        expect(status?.state).toBe('passed_on');
      },
    );

    it('an answer that is lost after all is stored leads to no second file and no second submission', async () => {
      const registry = relay();
      proxy.fault = 'cut_submission';
      await registry.submit(await complaint());
      expect(await atBackend()).toBe(1);
      proxy.fault = 'none';
      later(60_000);
      await settle();
      expect(await outboxCounts(front.store)).toMatchObject({ waiting: 0, delivered: 1 });
      expect(await atBackend()).toBe(1);
      expect(await filesBehind()).toEqual({ stray: 0, whole: files.map(sha256) });
    });

    it('a file that is gone here holds up only its own submission, and says so', async () => {
      const registry = relay();
      await breakDown('down');
      const sent = await complaint();
      const { reference } = await registry.submit(sent);
      await registry.submit(message());
      rmSync(attachmentFiles(dirname(front.attachments.folder)).path(sent.attachmentIds[1] ?? ''));
      await bringUp('down');
      later(60_000);
      await settle();
      expect(await outboxCounts(front.store)).toMatchObject({ waiting: 1, delivered: 1 });
      const row = await front.store.read
        .selectFrom('deliveries')
        .innerJoin('submissions', 'submissions.id', 'submission_id')
        .select('last_error')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      expect(row.last_error).toBe('ENOENT');
    });

    it('a refusal at once leaves the files waiting for the corrected form', async () => {
      await strictBackend();
      const registry = relay();
      const sent = await complaint();
      await expect(registry.submit(sent)).rejects.toMatchObject({ code: 'invalid_submission' });
      await service.close();
      service = await answering(service.port);
      const corrected = { ...sent, payload: { ...sent.payload, correction: 'Corrected, and long enough.' } };
      expect((await registry.submit(corrected)).repeated).toBe(false);
      expect(await atBackend()).toBe(1);
      const [row] = await backend.store.read.selectFrom('submissions').select('reference').execute();
      const arrived = await backend.attachments.ofSubmission(row?.reference ?? '');
      expect(arrived.map(({ size }) => size).sort((a, b) => a - b)).toEqual(
        files.map(({ length }) => length),
      );
    });
  });

  /** A backend with stricter rules than ours: the real one, with a form that we have and it has not. */
  async function strictBackend(): Promise<void> {
    await service.close();
    const registry: typeof backend.registry = {
      ...backend.registry,
      submit: async () => {
        throw new SubmissionInvalidError([{ path: 'subject', code: 'too_long', params: { max: 10 } }]);
      },
    };
    service = await answering(service.port, registry);
  }

  it('tells a refusal at once as field errors, and lets the visitor send the corrected form', async () => {
    await strictBackend();
    const registry = relay();
    const sent = message();
    const [refusal, twin] = await Promise.allSettled([registry.submit(sent), registry.submit(sent)]);
    for (const outcome of [refusal, twin])
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: {
          code: 'invalid_submission',
          issues: [{ path: 'subject', code: 'too_long', params: { max: 10 } }],
        },
      });
    expect(await outboxCounts(front.store)).toMatchObject({ waiting: 0, refused: 0, delivered: 0 });
    await service.close();
    service = await answering(service.port);
    // The same key with other content is no conflict, because nothing of the first was kept.
    const corrected = { ...sent, payload: contactMessage({ subject: 'Corrected' }) };
    expect((await registry.submit(corrected)).repeated).toBe(false);
    expect(await atBackend()).toBe(1);
  });

  it('marks a late refusal, closes the submission, and does not try again by itself', async () => {
    const registry = relay();
    await breakDown('down');
    const { reference } = await registry.submit(message());
    await strictBackend();
    await bringUp('down');
    later(60_000);
    await settle();
    expect(await outboxCounts(front.store)).toMatchObject({ waiting: 0, refused: 1 });
    expect(await undelivered(front.store)).toMatchObject([{ reference, lastError: 'invalid_submission' }]);
    const status = await registry.submissionStatus({ reference, contact: 'visitor@example.com' });
    expect(status?.state).toBe('closed');
    expect(await retryNow(front.store, now, 'all')).toBe(0);
  });

  it('shows the last good answer with its age, but only for so long, and never old slots', async () => {
    const registry = relay(HOUR_MS);
    const fresh = await registry.places({});
    await registry.slots({ branch: 'main' });
    const asked = now.toISOString();
    await breakDown('garbage');
    later(HOUR_MS);
    expect(await registry.places({})).toEqual({ data: fresh.data, staleSince: asked });
    await expect(registry.slots({ branch: 'main' })).rejects.toThrow(RegistryUnavailableError);
    await expect(registry.branches({})).rejects.toThrow(RegistryUnavailableError);
    later(1);
    await expect(registry.places({})).rejects.toThrow(RegistryUnavailableError);
  });

  it('is stood in for by the last good answers after a restart as well, and they keep their age', async () => {
    const registry = relay(HOUR_MS);
    const fresh = await registry.places({});
    await registry.registrars({ q: 'a name that somebody looked for' });
    await registry.slots({ branch: 'main' });
    const asked = now.toISOString();
    const onDisk = () => front.store.read.selectFrom('last_answers').selectAll().execute();
    await expect.poll(async () => (await onDisk()).length).toBe(2);
    // What was asked is a visitor's own business.
    expect(JSON.stringify(await onDisk())).not.toContain('looked for');
    await breakDown('down');
    later(HOUR_MS);
    // A registry that knows nothing but its store, as after a restart.
    const restarted = relay(HOUR_MS);
    expect(await restarted.places({})).toEqual({ data: fresh.data, staleSince: asked });
    await expect(restarted.slots({ branch: 'main' })).rejects.toThrow(RegistryUnavailableError);
    await expect(restarted.branches({})).rejects.toThrow(RegistryUnavailableError);
    later(1);
    await expect(relay(HOUR_MS).places({})).rejects.toThrow(RegistryUnavailableError);
    // An answer of another version of the contract is none.
    await front.store.write.updateTable('last_answers').set({ answer: '{"old":true}' }).execute();
    now = new Date(asked);
    await expect(relay(HOUR_MS).places({})).rejects.toThrow(RegistryUnavailableError);
  });

  it('is not stood in for where that is switched off, and nothing is kept', async () => {
    const registry = relay(0);
    await registry.places({});
    await breakDown('down');
    await expect(registry.places({})).rejects.toThrow(RegistryUnavailableError);
    expect(await front.store.read.selectFrom('last_answers').selectAll().execute()).toEqual([]);
  });

  it('is left in peace by the breaker after some failures, and asked again when it had time', async () => {
    const registry = relay();
    await breakDown('slow');
    for (let calls = 0; transport.up && calls < 5; calls++)
      await expect(registry.branches({})).rejects.toThrow(RegistryUnavailableError);
    expect(transport.up).toBe(false);
    const started = performance.now();
    await expect(registry.branches({})).rejects.toThrow(RegistryUnavailableError);
    expect(performance.now() - started).toBeLessThan(TIMEOUT_MS);
    expect((await registry.health()).backend).toBe('down');
    await bringUp('slow');
    await expect
      .poll(
        () =>
          registry.branches({}).then(
            () => 'answered',
            () => 'held back',
          ),
        {
          timeout: 10_000,
          interval: 200,
        },
      )
      .toBe('answered');
    expect((await registry.health()).backend).toBe('up');
  });

  it('reads once more when one answer is lost, and does not repeat a submission by itself', async () => {
    const registry = relay();
    proxy.fault = 'cut';
    const reading = registry.places({});
    await expect.poll(() => proxy.passed).toBeGreaterThan(0);
    proxy.fault = 'none';
    expect((await reading).staleSince).toBeNull();
    proxy.passed = 0;
    proxy.fault = 'cut';
    await registry.submit(message());
    expect(proxy.passed).toBe(1);
  });
});
