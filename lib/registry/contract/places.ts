import { z } from 'zod';
import { bilingualSchema, codeSchema, listOf, pointSchema } from './common';

const regionSchema = z.object({ code: codeSchema, name: bilingualSchema }).meta({ id: 'Region' });
export type Region = z.infer<typeof regionSchema>;

const citySchema = z
  .object({ code: codeSchema, region: codeSchema, name: bilingualSchema })
  .meta({ id: 'City' });
export type City = z.infer<typeof citySchema>;

export const districtSchema = z
  .object({ code: codeSchema, city: codeSchema, name: bilingualSchema, centre: pointSchema.nullable() })
  .meta({ id: 'District' });
export type District = z.infer<typeof districtSchema>;

/** The 13 regions and all cities: small enough to be read whole. Regions in their official order. */
export const placesSchema = z
  .object({ regions: z.array(regionSchema), cities: z.array(citySchema) })
  .meta({ id: 'Places' });
export type Places = z.infer<typeof placesSchema>;

export const districtsQuerySchema = z.strictObject({ city: codeSchema });
export const districtsSchema = listOf(districtSchema).meta({ id: 'Districts' });
