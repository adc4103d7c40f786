import { z } from 'zod';
import { csvRows } from './csv';
import { FileRefusedError } from './errors';
import { type Feature, geoJsonFeatures } from './geojson';
import { Properties, record } from './properties';
import type { Refusals } from './report';
import { peek, type Source, wholeText } from './source';

/** A row of a CSV or a feature of a GeoJSON file, alike. */
export interface PlaceRecord {
  /** Line of a CSV, number of a feature. */
  at: number;
  properties: Properties;
  feature: Feature | null;
}

/** Whether a text begins so, and the text with its beginning again. */
export async function beginsWith(sign: RegExp, text: AsyncIterable<Buffer>) {
  const { head, all } = await peek(text, 1);
  return { json: sign.test(head.subarray(0, 256).toString('utf8')), all };
}

/** The rows of a CSV as records under its headings. */
export async function* csvRecords(
  text: AsyncIterable<Buffer>,
  options: { unterminated?: boolean },
): AsyncGenerator<PlaceRecord> {
  let headings: string[] | undefined;
  for await (const rows of csvRows(text, options))
    for (const { line, cells } of rows) {
      if (headings === undefined) headings = cells;
      else yield { at: line, properties: record(headings, cells), feature: null };
    }
  if (headings === undefined) throw new FileRefusedError('The file is empty.');
}

/** Records of a GeoJSON FeatureCollection or of a CSV, told apart by the first character. */
export async function* placeRecords(
  source: Source,
  options: { unterminated?: boolean; refusals: Refusals },
): AsyncGenerator<PlaceRecord> {
  const { json, all } = await beginsWith(/^\s*\{/, source.text);
  if (!json) {
    yield* csvRecords(all, options);
    return;
  }
  options.refusals.unit = 'feature';
  for await (const feature of geoJsonFeatures(all))
    yield { at: feature.number, properties: new Properties(feature.properties), feature };
}

/** A list of some hundred records with their texts. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;
const flatSchema = z.array(
  z.record(z.string(), z.union([z.string(), z.number(), z.null(), z.array(z.string())])),
);

/**
 * What a JSON file holds, in memory: lists of some hundred records.
 * @throws {FileRefusedError} it is too large, or no JSON
 */
export async function wholeJson(text: AsyncIterable<Buffer>): Promise<unknown> {
  const whole = await wholeText(text, MAX_JSON_BYTES);
  try {
    return JSON.parse(whole);
  } catch (error) {
    throw new FileRefusedError('The file is damaged or cut off: it is no JSON.', { cause: error });
  }
}

async function* jsonRecords(text: AsyncIterable<Buffer>): AsyncGenerator<PlaceRecord> {
  const list = flatSchema.safeParse(await wholeJson(text));
  if (!list.success)
    throw new FileRefusedError(
      'The file is no JSON list of objects whose values are texts, numbers or lists of texts.',
    );
  for (const [index, item] of list.data.entries())
    yield { at: index + 1, properties: new Properties(item), feature: null };
}

/** Records of a JSON list of objects, or of a CSV with the same names as headings. */
export async function* flatRecords(
  source: Source,
  options: { unterminated?: boolean },
): AsyncGenerator<PlaceRecord> {
  const { json, all } = await beginsWith(/^\s*\[/, source.text);
  yield* json ? jsonRecords(all) : csvRecords(all, options);
}
