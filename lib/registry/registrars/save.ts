import { sql } from 'kysely';
import { foldForSearch } from '../../i18n/arabic';
import { contentHash, idsByCode, type SaveContext, type SaveResult } from '../store/save';
import { dropStaged, type StageColumns, stagedCount, stageRows, written } from '../store/stage';
import type { Queryable } from '../store/store';

export interface RegistrarInput {
  code: string;
  ar: string;
  en: string | null;
  /** Digits, international form without a plus. */
  phone: string;
  region: string;
  verifiedOn: string | null;
}

const STAGED = 'staged_registrars';
const COLUMNS = {
  code: 'text',
  name_ar: 'text',
  name_en: 'text',
  search: 'text',
  phone: 'text',
  region_id: 'bigint',
  verified_on: 'text',
  content_hash: 'text',
} as const satisfies StageColumns;

/** Writing the key again would cost its index as much as a new one. */
const CHANGING = Object.keys(COLUMNS).filter((name) => name !== 'code');
const columns = sql.join(Object.keys(COLUMNS).map((name) => sql.ref(name)));

/** Puts registrars beside the store, ready for {@link saveStagedRegistrars} on the same connection. */
export async function stageRegistrars(db: Queryable, registrars: readonly RegistrarInput[]): Promise<void> {
  const regions = await idsByCode(db, 'regions');
  const rows = registrars.map((input) => {
    const region = regions.get(input.region);
    if (region === undefined) throw new Error(`Registrar ${input.code}: no region ${input.region}`);
    return {
      code: input.code,
      name_ar: input.ar,
      name_en: input.en,
      search: foldForSearch(`${input.ar} ${input.en ?? ''}`),
      phone: input.phone,
      region_id: region,
      verified_on: input.verifiedOn,
      content_hash: contentHash(input),
    };
  });
  await stageRows(db, STAGED, COLUMNS, rows);
}

/** Takes the staged registrars over, by code; with `replace`, those of other codes go. */
export async function saveStagedRegistrars(
  { db, importId }: SaveContext,
  { replace = false }: { replace?: boolean } = {},
): Promise<SaveResult> {
  const staged = sql.table(STAGED);
  const changed = await written(
    sql`update registrars set import_id = ${importId}, ${sql.join(
      CHANGING.map((name) => sql`${sql.ref(name)} = s.${sql.ref(name)}`),
    )}
    from ${staged} s
    where s.code = registrars.code and s.content_hash is distinct from registrars.content_hash`,
    db,
  );
  const added = await written(
    sql`insert into registrars (import_id, ${columns})
    select ${sql.lit(importId)}, ${columns} from ${staged} s
    where not exists (select 1 from registrars r where r.code = s.code) order by s.code`,
    db,
  );
  const deleted = replace
    ? await written(
        sql`delete from registrars where not exists (select 1 from ${staged} s where s.code = registrars.code)`,
        db,
      )
    : 0;
  const rows = await stagedCount(db, STAGED);
  await dropStaged(db, [STAGED]);
  return { added, changed: changed + deleted, unchanged: rows - added - changed };
}

/** Adds or changes registrars, by code. */
export async function saveRegistrars(
  context: SaveContext,
  registrars: readonly RegistrarInput[],
): Promise<SaveResult> {
  await stageRegistrars(context.db, registrars);
  return saveStagedRegistrars(context);
}
