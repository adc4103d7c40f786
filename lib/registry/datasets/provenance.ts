import { sql } from 'kysely';
import { type DatasetName, type DealCoverage, SOURCES_JOINT, SOURCES_NAMED } from '../contract';
import type { Queryable } from '../store/store';
import type { Entity } from './changes';

/** Where the rows of an import come from; stored with it. */
export interface Provenance {
  sample: boolean;
  source: string;
  licence: string | null;
  coverage: DealCoverage | null;
}

/** The table of each data set: its rows say of which import they are, samples among them give way, undoing goes by its key. */
export const TABLE_OF = {
  areas: 'areas',
  registrars: 'registrars',
  posts: 'posts',
  districts: 'districts',
  transactions: 'deeds',
  appointments: 'branches',
} as const satisfies Record<Exclude<DatasetName, 'areaTotals'>, Entity | 'deeds'>;
type DatasetWithRows = keyof typeof TABLE_OF;
const hasRows = (dataset: DatasetName): dataset is DatasetWithRows => dataset in TABLE_OF;

/** Those of which a file is stored in one step; transactions go in chunks. */
export type SmallDataset = Exclude<DatasetWithRows, 'transactions'>;

/** Each once, in the order of the imports, as one text for both languages. */
function joined(texts: readonly (string | null)[]): string | null {
  const all = [...new Set(texts.filter((text) => text !== null))];
  return all.length === 0 ? null : all.slice(-SOURCES_NAMED).join(SOURCES_JOINT);
}

function coverageOf(texts: readonly (DealCoverage | null)[]): DealCoverage | null {
  const [only, ...others] = new Set(texts.filter((text) => text !== null));
  return only === undefined ? null : others.length > 0 ? 'mixed' : only;
}

/**
 * Whether an import still has rows in its data set. Of transactions, those count too that come back to it when a later
 * import that corrected them is not, or no longer, active.
 */
export function holdsRows(dataset: DatasetWithRows) {
  const stored = sql<boolean>`exists (select 1 from ${sql.table(TABLE_OF[dataset])} t where t.import_id = imports.id)`;
  if (dataset !== 'transactions') return stored;
  return sql<boolean>`(${stored} or exists (select 1 from deed_versions v join imports u on u.id = v.import_id
    where v.previous_import_id = imports.id and u.status in ('loading', 'undoing')))`;
}

/**
 * Says of a data set what the imports say whose rows it still holds: their sources, licences and coverage. Without
 * any it counts as never loaded.
 */
export async function refreshDataset(db: Queryable, dataset: DatasetName): Promise<void> {
  if (!hasRows(dataset)) return;
  const imports = await db
    .selectFrom('imports')
    .selectAll()
    .where('dataset', '=', dataset)
    .where('status', '=', 'active')
    .where(holdsRows(dataset))
    .orderBy('id')
    .execute();
  const newest = imports.at(-1);
  if (newest === undefined) {
    await db.deleteFrom('datasets').where('dataset', '=', dataset).execute();
    return;
  }
  await putDataset(db, dataset, {
    sample: imports.every((row) => row.sample === 1),
    source: joined(imports.map((row) => row.source)) ?? newest.file_name,
    licence: joined(imports.map((row) => row.licence)),
    coverage: coverageOf(imports.map((row) => row.coverage)),
    importId: newest.id,
    at: newest.finished_at ?? newest.started_at,
  });
}

async function putDataset(
  db: Queryable,
  dataset: DatasetName,
  { importId, at, sample, ...said }: Provenance & { importId: number; at: string },
): Promise<void> {
  const row = { ...said, sample: sample ? (1 as const) : (0 as const), import_id: importId, imported_at: at };
  await db
    .insertInto('datasets')
    .values({ dataset, ...row })
    .onConflict((oc) => oc.column('dataset').doUpdateSet(row))
    .execute();
}

/** Says where the rows of an import come from, and what that makes of its data set. */
export async function saveProvenance(
  { db, importId, now }: { db: Queryable; importId: number; now: Date },
  dataset: DatasetName,
  provenance: Provenance,
): Promise<void> {
  const { source, licence, coverage } = provenance;
  if (!hasRows(dataset)) {
    await putDataset(db, dataset, { ...provenance, importId, at: now.toISOString() });
    return;
  }
  await db.updateTable('imports').set({ source, licence, coverage }).where('id', '=', importId).execute();
  await refreshDataset(db, dataset);
}
