import type { ShapeGeometry } from '../contract';
import { type AreaSummary, type ReadOutput, type ReadQuery, SHAPES_OF_AREAS } from '../contract';
import { simplified } from '../geometry/simplify';
import type { ReadContext } from '../store/read-context';
import { type AreaOrder, areaBook } from './book';
import { areaSummaries } from './reads';

/** What a visitor can still act upon comes first. */
const SHOWN = [
  { state: 'open', order: 'ends_first' },
  { state: 'announced', order: 'starts_first' },
  { state: 'to_be_announced', order: 'announced_first' },
  { state: 'closed', order: 'ended_last' },
] as const satisfies readonly { state: AreaSummary['state']; order: AreaOrder }[];

/** Areas read in one turn of the event loop. */
const AT_ONCE = 50;

async function numbersOf(context: ReadContext, { slug, region }: ReadQuery<'areaShapes'>): Promise<number[]> {
  if (slug !== undefined) {
    const row = await context.db.selectFrom('areas').select('id').where('slug', '=', slug).executeTakeFirst();
    return row === undefined ? [] : [row.id];
  }
  const book = await areaBook(context);
  const all = SHOWN.flatMap((group) => book.select(context.today, { region, ...group }));
  return all.slice(0, SHAPES_OF_AREAS).map(({ id }) => id);
}

type Features = ReadOutput<'areaShapes'>['features'];

async function featuresOf(context: ReadContext, ids: readonly number[], whole: boolean): Promise<Features> {
  const summaries = new Map((await areaSummaries(context, ids)).map((area) => [area.slug, area]));
  const shapes = await context.db
    .selectFrom('area_shapes')
    .innerJoin('areas', 'areas.id', 'area_shapes.area_id')
    .select(['area_shapes.id', 'area_shapes.kind', 'area_shapes.geometry', 'areas.slug'])
    .where('area_shapes.area_id', 'in', ids)
    .orderBy('area_shapes.id')
    .execute();
  return shapes.flatMap(({ id, kind, geometry, slug }) => {
    const area = summaries.get(slug);
    if (area === undefined) return [];
    const drawn = JSON.parse(geometry) as ShapeGeometry;
    const { name, state, endsOn } = area;
    return [
      {
        type: 'Feature' as const,
        id,
        properties: { area: slug, name, state, endKnown: endsOn !== null, shape: kind },
        geometry: whole ? drawn : simplified(drawn),
      },
    ];
  });
}

/** One answer for each filter and state of the tables: simplifying thousands of corners for each map would be waste. */
const answers = new WeakMap<object, { book: unknown; today: string; kept: Map<string, Promise<Features>> }>();

async function allFeatures(context: ReadContext, query: ReadQuery<'areaShapes'>): Promise<Features> {
  const ids = (await numbersOf(context, query)).sort((a, b) => a - b);
  const features: Features = [];
  for (let start = 0; start < ids.length; start += AT_ONCE)
    features.push(
      ...(await featuresOf(context, ids.slice(start, start + AT_ONCE), query.slug !== undefined)),
    );
  return features;
}

export async function areaShapes(
  context: ReadContext,
  query: ReadQuery<'areaShapes'>,
): Promise<ReadOutput<'areaShapes'>> {
  if (query.slug !== undefined) {
    const all = await allFeatures(context, query);
    const features = query.region === undefined ? all : await inRegion(context, all, query.region);
    return { type: 'FeatureCollection', features };
  }
  const book = await areaBook(context);
  const { today } = context;
  let own = answers.get(context.db);
  if (own?.book !== book || own.today !== today) {
    own = { book, today, kept: new Map() };
    answers.set(context.db, own);
  }
  const key = query.region ?? '';
  const known = own.kept.get(key) ?? allFeatures(context, query);
  own.kept.set(key, known);
  const { kept } = own;
  known.catch(() => kept.delete(key));
  return { type: 'FeatureCollection', features: await known };
}

async function inRegion(context: ReadContext, features: Features, region: string): Promise<Features> {
  const there = new Set(
    (await areaBook(context)).select(context.today, { region, order: 'newest' }).map(({ slug }) => slug),
  );
  return features.filter(({ properties }) => there.has(properties.area));
}
