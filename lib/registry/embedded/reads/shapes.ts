import type { ReadOutput, ReadQuery, ShapeGeometry } from '../../contract';
import { withParts } from './area-rows';
import type { ReadContext } from './context';

export async function areaShapes(
  context: ReadContext,
  query: ReadQuery<'areaShapes'>,
): Promise<ReadOutput<'areaShapes'>> {
  const { slug, region } = query;
  let base = context.db.selectFrom('areas').selectAll('areas');
  if (slug !== undefined) base = base.where('slug', '=', slug);
  const areas = (await base.execute()) ?? [];
  const known = new Map<number, Awaited<ReturnType<typeof withParts>>[number]['summary']>();
  const summaries = await withParts(context, areas);
  areas.forEach((row, index) => {
    const summary = summaries[index]?.summary;
    if (summary && (region === undefined || summary.regions.includes(region))) known.set(row.id, summary);
  });
  const shapes = await context.db.selectFrom('area_shapes').selectAll().orderBy('id').execute();
  return {
    type: 'FeatureCollection',
    features: shapes.flatMap((shape) => {
      const summary = known.get(shape.area_id);
      if (summary === undefined) return [];
      return [
        {
          type: 'Feature' as const,
          id: shape.id,
          properties: { area: summary.slug, name: summary.name, state: summary.state, shape: shape.kind },
          geometry: JSON.parse(shape.geometry) as ShapeGeometry,
        },
      ];
    }),
  };
}
