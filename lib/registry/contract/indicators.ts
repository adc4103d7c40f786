import { z } from 'zod';
import { codeSchema, countSchema, dateSchema } from './common';

/** What a property is; spec.md section 3, "property type". */
export const PROPERTY_TYPES = ['residential', 'commercial', 'industrial', 'agricultural', 'other'] as const;
export const propertyTypeSchema = z.enum(PROPERTY_TYPES);
export type PropertyType = z.infer<typeof propertyTypeSchema>;

/** What a property is used for; spec.md section 3, "property use lookup values". */
export const PROPERTY_USES = [
  'unavailable',
  'residential',
  'commercial',
  'publicservices',
  'publicfacilitiestransportation',
  'industrial',
  'agricultural',
  'ancienturbanregion',
  'vacantland',
  'plansandsymbols',
  'mixeduse',
  'mansionuse',
] as const;
export const propertyUseSchema = z.enum(PROPERTY_USES);
export type PropertyUse = z.infer<typeof propertyUseSchema>;

export const indicatorsQuerySchema = z.object({
  /** Length of the window in days; it ends on the as-of date, which is inside it. */
  days: z.coerce.number().int().min(1).max(3660).default(365),
  region: codeSchema.optional(),
  city: codeSchema.optional(),
  district: codeSchema.optional(),
  type: propertyTypeSchema.optional(),
  use: propertyUseSchema.optional(),
});
export type IndicatorsQuery = z.infer<typeof indicatorsQuerySchema>;

/** `not_enough`: deeds exist, fewer than `minimumDeeds`; count and value stand, the average is withheld. */
export const indicatorStateSchema = z.enum(['ok', 'not_enough', 'no_results']);

export const indicatorsSchema = z
  .object({
    state: indicatorStateSchema,
    deeds: countSchema,
    /** Saudi riyals. */
    totalValue: z.number().min(0),
    /** Saudi riyals per square metre: value over area of the deeds that state an area. Null: not shown. */
    averagePricePerSquareMetre: z.number().min(0).nullable(),
    minimumDeeds: z.number().int().min(1),
    /** First and last day of the window, both inside it. */
    from: dateSchema,
    asOf: dateSchema,
    /** True while the deeds are sample data. */
    sample: z.boolean(),
  })
  .meta({ id: 'Indicators' });
export type Indicators = z.infer<typeof indicatorsSchema>;
