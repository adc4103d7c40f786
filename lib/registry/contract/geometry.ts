import { z } from 'zod';

/** Whether a shape is the official boundary or our schematic one. */
export const shapeKindSchema = z.enum(['official', 'indicative']);

const positionSchema = z.array(z.number()).min(2).max(3);
const polygonSchema = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(positionSchema)) });
const multiPolygonSchema = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(positionSchema))),
});
export const shapeGeometrySchema = z.discriminatedUnion('type', [polygonSchema, multiPolygonSchema]);
export type ShapeGeometry = z.infer<typeof shapeGeometrySchema>;
