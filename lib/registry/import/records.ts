import { csvRows } from './csv';
import { FileRefusedError } from './errors';
import { type Feature, geoJsonFeatures } from './geojson';
import { Properties, record } from './properties';
import type { Refusals } from './report';
import type { Source } from './source';

/** A row of a CSV or a feature of a GeoJSON file, alike. */
export interface PlaceRecord {
  /** Line of a CSV, number of a feature. */
  at: number;
  properties: Properties;
  feature: Feature | null;
}

async function startsWithBrace(text: AsyncIterable<Buffer>) {
  const iterator = text[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<Buffer> {
    if (!first.done) yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  const json = !first.done && /^\s*\{/.test(first.value.subarray(0, 256).toString('utf8'));
  return { json, all: all() };
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
  const { json, all } = await startsWithBrace(source.text);
  if (!json) {
    yield* csvRecords(all, options);
    return;
  }
  options.refusals.unit = 'feature';
  for await (const feature of geoJsonFeatures(all))
    yield { at: feature.number, properties: new Properties(feature.properties), feature };
}
