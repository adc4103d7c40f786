import { z } from 'zod';
import { AREA_STATES, type AreaState } from './area-state';
import {
  bilingualSchema,
  boundsSchema,
  codeSchema,
  countSchema,
  dateSchema,
  instantSchema,
  listOf,
  nameSchema,
  noteSchema,
  pageOf,
  pageQuery,
  urlSchema,
  writtenNumber,
} from './common';
import { shapeGeometrySchema, shapeKindSchema } from './geometry';
import { districtSchema, groundSchema } from './places';

export { AREA_STATES, type AreaDates, type AreaState, areaState } from './area-state';
export { type ShapeGeometry, shapeGeometrySchema } from './geometry';

const areaStateSchema = z.enum(AREA_STATES);

/** Whether an area has been announced. Until it is, nobody has to register there, and the plan may change. */
export function isAnnounced({ state }: { state: AreaState }): boolean {
  return state !== 'to_be_announced';
}

/**
 * What an announcement names: a whole district, part of one, an approved plan, a whole city, a place that is none of
 * these, or only a number of districts without their names.
 */
export const AREA_PART_KINDS = [
  'district',
  'district_part',
  'plan',
  'city',
  'place',
  'unnamed_districts',
] as const;
const areaPartSchema = z
  .object({
    kind: z.enum(AREA_PART_KINDS),
    region: codeSchema,
    city: codeSchema.nullable(),
    district: codeSchema.nullable(),
    /** As the announcement prints it; null for unnamed districts. */
    name: bilingualSchema.nullable(),
    districtCount: countSchema.nullable(),
    plotCount: countSchema.nullable(),
    /** Plans, boundary streets and the like, as the announcement gives them. */
    note: noteSchema.nullable().default(null),
  })
  .meta({ id: 'AreaPart' });
export type AreaPart = z.infer<typeof areaPartSchema>;

/** Whether it is a district or part of one, though perhaps none of the list. */
export const namesDistrict = ({ kind }: Pick<AreaPart, 'kind'>) =>
  kind === 'district' || kind === 'district_part';

/** How many districts a part comes to; plans and whole cities count as none. */
export const districtsOfPart = (part: Pick<AreaPart, 'kind' | 'districtCount'>): number =>
  namesDistrict(part) ? 1 : (part.districtCount ?? 0);

/** Tells the city of a part, where it has one, of the districts that it comes to. */
export function addToCity(
  cities: Map<string, number>,
  part: Pick<AreaPart, 'kind' | 'districtCount' | 'city'>,
): void {
  if (part.city !== null) cities.set(part.city, (cities.get(part.city) ?? 0) + districtsOfPart(part));
}

/** Whether a part is meant of every district that they name, and none is only counted: of plots there may be. */
export const isInParts = (parts: readonly Pick<AreaPart, 'kind' | 'districtCount'>[]) =>
  parts.some(({ kind }) => kind === 'district_part') &&
  parts.every(({ kind, districtCount }) => kind !== 'district' && (districtCount ?? 0) === 0);

/** Whether the names of a count are told, though not of which of two cities they are: behind a colon. */
export const listsNames = ({ note }: Pick<AreaPart, 'note'>) => note?.ar.includes(':') === true;

const totalsSchema = z.object({
  titles: countSchema.nullable(),
  transactions: countSchema.nullable(),
  properties: countSchema.nullable(),
  /** True while these figures are sample data; every page that shows them must say so. */
  sample: z.boolean(),
});

export const areaSummarySchema = z
  .object({
    slug: codeSchema,
    name: bilingualSchema,
    state: areaStateSchema,
    announcedOn: dateSchema.nullable(),
    startsOn: dateSchema.nullable(),
    endsOn: dateSchema.nullable(),
    plotCount: countSchema.nullable(),
    /** Of how many of its districts, those announced first, plots and properties are told; null where of all. A backend may not tell. */
    plotsInFirst: countSchema.nullable().default(null),
    totals: totalsSchema,
    /** Codes of every region that the announcement spans, official order. */
    regions: z.array(codeSchema),
    /** Codes of every city that it names. */
    cities: z.array(codeSchema),
    /** Of each of these cities, in their order, the districts that it names or counts there; a backend may not tell. */
    cityDistricts: z.array(countSchema).default([]),
    districtCount: countSchema,
    /** Whether a part is meant of each of them (`isInParts`); a backend may not tell. */
    inParts: z.boolean().default(false),
    /** Plans and other places that it names; announcements count them with their districts. */
    placeCount: countSchema.default(0),
    shape: shapeKindSchema.nullable(),
    bounds: boundsSchema.nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'AreaSummary' });
export type AreaSummary = z.infer<typeof areaSummarySchema>;

export const AREA_EVENT_KINDS = ['announced', 'started', 'ended', 'extended', 'corrected'] as const;

export const areaSchema = areaSummarySchema
  .extend({
    /** What its counts mean, where that needs a word. */
    note: noteSchema.nullable().default(null),
    parts: z.array(areaPartSchema),
    events: z.array(
      z.object({ kind: z.enum(AREA_EVENT_KINDS), on: dateSchema, note: noteSchema.nullable() }),
    ),
    sources: z.array(z.object({ name: bilingualSchema, url: urlSchema.nullable() })),
    /** Its cities, with the districts of those of which it names one; only where asked for (`with=ground`). */
    ground: z.array(groundSchema).optional(),
  })
  .meta({ id: 'Area' });
export type Area = z.infer<typeof areaSchema>;

