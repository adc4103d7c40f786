import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type Key, type Keyring, KeyringError } from './keyring';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed text was changed, moved to another row, or sealed with a key that is not here. */
export class EnvelopeError extends Error {
  override name = 'EnvelopeError';
}

const NONCES_AT_ONCE = 512;
let nonces = Buffer.alloc(0);

/** Random, and never given twice. Fetched many at a time: one system call each costs as much as the encryption. */
function newNonce(): Buffer {
  if (nonces.length < NONCE_BYTES) nonces = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
  const nonce = nonces.subarray(0, NONCE_BYTES);
  nonces = nonces.subarray(NONCE_BYTES);
  return nonce;
}

/**
 * Encrypts a text (AES-256-GCM). `context` names the place it belongs to, and is needed to open it: a payload
 * copied into another row does not open there.
 * @returns `v1.<key id>.<base64url of nonce, ciphertext and tag>`
 */
export function seal(keyring: Keyring, text: string, context: string): string {
  const { id, encryption } = keyring.current;
  const nonce = newNonce();
  const cipher = createCipheriv('aes-256-gcm', encryption, nonce);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${id}.${sealed.toString('base64url')}`;
}

/** @throws {EnvelopeError} {@link KeyringError} when the key is not in the ring */
export function open(keyring: Keyring, envelope: string, context: string): string {
  const [version, id, encoded] = envelope.split('.');
  if (version !== VERSION || encoded === undefined) throw new EnvelopeError('This is not a sealed text.');
  const key = keyring.all.find((candidate) => candidate.id === id);
  if (key === undefined) throw new KeyringError(`The encryption key ${id} is not configured.`);
  const sealed = Buffer.from(encoded, 'base64url');
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new EnvelopeError('This is not a sealed text.');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.encryption, sealed.subarray(0, NONCE_BYTES));
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new EnvelopeError('The sealed text does not belong here or was changed.', { cause: error });
  }
}

/** A keyed hash (HMAC-SHA-256, base64url): equal for equal parts, and says nothing about them without the key. */
export function lookupHash(key: Key, ...parts: string[]): string {
  const hmac = createHmac('sha256', key.hashing);
  // The length before each part keeps ('ab','c') and ('a','bc') apart.
  for (const part of parts) hmac.update(`${part.length}:${part}`);
  return hmac.digest('base64url');
}

/** The hash under every key of the ring, the current first: rows written before a rotation are still found. */
export function lookupHashes(keyring: Keyring, ...parts: string[]): string[] {
  return keyring.all.map((key) => lookupHash(key, ...parts));
}
