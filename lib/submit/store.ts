import type { ValidValues } from '@/lib/forms';
import { networkOf } from '@/lib/http/client-address';
import { attachments, registry } from '@/lib/registry';
import type { Stored } from '@/lib/registry/contract';
import type { Exchange } from './guard';
import type { Arrival } from './read';

/**
 * Hands a valid form to the registry. Without a key of the client's own (Idempotency-Key) the registry knows a repetition by
 * its content: pages are prerendered and shared, so no key can stand in their HTML, and a reload, a double click, a lost
 * answer and the back button all end at one receipt, with and without JavaScript.
 */
export async function store(
  { request, form, locale, address }: Exchange,
  { files }: Arrival,
  payload: ValidValues,
): Promise<Stored> {
  const attachmentIds = files.map(({ id }) => id);
  const accepted = await (await registry()).submit({
    form,
    locale,
    idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    payload,
    attachmentIds,
    networks: { own: address, near: networkOf(address) },
  });
  // A repetition brought the same files a second time; the first ones are the submission's.
  if (accepted.repeated) await (await attachments()).discard(attachmentIds);
  return accepted;
}
