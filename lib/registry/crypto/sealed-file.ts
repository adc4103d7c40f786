import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { EnvelopeError } from './envelope';
import { type Keyring, KeyringError } from './keyring';

/** `RAF1`, length of the key's id, the id, nonce, ciphertext, tag. */
const MAGIC = Buffer.from('RAF1');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a stream into a new file (AES-256-GCM), chunk by chunk: what it holds in memory does not grow with the file.
 * `context` names the place it belongs to and is needed to open it. The file is durable when this returns.
 * @throws whatever the source or the disk throws; the caller removes what was begun
 */
export async function sealFile(
  keyring: Keyring,
  source: AsyncIterable<Uint8Array>,
  path: string,
  context: string,
): Promise<void> {
  const { id, encryption } = keyring.current;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', encryption, nonce);
  cipher.setAAD(Buffer.from(context));
  const file = await openFile(path, 'wx', 0o600);
  try {
    // writeFile goes on where it stands until all is written; a single write may end early on a disk that fills up.
    await file.writeFile(
      Buffer.concat([MAGIC, Buffer.from([Buffer.byteLength(id)]), Buffer.from(id), nonce]),
    );
    for await (const chunk of source) await file.writeFile(cipher.update(chunk));
    await file.writeFile(Buffer.concat([cipher.final(), cipher.getAuthTag()]));
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Decrypts a file that {@link sealFile} wrote, chunk by chunk. The tag stands at the end, so nothing that was read may be
 * trusted before the stream has ended without an error.
 * @throws {EnvelopeError} {@link KeyringError}
 */
export async function* openSealedFile(
  keyring: Keyring,
  path: string,
  context: string,
): AsyncGenerator<Buffer> {
  const file = await openFile(path, 'r');
  let start: number;
  let end: number;
  let decipher: ReturnType<typeof createDecipheriv> & { setAuthTag(tag: Buffer): unknown };
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(MAGIC.length + 1 + 255 + NONCE_BYTES);
    await file.read(head, 0, head.length, 0);
    const idLength = head[MAGIC.length] ?? 0;
    start = MAGIC.length + 1 + idLength + NONCE_BYTES;
    end = size - TAG_BYTES;
    if (!head.subarray(0, MAGIC.length).equals(MAGIC) || end < start)
      throw new EnvelopeError('This is not a sealed file.');
    const id = head.subarray(MAGIC.length + 1, MAGIC.length + 1 + idLength).toString();
    const key = keyring.all.find((candidate) => candidate.id === id);
    if (key === undefined) throw new KeyringError(`The encryption key ${id} is not configured.`);
    const cipher = createDecipheriv('aes-256-gcm', key.encryption, head.subarray(start - NONCE_BYTES, start));
    cipher.setAAD(Buffer.from(context));
    const tag = Buffer.alloc(TAG_BYTES);
    await file.read(tag, 0, TAG_BYTES, end);
    cipher.setAuthTag(tag);
    decipher = cipher;
  } finally {
    await file.close();
  }
  if (end > start) {
    for await (const chunk of createReadStream(path, { start, end: end - 1 }))
      yield decipher.update(chunk as Buffer);
  }
  try {
    yield decipher.final();
  } catch (cause) {
    throw new EnvelopeError('The sealed file does not belong here or was changed.', { cause });
  }
}
