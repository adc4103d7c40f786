import * as z from 'zod/mini';
import { fileName } from './normalise';

/** What an attachment may be: told by its first bytes (lib/registry/attachments/file-type.ts), not by its name. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** For the `accept` attribute: types and the names that go with them, because some systems know only one of both. */
export const FILE_ACCEPT = [...FILE_TYPES, '.pdf', '.jpg', '.jpeg', '.png'].join(',');

export interface FileLimits {
  min: number;
  max: number;
  /** Bytes of one file. */
  maxBytes: number;
}

const MEBIBYTE = 1024 * 1024;
export const ATTACHMENT_LIMITS: FileLimits = { min: 0, max: 3, maxBytes: 5 * MEBIBYTE };
export const CV_LIMITS: FileLimits = { min: 1, max: 1, maxBytes: 5 * MEBIBYTE };

/**
 * The files of a form, described: the bytes lie encrypted beside the registry, and what is stored with the submission is
 * what they are. Equal files describe themselves equally, so that a repeated submission is recognised.
 */
export function files({ min, max, maxBytes }: FileLimits) {
  const file = z.strictObject({
    name: z
      .string({ error: 'invalid_type' })
      .check(z.overwrite(fileName), z.minLength(1, { error: 'invalid_type' })),
    type: z.enum(FILE_TYPES, { error: 'file_type' }),
    size: z
      .number({ error: 'invalid_type' })
      .check(
        z.int({ error: 'invalid_type' }),
        z.gte(1, { error: 'file_empty' }),
        z.lte(maxBytes, { error: 'file_too_large' }),
      ),
    sha256: z.string({ error: 'invalid_type' }).check(z.regex(/^[0-9a-f]{64}$/, { error: 'invalid_type' })),
  });
  return z
    .array(file, { error: ({ input }) => (input === undefined ? 'required' : 'invalid_type') })
    .check(z.minLength(min, { error: 'required' }), z.maxLength(max, { error: 'too_many_files' }));
}

/**
 * What is wrong with a file as far as it is seen before it is sent: some systems know its type, some only its name. What it is
 * in truth, the server finds in its bytes.
 * @param maxBytes of one file
 */
export function seenFault(
  { name, type, size }: Omit<FileDescription, 'sha256' | 'type'> & { type: string },
  maxBytes: number,
) {
  if (size === 0) return 'file_empty';
  if (size > maxBytes) return 'file_too_large';
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  const accepted = FILE_ACCEPT.split(',');
  return accepted.includes(type) || accepted.includes(ending) ? undefined : 'file_type';
}

export interface FileDescription {
  name: string;
  type: FileType;
  size: number;
  sha256: string;
}
