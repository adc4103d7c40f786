import { z } from 'zod';
import { dateOfDay } from '../../calendar/riyadh';
import { type Bilingual, codeSchema, NAME_LENGTH, type ShapeGeometry } from '../contract';
import { saveProvenance } from '../datasets/provenance';
import { centreOf } from '../geometry/centre';
import { regionHolding } from '../geometry/regions';
import { readDay } from '../import/dates';
import { RowRefusedError } from '../import/errors';
import { checkRegion, featureShape } from '../import/geojson';
import { isMissing, wholeNumber } from '../import/numbers';
import { type Properties, slugOf } from '../import/properties';
import { beginsWith, type PlaceRecord, placeRecords } from '../import/records';
import {
  collect,
  type ImportOptions,
  type ImportResult,
  provenanceOf,
  store as storeRows,
} from '../import/run';
import type { Source } from '../import/source';
import { type PlaceNames, placeNames } from '../places/names';
import { contentHash } from '../store/save';
import type { Store } from '../store/store';
import { type ReadAreas, readAnnouncements } from './announcements';
import { type AreaInput, dropSampleTotals, type PartInput, saveStagedAreas, stageAreas } from './save';

export interface AreaImportOptions extends ImportOptions {
  /** The shapes are schematic ones, not official boundaries. */
  indicative?: boolean;
  /** The file is the whole set: areas that it does not name are deleted. */
  replace?: boolean;
}

const KINDS: Record<string, PartInput['kind']> = {
  district: 'district',
  whole: 'district',
  part: 'district_part',
  district_part: 'district_part',
  plan: 'plan',
  city: 'city',
  place: 'place',
};

/** A text in both languages; one language stands for both where the other is not given. */
function noteOf(properties: Properties, ar: string, en: string): Bilingual | null {
  const [arabic, english] = [properties.text(ar), properties.text(en)];
  const text = arabic ?? english;
  return text === null ? null : { ar: text, en: english ?? text };
}

const ARABIC_NAME = ['name_ar', 'name', 'الاسم'] as const;

const urlSchema = z.url({ protocol: /^https?$/ });

/** One record: a shape and a part of an area. Records with one slug make one area. */
interface AreaRecord {
  area: Omit<AreaInput, 'parts' | 'shapes' | 'events' | 'sources'>;
  part: PartInput;
  shape: ShapeGeometry | null;
  source: AreaInput['sources'][number] | null;
}

class AreaReader {
  readonly #names: PlaceNames;
  readonly remarks: string[] = [];
  /** Areas of which a record was refused: without it they would lose a part that the file names. */
  readonly incomplete = new Set<string>();

  readonly #outside: boolean;

  constructor(names: PlaceNames, outside: boolean) {
    this.#names = names;
    this.#outside = outside;
  }

