import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AttachmentStore, StoredAttachment } from '@/lib/registry/attachments/store';
import { formSamples } from './form-samples';
import { newIdempotencyKey } from './messages';

export const CV = { form: 'join-us', field: 'cv', name: 'سيرة (نورة).pdf' };

/** A PDF of this size by its beginning, with something in it to look for. */
export function pdf(size: number, text = 'the content that nobody may read on the disk'): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, text)]);
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Stores a file as the site's form handler does. */
export function upload(attachments: AttachmentStore, bytes: Buffer, place = CV): Promise<StoredAttachment> {
  const facts = { type: 'application/pdf' as const, size: bytes.length, sha256: sha256(bytes) };
  return attachments.receive(place, Readable.from([bytes]), () => facts);
}

export async function download(attachments: AttachmentStore, id: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of attachments.bytes(id)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** An application with the files that wait. */
export function application(files: readonly StoredAttachment[], change: object = {}) {
  return {
    form: CV.form,
    locale: 'ar' as const,
    idempotencyKey: newIdempotencyKey(),
    payload: { ...formSamples['join-us'], cv: files.map(({ id: _id, ...described }) => described) },
    attachmentIds: files.map(({ id }) => id),
    ...change,
  };
}
