import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  IdempotencyConflictError,
  MalformedRequestError,
  REFERENCE_ALPHABET,
  SubmissionInvalidError,
  UnknownFormError,
} from '@/lib/registry/contract';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { showSubmission } from '@/lib/registry/submissions/admin';
import { findReceipt } from '@/lib/registry/submissions/receipt';
import type { Harness } from '../support/harness';
import { contactMessage, newIdempotencyKey, submitTo } from '../support/messages';

/** How every registry takes submissions, whatever it stands on. */
export function submissionsSuite(name: string, open: () => Promise<Harness>): void {
  describe(`${name}: submissions`, () => {
    let harness: Harness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    const send = (change: object = {}, payload: object = {}) =>
      submitTo(harness.registry, {
        form: 'contact',
        locale: 'ar',
        idempotencyKey: newIdempotencyKey(),
        payload: contactMessage({ ...payload }),
        ...change,
      });
    const stored = async () => {
      const { count } = await harness.store.read
        .selectFrom('submissions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    };

    it('stores a message whole and gives a reference that reads it back', async () => {
      const accepted = await send();
      expect(accepted.repeated).toBe(false);
      expect(accepted.reference).toMatch(new RegExp(`^[${REFERENCE_ALPHABET}]{8}$`));
      const record = await showSubmission(harness.store, harness.keyring, accepted.reference);
      expect(record).toMatchObject({
        form: 'contact',
        locale: 'ar',
        delivery: 'delivered',
        values: { ...contactMessage(), phoneNumber: '966505330609' },
      });
    });

    it('opens a receipt to who holds the token of its address, to nobody who has the reference alone', async () => {
      const { reference, receiptToken: token } = await send();
      const other = await send({}, { subject: 'Another one' });
      expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
      const { registry, store } = harness;
      expect(await registry.receipt({ reference, token })).toMatchObject({ reference, form: 'contact' });
      for (const wrong of ['', token.slice(1), `${token}x`, token.toLowerCase(), other.receiptToken, 'ن'])
        expect(await registry.receipt({ reference, token: wrong })).toBeNull();
      expect(await registry.receipt({ reference: other.reference, token })).toBeNull();

      const newer = parseKeyring(newKey());
      const rotated = { current: newer.current, all: [...newer.all, ...harness.keyring.all] };
      expect(await findReceipt(store.read, rotated, { reference, token })).toMatchObject({ reference });
      expect(await findReceipt(store.read, rotated, { reference, token: other.receiptToken })).toBeNull();
    });

    it('answers a repeat with the same reference and stores nothing', async () => {
      const idempotencyKey = newIdempotencyKey();
      const first = await send({ idempotencyKey });
      const before = await stored();
      const again = await send({ idempotencyKey });
      expect(again).toEqual({ ...first, repeated: true });
      // The same fields in another order, and written another way, are the same content.
      const payload = Object.fromEntries(Object.entries(contactMessage()).reverse());
      const reordered = await send({
        idempotencyKey,
        payload: { ...payload, phoneNumber: '+966 50 533 0609' },
      });
      expect(reordered.reference).toBe(first.reference);
      expect(await stored()).toBe(before);
    });

    it('stores one of many that come at once with one key', async () => {
      const idempotencyKey = newIdempotencyKey();
      const before = await stored();
      const answers = await Promise.all(Array.from({ length: 20 }, () => send({ idempotencyKey })));
      expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
      expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
      expect(await stored()).toBe(before + 1);
    });

    it('refuses a key that was used for other content', async () => {
      const idempotencyKey = newIdempotencyKey();
      await send({ idempotencyKey });
      await expect(send({ idempotencyKey }, { subject: 'Something else' })).rejects.toThrow(
        IdempotencyConflictError,
      );
    });

    it('tells what became of a submission: with the team once it is stored there, answered, closed', async () => {
      const { reference } = await send();
      const told = () => harness.registry.submissionStatus({ reference, contact: 'visitor@example.com' });
      const set = (state: 'passed_on' | 'answered' | 'closed', asked = reference) =>
        harness.registry.setSubmissionState({ reference: asked, state });
      expect(await told()).toMatchObject({ state: 'passed_on' });
      const spaced = `${reference.slice(0, 4).toLowerCase()} ${reference.slice(4)}`;
      expect(await set('answered', spaced)).toMatchObject({ reference, form: 'contact', state: 'answered' });
      expect(await told()).toMatchObject({ reference, state: 'answered' });
      expect(await set('closed')).toMatchObject({ state: 'closed' });
      const closed = await told();
      expect(closed).toMatchObject({ state: 'closed' });
      // Said twice, it is still the first time that counts; and a slip can be taken back.
      expect(await set('closed')).toEqual(closed);
      expect(await set('passed_on')).toMatchObject({ state: 'passed_on' });
    });

    it('sets no state of what is not there, and none that is not for people to set', async () => {
      expect(
        await harness.registry.setSubmissionState({ reference: 'AAAAAAAA', state: 'closed' }),
      ).toBeNull();
      expect(
        await harness.registry.setSubmissionState({ reference: "' or 1=1 --", state: 'closed' }),
      ).toBeNull();
      const { reference } = await send();
      const received = harness.registry.setSubmissionState({ reference, state: 'received' as 'closed' });
      await expect(received).rejects.toThrow(MalformedRequestError);
    });

    it('sets no state of what is not with the team yet', async () => {
      const { reference } = await send();
      await harness.store.write
        .updateTable('deliveries')
        .set({ delivered_at: null, backend_reference: null })
        .where('submission_id', 'in', (eb) =>
          eb.selectFrom('submissions').select('id').where('reference', '=', reference),
        )
        .execute();
      await expect(
        harness.registry.setSubmissionState({ reference, state: 'answered' }),
      ).rejects.toMatchObject({
        code: 'not_passed_on',
      });
    });

    it('gives many submissions at once a reference each', async () => {
      const before = await stored();
      const answers = await Promise.all(Array.from({ length: 200 }, () => send()));
      expect(new Set(answers.map((answer) => answer.reference)).size).toBe(200);
      expect(await stored()).toBe(before + 200);
    });

    it('names what is wrong, field by field, and stores nothing', async () => {
      const before = await stored();
      const refusal = await send({}, { email: 'nobody', nationalId: '1000000000' }).catch((error) => error);
      expect(refusal).toBeInstanceOf(SubmissionInvalidError);
      expect(refusal.issues).toEqual([
        { path: 'email', code: 'invalid_email' },
        { path: 'nationalId', code: 'invalid_id' },
      ]);
      await expect(send({ form: 'no-such-form' })).rejects.toThrow(UnknownFormError);
      await expect(send({ idempotencyKey: 'short' })).rejects.toThrow(MalformedRequestError);
      await expect(send({ locale: 'fr' })).rejects.toThrow(MalformedRequestError);
      expect(await stored()).toBe(before);
    });

    it('tells the state to whoever knows reference and contact, however they write them', async () => {
      const { reference, receivedAt } = await send();
      const ask = (asked: string, contact: string) =>
        harness.registry.submissionStatus({ reference: asked, contact });
      const spaced = `${reference.slice(0, 4).toLowerCase()}-${reference.slice(4)}`;
      for (const contact of ['visitor@example.com', 'Visitor@Example.COM', '+966 50 533 0609', '٠٥٠٥٣٣٠٦٠٩'])
        expect(await ask(spaced, contact)).toMatchObject({ reference, form: 'contact', receivedAt });
      // Nothing tells which of the two was wrong.
      expect(await ask(reference, 'other@example.com')).toBeNull();
      expect(await ask('ZZZZZZZZ', 'visitor@example.com')).toBeNull();
      expect(await ask("' or 1=1 --", 'visitor@example.com')).toBeNull();
      expect(await ask(reference, 'not a contact')).toBeNull();
    });
  });
}
