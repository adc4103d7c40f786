import { sql } from 'kysely';
import { placeNameKey } from '../../i18n/arabic';
import { type SaveContext, slices } from '../store/save';
import { written } from '../store/stage';

/** A place by its names, as a file or what ships has it. */
export interface Named {
  code: string;
  ar: string;
  en: string;
  /** Other spellings that mean the place. */
  aliases: readonly string[];
}

export interface Alias {
  kind: 'region' | 'city' | 'district';
  parent_id: number;
  alias: string;
  target_id: number;
}

/** The keys under which a place is found, each once. */
export function keysOf(place: Named): string[] {
  const keys = new Set([place.ar, place.en, ...place.aliases].map(placeNameKey));
  keys.delete('');
  return [...keys];
}

/** An alias that another place of the same parent has already keeps its meaning. */
export async function saveAliases(
  { db, importId }: Pick<SaveContext, 'db'> & { importId: number | null },
  rows: readonly Alias[],
): Promise<void> {
  for (const slice of slices(rows))
    await db
      .insertInto('place_aliases')
      .values(slice.map((row) => ({ ...row, import_id: importId })))
      .onConflict((oc) => oc.columns(['kind', 'parent_id', 'alias']).doNothing())
      .execute();
}

/** Where the places of a kind are stored, and where the place that they belong to stands: a city's in its staged row. */
const PLACES = {
  city: { table: 'cities', parent: 's.region_id' },
  district: { table: 'districts', parent: 'p.city_id' },
} as const;

/**
 * The staged spellings of places that are stored by now, by the places' codes.
 * @param staged a table with code, position and alias, of cities with their region too
 * @returns how many were new
 */
export function saveStagedSpellings(
  { db, importId }: Pick<SaveContext, 'db' | 'importId'>,
  kind: keyof typeof PLACES,
  staged: string,
): Promise<number> {
  const { table, parent } = PLACES[kind];
  return written(
    sql`insert into place_aliases (kind, parent_id, alias, target_id, import_id)
    select ${sql.lit(kind)}, ${sql.ref(parent)}, s.alias, p.id, ${sql.lit(importId)}
    from ${sql.table(staged)} s join ${sql.table(table)} p on p.code = s.code where true order by s.position
    on conflict (kind, parent_id, alias) do nothing`,
    db,
  );
}
