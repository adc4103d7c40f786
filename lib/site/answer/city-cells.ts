import { LRUCache } from 'lru-cache';
import type { District, ShapeGeometry } from '@/lib/registry';
import { cutAtCoast } from '@/lib/registry/geometry/coast-cut';
import { cellsAmong } from '@/lib/registry/geometry/district-cells';

export type Cells = ReadonlyMap<string, ShapeGeometry>;

/** Cities whose cells are kept. */
const CITIES_KEPT = 60;

/** Cells by the centres of a city's districts: a remote registry's list is read anew for each answer. */
const known = new LRUCache<string, Promise<{ cells: Cells; all: readonly ShapeGeometry[] }>>({
  max: CITIES_KEPT,
});

/** The cells of a city's districts, ashore, in the order of its list. */
export function cellsOf(items: readonly District[]) {
  const key = items.map(({ code, centre }) => `${code} ${centre?.lon} ${centre?.lat}`).join('\n');
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const cells = cut(items);
  known.set(key, cells);
  // What failed is tried again.
  cells.catch(() => known.delete(key));
  return cells;
}

async function cut(items: readonly District[]): Promise<{ cells: Cells; all: readonly ShapeGeometry[] }> {
  const rows = items.map(({ code, centre }) => ({
    code,
    city_id: 0,
    lon: centre?.lon ?? null,
    lat: centre?.lat ?? null,
  }));
  const made = await cellsAmong(rows, new Set(items.map(({ code }) => code)));
  const ashore = await cutAtCoast([...made].map(([code, geometry]) => ({ code, geometry, official: false })));
  return {
    cells: new Map(ashore.map(({ code, geometry }) => [code, geometry])),
    all: ashore.map(({ geometry }) => geometry),
  };
}
