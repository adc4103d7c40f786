import { z } from 'zod';
import { bilingualSchema, codeSchema, countSchema, dateSchema, NAME_LENGTH, writtenNumber } from './common';
import { REGISTRATION_START } from './registration-start';

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

/**
 * The lengths of windows, in days, that have averages; the last is longer than registration has lasted, so it is
 * everything. If any length had them, one day less would give the average of a single day.
 */
export const AVERAGE_DAYS: readonly number[] = [30, 90, 180, 365, 730, 1_095, 3_660];

export const indicatorsQuerySchema = z.strictObject({
  /** Length of the window in days; it ends on the as-of date, which is inside it. */
  days: writtenNumber(z.number().int().min(1).max(3660)).default(365),
  region: codeSchema.optional(),
  city: codeSchema.optional(),
  district: codeSchema.optional(),
  type: propertyTypeSchema.optional(),
  use: propertyUseSchema.optional(),
});

/** Figures count no transaction before the day on which registration began. */
export const INDICATORS_SINCE = REGISTRATION_START;

/**
 * `not_enough`: transactions exist, but fewer than `minimumDeeds`, or the average over fewer would follow from theirs,
 * or the window has no averages; count and value stand, the average is withheld.
 */
const indicatorStateSchema = z.enum(['ok', 'not_enough', 'no_results']);

/**
 * Which transactions a data set of transactions covers. The two must not be taken for each other: sales of the whole
 * market are not titles registered in announced areas.
 */
export const COVERAGES = ['announced_areas', 'all_sales'] as const;
/** `mixed`: a registry that was told to hold both. */
export const dealCoverageSchema = z.enum([...COVERAGES, 'mixed']);
export type DealCoverage = z.infer<typeof dealCoverageSchema>;

/** Sources named beside a data set; a registry fed by more of them names the newest. */
export const SOURCES_NAMED = 8;
/** Between two of them. */
export const SOURCES_JOINT = ' · ';
export const sourcesSchema = z.string().max(SOURCES_NAMED * (NAME_LENGTH + SOURCES_JOINT.length));

const figuresSchema = z.object({
  deeds: countSchema,
  /** Saudi riyals. */
  totalValue: z.number().min(0),
  /** Saudi riyals per square metre: value over area of the transactions that state an area. Null: withheld or unknown. */
  averagePricePerSquareMetre: z.number().min(0).nullable(),
});
export type IndicatorFigures = z.infer<typeof figuresSchema>;

export const indicatorsSchema = figuresSchema
  .extend({
    state: indicatorStateSchema,
    /** Of the equally long period before. Null: withheld, unknown, or not of the lengths whose double has averages too. */
    averageBefore: z.number().min(0).nullable().default(null),
    minimumDeeds: z.number().int().min(1),
    /** First and last day of the window, both inside it. */
    from: dateSchema,
    asOf: dateSchema,
    /** No transaction before this day is counted, whatever the window. */
    since: dateSchema,
    /** The same figures for each month (`YYYY-MM`, in order) and each type that has any transaction in the window. */
    byMonth: z.array(figuresSchema.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) })),
    byType: z.array(figuresSchema.extend({ type: propertyTypeSchema })),
    /** True while the transactions are sample data. */
    sample: z.boolean(),
    /** Where the transactions come from and what they cover; null while there are none. */
    source: sourcesSchema.nullable(),
    coverage: dealCoverageSchema.nullable(),
  })
  .meta({ id: 'Indicators' });
export type Indicators = z.infer<typeof indicatorsSchema>;

/** So many parts of a place are compared, unless others are asked for: those with the most transactions. */
export const PARTS_COMPARED = 10;
/** Parts in one answer; no city has as many districts with transactions. */
export const PARTS_AT_ONCE = 300;

export const indicatorPartsQuerySchema = indicatorsQuerySchema.omit({ district: true }).extend({
  /** A part that is told of even where it is none of the first, if it has any transaction. */
  including: codeSchema.optional(),
  /**
   * So many of the first; `PARTS_COMPARED` where nothing is said. It is no default of the schema: a registry that does not know
   * it refuses it, and would refuse what is asked without it too.
   */
  limit: writtenNumber(z.number().int().min(1).max(PARTS_AT_ONCE)).optional(),
});

/** The figures of the parts of a place side by side: districts of a city, cities of a region, regions of the kingdom. */
export const indicatorPartsSchema = z
  .object({
    parts: z.enum(['region', 'city', 'district']),
    /** How many of them have any transaction in the window. */
    total: countSchema,
    /** By number of transactions, the most first; of as many the first by code. `rank` is the place among all of them. */
    items: z
      .array(figuresSchema.extend({ code: codeSchema, name: bilingualSchema, rank: z.number().int().min(1) }))
      .max(PARTS_AT_ONCE + 1),
  })
  .meta({ id: 'IndicatorParts' });
export type IndicatorParts = z.infer<typeof indicatorPartsSchema>;
