import { z } from 'zod';
import { codeSchema, dateSchema, nameSchema, pageOf, pageQuery } from './common';

export const registrarSchema = z
  .object({
    code: codeSchema,
    name: z.object({ ar: nameSchema, en: nameSchema.nullable() }),
    /** Digits in international form without a plus, for example 9665XXXXXXXX. */
    phone: z.string().regex(/^\d{6,15}$/),
    region: codeSchema,
    verifiedOn: dateSchema.nullable(),
  })
  .meta({ id: 'Registrar' });
export type Registrar = z.infer<typeof registrarSchema>;

export const registrarsQuerySchema = z.strictObject({
  region: codeSchema.optional(),
  /** Part of a name. Alef, teh marbuta, alef maqsura, diacritics and case do not matter. */
  q: z.string().trim().max(100).optional(),
  ...pageQuery,
});
export const registrarsPageSchema = pageOf(registrarSchema).meta({ id: 'RegistrarsPage' });
