import type { FileType } from '@/lib/forms/validators/files';

/** Enough of a file's beginning to know it by. */
export const HEAD_BYTES = 16;

const SIGNATURES: readonly [FileType, readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a file is by its first bytes; its name and the type that the browser claims are anybody's words. */
export function fileTypeOf(head: Uint8Array): FileType | undefined {
  return SIGNATURES.find(([, signature]) => signature.every((byte, index) => head[index] === byte))?.[0];
}
