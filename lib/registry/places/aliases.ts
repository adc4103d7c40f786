import { placeNameKey } from '../../i18n/arabic';
import { type SaveContext, slices } from '../store/save';

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
