import { z } from 'zod';
import { acceptedSchema, SUBMIT } from '@/lib/registry/contract';
import { contactMessage, newIdempotencyKey } from './messages';

/** What one visitor sends, until it is answered. */
interface Sending {
  key: string;
  subject: string;
}

/** Sends a contact message and gives the reference of the answer; rejects when there is none. */
type Send = (port: number, sending: Sending) => Promise<string>;

/** Straight to the registry's own service. */
export const toService =
  (token: string): Send =>
  async (port, { key, subject }) => {
    const response = await fetch(`http://127.0.0.1:${port}${SUBMIT.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ form: 'contact', locale: 'ar', payload: contactMessage({ subject }) }),
    });
    return acceptedSchema.parse(await response.json()).reference;
  };

/** Through the site's own form handler, as its page sends it; with the address of the receipt. */
export async function sendToSite(port: number, { key, subject }: Sending): Promise<SiteAnswer> {
  const origin = `http://127.0.0.1:${port}`;
  const response = await fetch(`${origin}/api/forms/contact?locale=ar`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(contactMessage({ subject })),
  });
  const answer = siteAnswerSchema.parse(await response.json());
  if (response.status !== 201 || !answer.receipt.includes(`/${answer.reference}/`))
    throw new Error(`status ${response.status}`);
  return answer;
}

const siteAnswerSchema = z.object({ reference: z.string(), receipt: z.string() });
type SiteAnswer = z.infer<typeof siteAnswerSchema>;

export const toSite: Send = async (port, sending) => (await sendToSite(port, sending)).reference;

/**
 * Visitors who send one message after another, and send it again with the same key when no answer came: what a
 * browser and a patient person do.
 */
export class Visitors {
  /** Reference that each acknowledged message got, by its subject. */
  readonly acknowledged = new Map<string, string>();
  /** Subjects whose repeat got another reference than the first answer. */
  readonly contradicted: string[] = [];
  sent = 0;
  #unanswered: Sending[] = [];
  readonly #post: Send;

  constructor(post: Send) {
    this.#post = post;
  }

  #next(): Sending {
    const waiting = this.#unanswered.pop();
    if (waiting !== undefined) return waiting;
    this.sent += 1;
    return { key: newIdempotencyKey(), subject: `message ${this.sent}` };
  }

  async #send(port: number, sending: Sending): Promise<boolean> {
    try {
      const reference = await this.#post(port, sending);
      const before = this.acknowledged.get(sending.subject);
      if (before !== undefined && before !== reference) this.contradicted.push(sending.subject);
      this.acknowledged.set(sending.subject, reference);
      return true;
    } catch {
      // The process died under the request: the visitor cannot know whether it was stored.
      this.#unanswered.push(sending);
      return false;
    }
  }

  /** Sends from `width` visitors at once until `answers` answers came, calls `then`, and waits for the rest. */
  async press(port: number, width: number, answers: number, then: () => Promise<void>): Promise<void> {
    let left = answers;
    let ended: Promise<void> | undefined;
    const visitor = async () => {
      while (left > 0) {
        if (!(await this.#send(port, this.#next()))) return;
        left -= 1;
        // At once, while the other visitors' requests are on their way.
        if (left <= 0) ended ??= then();
      }
    };
    await Promise.all(Array.from({ length: width }, visitor));
    await (ended ?? then());
  }

  /** Sends again what never got an answer. */
  async repeatUnanswered(port: number): Promise<void> {
    const again = this.#unanswered;
    this.#unanswered = [];
    for (const sending of again) await this.#send(port, sending);
  }
}
