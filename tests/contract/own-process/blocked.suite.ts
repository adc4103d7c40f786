import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormHandler, formHandler } from '../../support/form-handler';
import { formSamples } from '../../support/form-samples';

/** Some four seconds of waiting, and what a busy machine adds; a wait for each count and each row takes far longer. */
const ANSWER_MS = 30_000;

/** One way in which a store does not answer. @returns what ends it */
export type Block = (handler: FormHandler) => Promise<() => Promise<void>>;

/** What a visitor is told while the store is held, and what is stored in the end. */
export function blockedSuite(
  name: string,
  open: () => Promise<Record<string, string>>,
  blocks: Record<string, { block: Block; readsToo: boolean }>,
): void {
  describe(`a store that somebody holds: ${name}`, () => {
    let handler: FormHandler;
    beforeAll(async () => {
      handler = await formHandler({ FORM_LIMIT_PER_ADDRESS: '1000', ...(await open()) });
      // A site that serves has opened its store.
      expect((await post('The first message, before anything is held')).status).toBe(201);
    });
    afterAll(() => handler.close());

    const post = async (message: string) => {
      const started = performance.now();
      const response = await handler.receiveForm(
        new Request('http://localhost/api/forms/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...formSamples.contact, message }),
        }),
        'contact',
      );
      const body = (await response.json()) as { code?: string; reference?: string };
      const again = response.headers.get('retry-after');
      return { status: response.status, again, ...body, ms: performance.now() - started };
    };
    const refused = { status: 503, code: 'unavailable', again: '5' };

    it.each(Object.entries(blocks))(
      '%s: told in time, and stored once when it is sent again',
      async (how, { block, readsToo }) => {
        const before = await handler.rows();
        const messages = [1, 2, 3].map((number) => `${how}, message number ${number} of three`);
        const release = await block(handler);
        try {
          const first = messages.map(post);
          // One that comes while the others wait is not kept for longer than they are.
          const late = first[0]?.then(() => post(messages[0] ?? ''));
          for (const answer of await Promise.all([...first, late])) {
            expect(answer).toMatchObject(refused);
            expect(answer?.ms).toBeLessThan(ANSWER_MS);
          }
          const started = performance.now();
          const { registry } = await import('@/lib/registry');
          const read = (await registry()).places({});
          if (readsToo) await expect(read).rejects.toMatchObject({ code: 'unavailable', reason: 'busy' });
          else expect((await read).data.regions.length).toBeGreaterThan(0);
          expect(performance.now() - started).toBeLessThan(ANSWER_MS);
        } finally {
          await release();
        }
        const stored = [];
        for (const message of [...messages, ...messages]) stored.push(await post(message));
        expect(stored.map(({ status }) => status)).toEqual(stored.map(() => 201));
        expect(new Set(stored.map(({ reference }) => reference)).size).toBe(messages.length);
        expect(await handler.rows()).toBe(before + messages.length);
      },
    );
  });
}
