import type { AttachmentStore } from '../attachments/store';
import {
  ATTACH,
  acceptedSchema,
  attachedSchema,
  RegistryError,
  RegistryUnavailableError,
  SUBMIT,
} from '../contract';
import type { AttemptManner, Delivery, DeliveryAttempt } from '../outbox/attempt';
import type { Transport } from './transport';

/** The slowest line that a file is sent over; what takes longer is tried again later. */
const SLOWEST_BYTES_PER_MS = 64;

/** The name of a file as a header can hold it (RFC 8187). */
const disposition = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;

/** What the backend answered is none of its answers. */
export function outsideTheContract(transport: Transport): RegistryUnavailableError {
  transport.disbelieve();
  return new RegistryUnavailableError('backend', { code: 'outside the contract' });
}

/**
 * Passes the files of a submission on, one after the other, as they are read from the disk. Each has a key of its own, so
 * that a repetition finds the file there and stores nothing.
 * @returns the ids by which the backend knows them
 */
async function passFilesOn(
  transport: Transport,
  attachments: AttachmentStore,
  { id, form }: Delivery,
  { patient, keep }: AttemptManner,
): Promise<string[]> {
  const files = await attachments.toPassOn(id);
  // While a visitor waits, all files together have the time of one call.
  const signal = patient ? undefined : AbortSignal.timeout(transport.timeoutMs);
  const ids: string[] = [];
  for (const file of files) {
    if (!patient && !transport.up) throw new RegistryUnavailableError('backend', { code: 'held back' });
    const deadlineMs = transport.timeoutMs + (patient ? Math.ceil(file.size / SLOWEST_BYTES_PER_MS) : 0);
    await keep(deadlineMs);
    const answer = attachedSchema.safeParse(
      await transport.upload(
        ATTACH.path,
        { form, field: file.field },
        { bytes: attachments.bytes(file.id), size: file.size },
        {
          headers: {
            'idempotency-key': `${id}-${file.id}`,
            'content-disposition': disposition(file.name),
          },
          deadlineMs,
          signal,
        },
      ),
    );
    if (!answer.success || answer.data.sha256 !== file.sha256) throw outsideTheContract(transport);
    ids.push(answer.data.id);
  }
  if (files.length > 0) await keep(transport.timeoutMs);
  return ids;
}

/** Passes one submission on: the row's own id is the key, so that a repeat is recognised over there. */
export function deliveryOver(transport: Transport, attachments: AttachmentStore): DeliveryAttempt {
  return async (delivery, manner) => {
    const { id, form, locale, values, networks } = delivery;
    const attachmentIds = await passFilesOn(transport, attachments, delivery, manner).catch(
      (error: unknown) => {
        // A file that cannot be read here now may be readable later, or by another process.
        throw error instanceof RegistryError ? error : new RegistryUnavailableError('storage', error);
      },
    );
    const body = {
      form,
      locale,
      payload: values,
      ...(attachmentIds.length > 0 ? { attachmentIds } : {}),
      ...(networks === null ? {} : { networks }),
    };
    const headers = { 'idempotency-key': id };
    const answer = manner.patient
      ? await transport.changePatiently(SUBMIT.path, body, headers)
      : await transport.change(SUBMIT.path, body, headers);
    const accepted = acceptedSchema.safeParse(answer);
    // It may be stored over there; only a repeat with the same key can tell.
    if (!accepted.success) throw outsideTheContract(transport);
    return accepted.data.reference;
  };
}
