import { z } from 'zod';
import { FILE_TYPES } from '../../forms/validators/files';
import { codeSchema } from './common';

/** Which field of which form a file is for. */
export const attachmentQuerySchema = z.object({
  form: codeSchema,
  field: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/),
});

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
