import { z } from 'zod';
import {
  bilingualSchema,
  codeSchema,
  listOf,
  nameSchema,
  pageOf,
  pageQuery,
  pointSchema,
  writtenNumber,
} from './common';
import { shapeGeometrySchema, shapeKindSchema } from './geometry';

const regionSchema = z.object({ code: codeSchema, name: bilingualSchema }).meta({ id: 'Region' });
export type Region = z.infer<typeof regionSchema>;

const citySchema = z
  .object({
    code: codeSchema,
    region: codeSchema,
    name: bilingualSchema,
    /** The governorate or city under whose name announcements speak of it. */
    partOf: codeSchema.nullable().default(null),
    /** Where it lies; null where that is not known. */
    centre: pointSchema.nullable().default(null),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof citySchema>;

export const districtSchema = z
  .object({ code: codeSchema, city: codeSchema, name: bilingualSchema, centre: pointSchema.nullable() })
  .meta({ id: 'District' });
export type District = z.infer<typeof districtSchema>;

/** The 13 regions and the cities that lists offer: small enough to be read whole. Regions in their official order. */
export const placesSchema = z
  .object({ regions: z.array(regionSchema), cities: z.array(citySchema) })
  .meta({ id: 'Places' });
export type Places = z.infer<typeof placesSchema>;

/** One place by its code, also a town or village that no list offers. */
export const placeQuerySchema = z
  .strictObject({ city: codeSchema.optional(), district: codeSchema.optional() })
  .refine(({ city, district }) => (city === undefined) !== (district === undefined))
  .meta({ description: 'Either city or district is required.' });
export const placeSchema = z
  .object({
    region: regionSchema,
    city: citySchema,
    /** Null for a city; the city is that of the district otherwise. */
    district: districtSchema.nullable(),
    /** Of the district if there is one, else of the city; null where it is not known. */
    centre: pointSchema.nullable(),
    /** The listed city near which a town or village lies: it tells places of one name apart. */
    near: citySchema.nullable(),
  })
  .meta({ id: 'Place' });

/** Districts of a city; of a governorate, those of the towns that are part of it too. */
export const districtsQuerySchema = z.strictObject({ city: codeSchema });
export const districtsSchema = listOf(districtSchema).meta({ id: 'Districts' });

/**
 * The ground of each district of a city, of a governorate those of its towns too: its boundary where one was imported, else
 * the schematic cell around its centre. A district of which neither is known is left out.
 */
const districtShapeSchema = z
  .object({ code: codeSchema, name: bilingualSchema, kind: shapeKindSchema, geometry: shapeGeometrySchema })
  .meta({ id: 'DistrictShape' });
export type DistrictShape = z.infer<typeof districtShapeSchema>;

/** A city and about where it lies, with its districts where they are wanted. */
export const groundSchema = z
  .object({
    city: citySchema,
    centre: pointSchema.nullable(),
    districts: z.array(districtShapeSchema),
    /** Which of them an announcement names, whole or in part: any announced area, and not only the one that was asked for. */
    announced: z.array(codeSchema).default([]),
    /** Whether an announced area counts districts of the city without naming them: one that none names may be announced. */
    unnamed: z.boolean().default(false),
  })
  .meta({ id: 'Ground' });

/** Most names in one answer of the gazetteer. */
const NAMES_AT_ONCE = 1_000;

/** Most spellings that are told of one place. */
export const ALIASES_TOLD = 20;

/** Every name that a search knows, page by page: the cities, then the districts of all of them. */
export const gazetteerQuerySchema = z.strictObject({
  of: z.enum(['cities', 'districts']),
  page: pageQuery.page,
  pageSize: writtenNumber(z.number().int().min(1).max(NAMES_AT_ONCE)).default(NAMES_AT_ONCE),
});
export const gazetteerSchema = pageOf(
  z.object({
    region: codeSchema,
    city: codeSchema,
    /** Null for a city. */
    district: codeSchema.nullable(),
    name: bilingualSchema,
    /** Other spellings of it, folded and without blanks. */
    aliases: z.array(nameSchema).max(ALIASES_TOLD),
    /** The listed city near which a town or village lies; null for what is known by itself. */
    near: codeSchema.nullable(),
    /** Where it lies; null where that is not known. */
    centre: pointSchema.nullable().default(null),
  }),
  NAMES_AT_ONCE,
).meta({ id: 'Gazetteer' });