  #date({ properties }: PlaceRecord, ...keys: string[]): string | null {
    const text = properties.get(...keys);
    if (text === null) return null;
    const day = readDay(text, undefined);
    if (typeof day !== 'number') throw new RowRefusedError(`${keys[0]}: date ${day}: ${text.slice(0, 40)}`);
    return dateOfDay(day);
  }

  #count({ properties }: PlaceRecord, ...keys: string[]): number | null {
    const text = properties.get(...keys);
    if (text === null || isMissing(text)) return null;
    const count = wholeNumber(text);
    if (count === null) throw new RowRefusedError(`${keys[0]} is not a whole number: ${text.slice(0, 40)}`);
    return count;
  }

  #place({ properties }: PlaceRecord, shape: ShapeGeometry | null) {
    const regionName = properties.get('region', 'region_ar', 'المنطقة');
    const cityName = properties.get('city', 'city_ar', 'المدينة');
    const named = regionName === null ? null : this.#names.region(regionName);
    if (regionName !== null && named === null) throw new RowRefusedError(`region not known: ${regionName}`);
    const city = cityName === null ? null : this.#names.city(named?.id ?? null, cityName);
    if (cityName !== null && city === null) throw new RowRefusedError(`city not known: ${cityName}`);
    const region = named?.code ?? (city === null ? null : this.#names.regionOf(city.region));
    if (region !== null) return { region, city };
    const [lon, lat] = shape === null ? [] : centreOf(shape);
    const holding = lon === undefined || lat === undefined ? null : regionHolding(lon, lat);
    if (holding === null) throw new RowRefusedError('names no region, and its shape lies in none');
    return { region: holding, city };
  }

  #part(row: PlaceRecord, shape: ShapeGeometry | null): PartInput {
    const { properties } = row;
    const { region, city } = this.#place(row, shape);
    if (shape !== null && !this.#outside) checkRegion(shape, region);
    const districtName = properties.name('district', 'district_ar', 'الحي');
    const kindName = properties.get('kind', 'part_kind')?.toLowerCase() ?? null;
    const kind =
      kindName === null ? (districtName === null ? 'unnamed_districts' : 'district') : KINDS[kindName];
    if (kind === undefined) throw new RowRefusedError(`kind not known: ${kindName}`);
    const district =
      districtName === null || city === null ? null : this.#names.district(city.id, districtName);
    const name = districtName ?? properties.name('plan', 'part_name', 'المخطط');
    return {
      kind,
      region,
      city: city?.code ?? null,
      district: district?.code ?? null,
      name:
        district !== null
          ? { ar: district.ar, en: district.en }
          : name === null
            ? null
            : { ar: name, en: properties.name('district_en', 'part_name_en') ?? name },
      districtCount: this.#count(row, 'districts', 'district_count'),
      plotCount: this.#count(row, 'part_plots'),
      note: noteOf(properties, 'part_note_ar', 'part_note_en'),
    };
  }

  #slug({ properties, feature }: PlaceRecord, en: string): string {
    const given = properties.get('slug', 'code');
    const id = properties.get('id') ?? (feature?.id === undefined ? null : String(feature.id));
    const slug = given ?? (slugOf(en) || (id === null ? '' : `area-${slugOf(id)}`));
    if (!codeSchema.safeParse(slug).success)
      throw new RowRefusedError(
        given === null
          ? 'no slug, and none can be made of its name (slug, name_en or id)'
          : `slug not usable: ${given} (small letters, digits, hyphens)`,
      );
    return slug;
  }

  #noteIncomplete(row: PlaceRecord, ar: string): void {
    try {
      this.incomplete.add(this.#slug(row, row.properties.get('name_en') ?? ar));
    } catch (error) {
      // Without a usable slug it is no area's record.
      if (!(error instanceof RowRefusedError)) throw error;
    }
  }

  #read(row: PlaceRecord, ar: string): AreaRecord {
    const { properties } = row;
    properties.name(...ARABIC_NAME);
    const en = properties.name('name_en') ?? ar;
    const checked = row.feature?.geometry == null ? null : featureShape(row.feature);
    if (checked?.repaired != null) this.remarks.push(`${ar}: ${checked.repaired}; put right`);
    const shape = checked?.geometry ?? null;
    const startsOn = this.#date(row, 'starts_on', 'start');
    const endsOn = this.#date(row, 'ends_on', 'end');
    if (startsOn !== null && endsOn !== null && endsOn < startsOn)
      throw new RowRefusedError(`its end ${endsOn} is before its start ${startsOn}`);
    const url = properties.text('source_url');
    if (url !== null && !urlSchema.safeParse(url).success)
      throw new RowRefusedError(`source_url not usable: ${url}`);
    const sourceName = properties.name('source_name', 'source_name_ar', 'source');
    const plotCount = this.#count(row, 'plots', 'plot_count');
    return {
      area: {
        slug: this.#slug(row, en),
        name: { ar, en },
        announcedOn: this.#date(row, 'announced_on', 'announced'),
        startsOn,
        endsOn,
        plotCount,
        note: noteOf(properties, 'note_ar', 'note_en'),
        totals: {
          titles: this.#count(row, 'titles'),
          transactions: this.#count(row, 'transactions'),
          // Each plot counts as one, as the pages say.
          properties: this.#count(row, 'properties') ?? plotCount,
          sample: false,
        },
      },
      part: this.#part(row, shape),
      shape,
      source:
        sourceName === null
          ? null
          : { name: { ar: sourceName, en: properties.name('source_name_en') ?? sourceName }, url },
    };
  }

  /** @throws {RowRefusedError} with the area's name in the reason */
  read(row: PlaceRecord): AreaRecord {
    const ar = row.properties.get(...ARABIC_NAME);
    if (ar === null) throw new RowRefusedError('no name (name_ar)');
    try {
      return this.#read(row, ar);
    } catch (error) {
      if (!(error instanceof RowRefusedError)) throw error;
      this.#noteIncomplete(row, ar);
      throw new RowRefusedError(`${ar.slice(0, NAME_LENGTH)}: ${error.message}`);
    }
  }
}

