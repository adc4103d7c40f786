import { readBranches } from '../appointments/importer';
import { saveBranches } from '../appointments/save';
import { saveAreas } from '../areas/save';
import type { DatasetName } from '../contract';
import { type Provenance, saveProvenance } from '../datasets/provenance';
import { openRun } from '../datasets/run-record';
import { loadedDatasets, lockDatasets } from '../datasets/save';
import { placeNames } from '../places/names';
import { saveDistricts, saveRegions } from '../places/save';
import { saveCities } from '../places/save-cities';
import { savePosts } from '../posts/save';
import { saveRegistrars } from '../registrars/save';
import type { SaveContext } from '../store/save';
import type { Queryable, Store } from '../store/store';
import { loadTransactions } from '../transactions/load';
import { shippedAreas } from './areas';
import { contentOptions, openContent } from './content';
import { shippedPlaces } from './places';
import { shippedPosts } from './posts';
import { sampleRegistrars } from './samples';
import { sampleRows } from './transactions';

const facts = (source: string): Provenance => ({ sample: false, source, licence: null, coverage: null });
const SAMPLE: Provenance = { sample: true, source: 'Sample data', licence: null, coverage: null };

/**
 * When what ships was last revised: the day that sitemaps and structured data give as the last change of areas and posts,
 * whenever a registry is filled with them.
 */
const SEED_REVISED_AT = new Date('2026-11-22T00:00:00+03:00');

interface Part {
  provenance: Provenance;
  /** Reads what ships, while others may write; what it returns stores it in a short step and says how many rows it is. */
  read: (db: Queryable) => Promise<(context: SaveContext) => Promise<number>>;
}

/** What ships, in the order in which one part needs another. */
const PARTS: Partial<Record<DatasetName, Part>> = {
  districts: {
    provenance: facts('Names and centre points of regions, cities and districts'),
    read: async () => {
      const { regions, cities, districts } = await shippedPlaces();
      return async (context) => {
        await saveRegions(context, regions);
        await saveCities(context, cities);
        await saveDistricts(context, districts);
        return cities.length + districts.length;
      };
    },
  },
  areas: {
    provenance: facts('Announcements published by REGA, SAMA and the press'),
    read: async (db) => {
      const areas = await shippedAreas(db);
      return async (context) => {
        await saveAreas({ ...context, now: SEED_REVISED_AT }, areas);
        return areas.length;
      };
    },
  },
  areaTotals: { provenance: SAMPLE, read: async () => async () => 0 },
  registrars: {
    provenance: SAMPLE,
    read: async () => {
      const registrars = sampleRegistrars();
      return async (context) => {
        await saveRegistrars(context, registrars);
        return registrars.length;
      };
    },
  },
  posts: {
    provenance: facts('Announcements published by REGA, SAMA and the press'),
    read: async () => {
      const posts = await shippedPosts();
      return async (context) => {
        await savePosts({ ...context, now: SEED_REVISED_AT }, posts);
        return posts.length;
      };
    },
  },
  appointments: {
    provenance: SAMPLE,
    read: async (db) => {
      const source = await openContent('samples/branches.csv');
      const { items } = await readBranches(await placeNames(db), source, contentOptions());
      return async (context) => {
        await saveBranches(context, items);
        return items.length;
      };
    },
  },
};

/** Stores what was read of a data set, unless another process was quicker. */
async function seedPart(store: Store, dataset: DatasetName, { again, now }: Filling): Promise<boolean> {
  const part = PARTS[dataset];
  const save = await part?.read(store.read);
  return store.write.transaction().execute(async (db) => {
    await lockDatasets(db, store.kind);
    if (!(await missing(db, again)).includes(dataset)) return false;
    if (part === undefined || save === undefined) {
      await seedTransactions(db, store.kind, now);
      return true;
    }
    const run = { dataset, fileName: '(seed)', contentHash: '', rowsRead: 0, rowsRefused: 0 };
    const importId = await openRun(db, { ...run, provenance: part.provenance, undoable: false }, now);
    const context = { db, importId, now };
    const rows = await save(context);
    await db
      .updateTable('imports')
      .set({ rows_read: rows, rows_accepted: rows })
      .where('id', '=', importId)
      .execute();
    await saveProvenance(context, dataset, part.provenance);
    return true;
  });
}

async function seedTransactions(db: Queryable, kind: Store['kind'], now: Date): Promise<void> {
  const rows = await sampleRows(db);
  await loadTransactions(
    db,
    kind,
    (step) => step(db),
    (async function* () {
      yield rows;
    })(),
    {
      provenance: () => ({ ...SAMPLE, coverage: 'announced_areas' }),
      fileName: '(seed)',
      contentHash: () => '',
      rowsRead: () => rows.length,
      rowsRefused: () => 0,
      now: () => now,
    },
  );
}

/** Data sets that were filled, imported or emptied once: what became of them since is the operator's will. */
async function everLoaded(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('dataset')
    .distinct()
    .where('status', 'in', ['active', 'superseded'])
    .execute();
  return rows.map(({ dataset }) => dataset);
}

interface Filling {
  again: boolean;
  now: Date;
}

async function missing(db: Queryable, again: boolean): Promise<DatasetName[]> {
  const names = new Set([...(await loadedDatasets(db)), ...(again ? [] : await everLoaded(db))]);
  return ([...Object.keys(PARTS), 'transactions'] as DatasetName[]).filter((name) => !names.has(name));
}

/**
 * Fills whatever data set the registry never had with the data that ships; returns the names of those it filled. Each in one
 * transaction that holds the write lock: of several processes starting at once one fills it and the others find it done.
 * @param again fills those too that were emptied since
 */
export async function ensureSeeded(
  store: Store,
  { again = false, now = new Date() }: { again?: boolean; now?: Date } = {},
): Promise<DatasetName[]> {
  const filled: DatasetName[] = [];
  for (const name of await missing(store.read, again))
    if (await seedPart(store, name, { again, now })) filled.push(name);
  return filled;
}

/** Regions, cities and districts, which every file of data names: an import into a registry without them needs them first. */
export async function ensurePlaces(store: Store, now: Date = new Date()): Promise<void> {
  if ((await loadedDatasets(store.read)).has('districts')) return;
  await seedPart(store, 'districts', { again: true, now });
}
