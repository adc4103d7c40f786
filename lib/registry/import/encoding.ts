import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { FileRefusedError } from './errors';

/** Encodings that Arabic files are met in; a guess of any other one is not acted upon. */
const TRUSTED_GUESSES = new Set(['windows-1256', 'ISO-8859-6']);
/** Of chardet's 100; Arabic text of a few lines reaches 80. */
const SURE = 50;

/** Length of the longest prefix that does not end inside a UTF-8 character. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0b1100_0000) === 0b1000_0000) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

const startsWith = (bytes: Buffer, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * The encoding of a text whose beginning is `head`.
 * @throws {FileRefusedError} it is no text, or in an encoding that cannot be told for sure
 */
export function detectEncoding(head: Buffer): string {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be';
  if (head.includes(0))
    throw new FileRefusedError(
      'The file is not text, or UTF-16 without a byte order mark (then say --encoding utf-16le).',
    );
  if (isUtf8(head.subarray(0, wholeCharacters(head)))) return 'utf-8';
  const [guess] = analyse(head);
  if (guess && TRUSTED_GUESSES.has(guess.name) && guess.confidence >= SURE) return guess.name;
  throw new FileRefusedError(
    `The file is not in UTF-8${guess ? ` (it may be ${guess.name})` : ''}. Convert it, or say --encoding.`,
  );
}

/** @throws {FileRefusedError} nobody knows this encoding */
export function knownEncoding(name: string): string {
  if (!iconv.encodingExists(name)) throw new FileRefusedError(`There is no encoding called ${name}.`);
  return name;
}

/** Passes UTF-8 on as it is, and stops at the first byte that is none. */
async function* checkedUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let passed = 0;
  let first = true;
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = wholeCharacters(bytes);
    const whole = bytes.subarray(0, end);
    if (!isUtf8(whole))
      throw new FileRefusedError(`The file holds bytes that are not UTF-8, after byte ${passed}.`);
    rest = bytes.subarray(end);
    passed += end;
    yield first && startsWith(whole, 0xef, 0xbb, 0xbf) ? whole.subarray(3) : whole;
    first = false;
  }
  if (rest.length > 0) throw new FileRefusedError('The file ends inside a character: it is cut off.');
}

async function* decoded(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = iconv.getDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.write(chunk));
  const end = decoder.end();
  if (end) yield Buffer.from(end);
}

/** The text as UTF-8 without a byte order mark. @throws {FileRefusedError} on the way, at what is no text */
export function toUtf8(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  return /^utf-?8$/i.test(encoding) ? checkedUtf8(chunks) : decoded(chunks, encoding);
}
