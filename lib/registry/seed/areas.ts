import type { AreaInput, PartInput, ShapeInput } from '../areas/save';
import type { SeedAnnouncement, SeedPart } from './announcement-types';
import { ANNOUNCEMENTS } from './announcements';
import { districtCells } from './district-cells';
import { RIYADH_DISTRICTS } from './places';
import { sampleTotals } from './samples';

const districtNames = new Map(RIYADH_DISTRICTS.map(({ code, ar, en }) => [code, { ar, en }]));

function part({ kind, region, city, district, name, districts, plots }: SeedPart): PartInput {
  return {
    kind,
    region,
    city,
    district: district ?? null,
    name: name ?? (district === undefined ? null : (districtNames.get(district) ?? null)),
    districtCount: districts ?? null,
    plotCount: plots ?? null,
  };
}

/** Whole districts only: which part of a district is announced, no source draws. */
function shapes(parts: readonly SeedPart[], cells: ReturnType<typeof districtCells>): ShapeInput[] {
  return parts.flatMap(({ kind, district }, index) => {
    const geometry = kind === 'district' && district !== undefined ? cells.get(district) : undefined;
    return geometry === undefined ? [] : [{ part: index, kind: 'indicative' as const, geometry }];
  });
}

function events({ announcedOn, startsOn, endsOn, endNote }: SeedAnnouncement): AreaInput['events'] {
  return [
    { kind: 'announced' as const, on: announcedOn, note: null },
    { kind: 'started' as const, on: startsOn, note: null },
    { kind: 'ended' as const, on: endsOn, note: endNote ?? null },
  ].flatMap(({ kind, on, note }) => (on === null ? [] : [{ kind, on, note }]));
}

/** The announced areas as they are stored: published facts, indicative shapes, sample totals. */
export function seedAreas(): AreaInput[] {
  const named = ANNOUNCEMENTS.flatMap(({ parts }) => parts.flatMap(({ district }) => district ?? []));
  const cells = districtCells(new Set(named));
  return ANNOUNCEMENTS.map((announcement) => ({
    slug: announcement.slug,
    name: announcement.name,
    announcedOn: announcement.announcedOn,
    startsOn: announcement.startsOn,
    endsOn: announcement.endsOn,
    plotCount: announcement.plots,
    totals: { ...sampleTotals(announcement), sample: true },
    parts: announcement.parts.map(part),
    shapes: shapes(announcement.parts, cells),
    events: events(announcement),
    sources: announcement.sources,
  }));
}