/** What a list of areas begins with; `ended_last`: what ended last. */
export const AREA_ORDERS = ['newest', 'ends_first', 'starts_first', 'announced_first', 'ended_last'] as const;

export const areasQuerySchema = z.strictObject({
  region: codeSchema.optional(),
  city: codeSchema.optional(),
  state: areaStateSchema.optional(),
  /** Whether the end of the window is known. */
  ending: z.enum(['known', 'unknown']).optional(),
  order: z.enum(AREA_ORDERS).default('newest'),
  ...pageQuery,
});
export const areasPageSchema = pageOf(areaSummarySchema).meta({ id: 'AreasPage' });

const areaCountSchema = z.object({
  state: areaStateSchema,
  /** Whether the end of the window is known. */
  endKnown: z.boolean(),
  areas: countSchema,
});
/** How many areas there are and what they add up to, by where they stand; a figure that an area lacks adds nothing, and one that all lack is null. */
export const areasOverviewSchema = z
  .object({
    all: z.array(
      areaCountSchema.extend({
        titles: countSchema.nullable(),
        transactions: countSchema.nullable(),
        properties: countSchema.nullable(),
        sample: z.boolean(),
      }),
    ),
    /** An area that spans several regions counts in each. */
    byRegion: z.array(areaCountSchema.extend({ region: codeSchema })),
    /** Of each city that they name, with the districts that they name or count there, those of each added up; a backend may not tell. */
    byCity: z.array(areaCountSchema.extend({ city: codeSchema, districts: countSchema })).default([]),
    /** The last change of any area; null without areas. */
    updatedAt: instantSchema.nullable(),
  })
  .meta({ id: 'AreasOverview' });
export type AreasOverview = z.infer<typeof areasOverviewSchema>;

export const areaQuerySchema = z.strictObject({ slug: codeSchema, with: z.literal('ground').optional() });

/** Most areas in one answer of shapes; a region or a slug asks for others. */
export const SHAPES_OF_AREAS = 500;

/**
 * GeoJSON (RFC 7946) of the shapes: what the map draws. At most {@link SHAPES_OF_AREAS} areas, what runs and what comes
 * before what is over, then the newest. The corners of one area alone (`slug`) are as they were imported; of several, those that a map
 * of a country or a region shows.
 */
export const areaShapesQuerySchema = z.strictObject({
  slug: codeSchema.optional(),
  region: codeSchema.optional(),
});
export const areaShapesSchema = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        id: z.union([nameSchema, z.number()]),
        properties: z.object({
          area: codeSchema,
          name: bilingualSchema,
          state: areaStateSchema,
          /** Whether the end of the window is known: without it, what has begun may be long over. */
          endKnown: z.boolean().default(true),
          shape: shapeKindSchema,
        }),
        geometry: shapeGeometrySchema,
      }),
    ),
  })
  .meta({ id: 'AreaShapes' });

/** Farther than this a point may be anywhere in a city: nothing can be told from it. */
export const POINT_RADIUS_MAX = 3_000;

export const areaAtQuerySchema = z.strictObject({
  lon: writtenNumber(z.number().min(-180).max(180)),
  lat: writtenNumber(z.number().min(-90).max(90)),
  radius: writtenNumber(z.number().min(0).max(POINT_RADIUS_MAX)).optional().meta({
    description: 'Metres within which the point is known; none for one that was pointed at.',
  }),
});
/**
 * The newest announced area whose shape holds the point, and the district nearest or around it.
 *
 * `lies` tells of the area's shape and the circle around the point: `inside` it, `unsure` where the circle crosses its
 * boundary, `outside` of every shape where there is no area. `others` are the districts that the circle may reach as well.
 */
export const areaAtSchema = z
  .object({
    area: areaSummarySchema.nullable(),
    shape: shapeKindSchema.nullable(),
    lies: z.enum(['inside', 'outside', 'unsure']),
    district: districtSchema.nullable(),
    others: z.array(districtSchema),
  })
  .meta({ id: 'AreaAtPoint' });

/** "Do I need to register?": ask by district, or by city where the district is not listed. */
export const areasOfQuerySchema = z
  .strictObject({
    region: codeSchema.optional(),
    city: codeSchema.optional(),
    district: codeSchema.optional(),
  })
  .refine((query) => query.region ?? query.city ?? query.district)
  .meta({ description: 'One of region, city and district is required.' });

/**
 * How much of the place asked for an announcement covers, the surest first.
 * - `whole`: it names the district, or the whole city.
 * - `partial`: it names a part of the district, or some districts of the city.
 * - `namesake`: it names a district of this name in the governorate, where several bear it, or in one city or another.
 * - `unknown`: it counts districts or plots of the city or governorate without naming them.
 * - `region`: it counts districts of the region alone, or of the governorates that its list names and does not finish.
 * - `mentioned`: it speaks of places of the region and neither names nor counts its districts.
 */
export const AREA_COVERAGES = ['whole', 'partial', 'namesake', 'unknown', 'region', 'mentioned'] as const;
export const areasOfSchema = listOf(
  z.object({ coverage: z.enum(AREA_COVERAGES), area: areaSummarySchema, parts: z.array(areaPartSchema) }),
).meta({ id: 'AreasOfPlace' });
export type AreasOfPlace = z.infer<typeof areasOfSchema>;

/**
 * What is said of the last day, where that is not sure of it: the day is then told as the latest that it can have been
 * (docs/data.md, `end_note`).
 */
export const lastDayNote = ({ events, endsOn }: Pick<Area, 'events' | 'endsOn'>) =>
  events.find(({ kind, on }) => kind === 'ended' && on === endsOn)?.note ?? null;
