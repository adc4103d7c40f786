import type { DatasetName, ReadOutput } from '../contract';
import type { ReadContext } from '../store/read-context';
import type { Queryable } from '../store/store';

export async function datasets({ db }: ReadContext): Promise<ReadOutput<'datasets'>> {
  const rows = await db.selectFrom('datasets').selectAll().orderBy('dataset').execute();
  return {
    items: rows.map((row) => ({
      dataset: row.dataset as DatasetName,
      sample: row.sample === 1,
      source: row.source,
      licence: row.licence,
      coverage: row.coverage,
      importedAt: row.imported_at,
    })),
  };
}

/** The data sets that are sample data. */
export async function sampleDatasets(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('datasets')
    .select('dataset')
    .where('sample', '=', 1)
    .orderBy('dataset')
    .execute();
  return rows.map(({ dataset }) => dataset);
}