function eventsOf({ announcedOn, startsOn, endsOn }: AreaRecord['area']): AreaInput['events'] {
  return [
    { kind: 'announced' as const, on: announcedOn },
    { kind: 'started' as const, on: startsOn },
    { kind: 'ended' as const, on: endsOn },
  ].flatMap(({ kind, on }) => (on === null ? [] : [{ kind, on, note: null }]));
}

/** Joins the records of each slug; the first one gives names, dates and totals. */
function joinRecords(records: readonly AreaRecord[], kind: 'official' | 'indicative'): AreaInput[] {
  const groups = new Map<string, AreaRecord[]>();
  for (const item of records) {
    const group = groups.get(item.area.slug);
    if (group === undefined) groups.set(item.area.slug, [item]);
    else group.push(item);
  }
  return [...groups.values()].map((group) => {
    const { area } = group[0] as AreaRecord;
    const sources = new Map(
      group.flatMap(({ source }) => (source === null ? [] : [[source.name.ar, source] as const])),
    );
    return {
      ...area,
      parts: group.map(({ part }) => part),
      shapes: group.flatMap(({ shape }, part) => (shape === null ? [] : [{ part, kind, geometry: shape }])),
      events: eventsOf(area),
      sources: [...sources.values()],
    };
  });
}

/** Reads announced areas of GeoJSON or CSV, one record a part, or of a JSON list of whole announcements. */
async function readAreas(names: PlaceNames, source: Source, options: AreaImportOptions): Promise<ReadAreas> {
  const { json: list, all } = await beginsWith(/^\s*\[/, source.text);
  if (list) return readAnnouncements(names, all, options);
  const reader = new AreaReader(names, options.outside ?? false);
  const { items, read } = await collect(
    placeRecords({ ...source, text: all }, options),
    (row) => row.at,
    (row) => reader.read(row),
    options,
  );
  const complete = items.filter(({ area }) => !reader.incomplete.has(area.slug));
  for (const slug of reader.incomplete)
    if (items.some(({ area }) => area.slug === slug))
      reader.remarks.push(`${slug}: left as it was, because one of its records is refused`);
  const areas = joinRecords(complete, options.indicative ? 'indicative' : 'official');
  return { areas, incomplete: reader.incomplete, read, remarks: reader.remarks };
}

/**
 * Imports announced areas. Known slugs are changed, others added.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importAreas(
  target: Store,
  source: Source,
  options: AreaImportOptions,
): Promise<ImportResult> {
  const names = await placeNames(target.read);
  const { areas, incomplete, read, remarks } = await readAreas(names, source, options);
  const rows = new Map<string, string | null>(areas.map((area) => [area.slug, contentHash(area)]));
  for (const slug of incomplete) rows.set(slug, null);
  const touched = { entity: 'areas', rows, replace: options.replace ?? false } as const;
  const saved = await storeRows(
    target,
    'areas',
    source,
    options,
    read,
    touched,
    async (context) => {
      const result = await saveStagedAreas(context, { replace: options.replace ?? false });
      if (result.added + result.changed > 0 && (await dropSampleTotals(context.db)))
        await saveProvenance(context, 'areaTotals', provenanceOf(options));
      return result;
    },
    (db) => stageAreas(db, areas, incomplete),
  );
  return { ...saved, read, remarks };
}
