import { describe, expect, it } from 'vitest';
import { closeUndelivered, outboxCounts, retryNow, undelivered } from '@/lib/registry/outbox/admin';
import { MAX_ATTEMPTS } from '@/lib/registry/outbox/backoff';
import { contactMessage, submitTo } from '../support/messages';
import { HOUR_MS, relayRig, TIMEOUT_MS } from '../support/relay';

const rig = relayRig();

describe('a backend that fails', () => {
  it.each(['down', 'slow', 'garbage', 'error', 'foreign', 'cut'] as const)(
    '%s: every message is accepted, and after recovery each is there once',
    async (fault) => {
      const registry = rig.relay();
      await rig.breakDown(fault);
      const messages = Array.from({ length: 12 }, () => rig.message());
      const started = performance.now();
      const answers = await Promise.all(messages.map((one) => submitTo(registry, one)));
      // A visitor waits for one deadline at most.
      expect(performance.now() - started).toBeLessThan(TIMEOUT_MS * 6);
      expect(new Set(answers.map((answer) => answer.reference)).size).toBe(12);
      // A visitor who tries again in the meantime gets the same reference.
      expect(await submitTo(registry, messages[0] ?? rig.message())).toEqual({
        ...answers[0],
        repeated: true,
      });
      expect((await outboxCounts(rig.front.store)).waiting).toBe(12);

      await rig.bringUp(fault);
      // On a machine under load a try may miss its short deadline; the next one is due later.
      for (let round = 0; round < 5 && (await outboxCounts(rig.front.store)).waiting > 0; round++) {
        rig.later(600_000);
        await rig.settle();
      }
      expect(await outboxCounts(rig.front.store)).toMatchObject({
        waiting: 0,
        delivered: 12,
        dead: 0,
        refused: 0,
      });
      expect(await rig.atBackend()).toBe(12);
      const [first] = answers;
      const asked = { reference: first?.reference ?? '', contact: 'visitor@example.com' };
      expect(await registry.submissionStatus(asked)).toMatchObject({ state: 'passed_on' });
    },
  );

  it('is shared by several workers without a double delivery', async () => {
    const registry = rig.relay();
    await rig.breakDown('down');
    await Promise.all(Array.from({ length: 40 }, () => submitTo(registry, rig.message())));
    await rig.bringUp('down');
    await rig.bePatient();
    rig.later(60_000);
    const workers = ['a', 'b', 'c'].map(rig.outboxOf);
    while ((await Promise.all(workers.map((worker) => worker.work()))).some(Boolean));
    expect(rig.proxy.passed).toBe(40);
    expect(await rig.atBackend()).toBe(40);
    expect((await outboxCounts(rig.front.store)).delivered).toBe(40);
  });

  it('leaves a lease of a dead process alone until it runs out, then delivers once', async () => {
    const registry = rig.relay();
    await rig.breakDown('down');
    await submitTo(registry, rig.message());
    rig.later(60_000);
    await rig.front.store.write
      .updateTable('deliveries')
      .set({ leased_by: 'dead', leased_until: new Date(rig.now.getTime() + 1_000).toISOString() })
      .execute();
    await rig.bringUp('down');
    await rig.settle();
    expect(await rig.atBackend()).toBe(0);
    rig.later(1_001);
    await rig.settle();
    expect(await rig.atBackend()).toBe(1);
  });

  it('ends in a dead letter after many tries over hours, which can be revived by hand', async () => {
    const registry = rig.relay();
    await rig.breakDown('error');
    const { reference } = await submitTo(registry, rig.message());
    const start = rig.now.getTime();
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      expect((await outboxCounts(rig.front.store)).waiting).toBe(1);
      // Nothing is due right after a try.
      const passed = await rig.front.store.read
        .selectFrom('deliveries')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(passed.attempts).toBe(attempt);
      rig.now = new Date(passed.next_attempt_at ?? Number.NaN);
      await rig.settle();
    }
    expect(rig.now.getTime() - start).toBeGreaterThan(4 * HOUR_MS);
    expect(await outboxCounts(rig.front.store)).toMatchObject({ waiting: 0, dead: 1 });
    expect(await undelivered(rig.front.store)).toMatchObject([{ reference, attempts: MAX_ATTEMPTS }]);

    await rig.bringUp('error');
    rig.later(HOUR_MS);
    await rig.settle();
    expect(await rig.atBackend()).toBe(0);
    expect(await retryNow(rig.front.store, rig.now, [reference.toLowerCase()])).toBe(1);
    await rig.settle();
    expect(await rig.atBackend()).toBe(1);
    expect(await outboxCounts(rig.front.store)).toMatchObject({ dead: 0, delivered: 1 });
  });

  it('tells a refusal at once as field errors, and lets the visitor send the corrected form', async () => {
    await rig.strictBackend();
    const registry = rig.relay();
    const sent = rig.message();
    const [refusal, twin] = await Promise.allSettled([submitTo(registry, sent), submitTo(registry, sent)]);
    for (const outcome of [refusal, twin])
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: {
          code: 'invalid_submission',
          issues: [{ path: 'subject', code: 'too_long', params: { max: 10 } }],
        },
      });
    expect(await outboxCounts(rig.front.store)).toMatchObject({ waiting: 0, refused: 0, delivered: 0 });
    await rig.usualBackend();
    // The same key with other content is no conflict, because nothing of the first was kept.
    const corrected = { ...sent, payload: contactMessage({ subject: 'Corrected' }) };
    expect((await submitTo(registry, corrected)).repeated).toBe(false);
    expect(await rig.atBackend()).toBe(1);
  });

  it('marks a late refusal, closes the submission, and does not try again by itself', async () => {
    const registry = rig.relay();
    await rig.breakDown('down');
    const { reference } = await submitTo(registry, rig.message());
    await rig.strictBackend();
    await rig.bringUp('down');
    rig.later(60_000);
    await rig.settle();
    expect(await outboxCounts(rig.front.store)).toMatchObject({ waiting: 0, refused: 1 });
    expect(await undelivered(rig.front.store)).toMatchObject([
      { reference, lastError: 'invalid_submission' },
    ]);
    const status = await registry.submissionStatus({ reference, contact: 'visitor@example.com' });
    expect(status?.state).toBe('closed');
    expect(await retryNow(rig.front.store, rig.now, 'all')).toBe(0);
    expect(await closeUndelivered(rig.front.store, rig.now, [reference.toLowerCase(), 'NOTHERE'])).toBe(1);
    expect(await undelivered(rig.front.store)).toEqual([]);
  });
});
