import { z } from 'zod';
import { FILE_TYPES } from '../../forms/validators/files';
import { codeSchema } from './common';

/** Which field of which form a file is for. */
export const attachmentQuerySchema = z.strictObject({
  form: codeSchema,
  field: z
    .string()
    .max(64)
    .regex(/^[A-Za-z][A-Za-z0-9]*$/),
});

/** Longest `Content-Disposition`: the longest name that is kept (200 characters) is at most 1,800 when percent-encoded. */
export const DISPOSITION_MAX = 2_048;

/** A file that was stored and waits for its submission, which names it by `id`. */
export const attachedSchema = z
  .object({
    id: z.string().max(64),
    /** Told by the first bytes, not by anybody's word. */
    type: z.enum(FILE_TYPES),
    size: z.number().int().min(1),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** True when this key had been accepted before and nothing new was stored. */
    repeated: z.boolean(),
  })
  .meta({ id: 'Attached' });
export type Attached = z.infer<typeof attachedSchema>;
