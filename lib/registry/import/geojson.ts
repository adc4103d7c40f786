import { pipeline, Readable } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { z } from 'zod';
import { type ShapeGeometry, shapeGeometrySchema } from '../contract';
import { centreOf } from '../geometry/centre';
import { liesIn, regionHolding } from '../geometry/regions';
import { checkGeometry, GeometryError } from '../geometry/repair';
import { FileRefusedError, RowRefusedError } from './errors';

const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.unknown(),
});

export interface Feature {
  /** Place in the file, from 1. */
  number: number;
  id: string | number | undefined;
  properties: Record<string, unknown>;
  geometry: unknown;
}

/** What a person finds a feature by, beside its number. */
function nameOf(properties: Record<string, unknown> | null): string {
  const name = properties?.name_ar ?? properties?.name ?? properties?.slug;
  return typeof name === 'string' ? `, ${name.slice(0, 80)}` : '';
}

/**
 * The features of a GeoJSON FeatureCollection, one at a time.
 * @throws {FileRefusedError} on the way: damaged, cut off, or no FeatureCollection
 */
export async function* geoJsonFeatures(text: AsyncIterable<Buffer>): AsyncGenerator<Feature> {
  const parser = pick.withParserAsStream({ filter: 'features' });
  const items = streamArray.asStream();
  // Errors come out of the iteration below; the callback is only there because pipeline wants one.
  pipeline(Readable.from(text), parser, items, () => undefined);
  let number = 0;
  let name = '';
  try {
    for await (const item of items as AsyncIterable<{ value: unknown }>) {
      number += 1;
      const feature = featureSchema.safeParse(item.value);
      if (!feature.success)
        throw new FileRefusedError(
          `Item ${number} of the file (after feature ${number - 1}${name}) is no GeoJSON feature.`,
        );
      const { id, properties, geometry } = feature.data;
      name = nameOf(properties);
      yield { number, id, properties: properties ?? {}, geometry };
    }
  } catch (error) {
    if (error instanceof FileRefusedError || !(error instanceof Error)) throw error;
    throw new FileRefusedError(
      `The file is damaged or cut off (after feature ${number}${name}: ${error.message}).`,
      {
        cause: error,
      },
    );
  }
  if (number === 0) throw new FileRefusedError('The file is no GeoJSON FeatureCollection, or an empty one.');
}

/** @throws {RowRefusedError} the shape lies elsewhere than its region */
export function checkRegion(shape: ShapeGeometry, region: string): void {
  if (liesIn(region, shape)) return;
  const [lon, lat] = centreOf(shape);
  const where = regionHolding(lon, lat);
  throw new RowRefusedError(
    `its shape lies outside of its region, ${region}, ${where === null ? 'and in none' : `about ${where}`} (say --outside for an island)`,
  );
}

/**
 * The shape of a feature, checked and put right.
 * @throws {RowRefusedError} no polygon, or one that cannot be put right
 */
export function featureShape({ geometry }: Feature): { geometry: ShapeGeometry; repaired: string | null } {
  const shape = shapeGeometrySchema.safeParse(geometry);
  if (!shape.success) throw new RowRefusedError('no Polygon or MultiPolygon');
  try {
    return checkGeometry(shape.data);
  } catch (error) {
    if (error instanceof GeometryError) throw new RowRefusedError(error.message);
    throw error;
  }
}
