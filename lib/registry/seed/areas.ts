import { readAnnouncements } from '../areas/announcements';
import type { AreaInput, ShapeInput } from '../areas/save';
import { districtCells } from '../places/district-shapes';
import { placeNames } from '../places/names';
import type { Queryable } from '../store/store';
import { contentOptions, openContent } from './content';
import { sampleTotals } from './samples';

/** Whole districts only: which part of a district is announced, no source draws. */
function shapes({ parts }: AreaInput, cells: Awaited<ReturnType<typeof districtCells>>): ShapeInput[] {
  return parts.flatMap(({ kind, district }, index) => {
    const geometry = kind === 'district' && district !== null ? cells.get(district) : undefined;
    return geometry === undefined ? [] : [{ part: index, kind: 'indicative' as const, geometry }];
  });
}

/** The announced areas as they are stored: published facts, indicative shapes, sample totals. The places must be there. */
export async function shippedAreas(db: Queryable): Promise<AreaInput[]> {
  const source = await openContent('announcements.json');
  const { areas } = await readAnnouncements(await placeNames(db), source.text, contentOptions());
  const named = areas.flatMap(({ parts }) => parts.flatMap(({ district }) => district ?? []));
  const cells = await districtCells(db, new Set(named));
  return areas.map((area) => ({
    ...area,
    totals: { ...area.totals, ...sampleTotals(area), sample: true },
    shapes: shapes(area, cells),
  }));
}
