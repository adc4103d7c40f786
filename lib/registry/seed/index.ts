import { saveBranches } from '../appointments/save';
import { saveAreas } from '../areas/save';
import { type DatasetName, SERVICE_CODES } from '../contract';
import { type Provenance, saveProvenance } from '../datasets/provenance';
import { loadedDatasets, lockDatasets } from '../datasets/save';
import { readCities } from '../places/cities';
import { readDistricts } from '../places/importer';
import { placeNames } from '../places/names';
import { saveCities, saveDistricts, saveRegions } from '../places/save';
import { savePosts } from '../posts/save';
import { saveRegistrars } from '../registrars/save';
import { openRun, type SaveContext } from '../store/save';
import type { Queryable, Store } from '../store/store';
import { loadTransactions } from '../transactions/load';
import { seedAreas } from './areas';
import { contentOptions, openContent } from './content';
import { sampleRows } from './deeds';
import { POSTS } from './posts';
import { shippedRegions } from './regions';
import { SAMPLE_BRANCH, sampleRegistrars } from './samples';

const facts = (source: string): Provenance => ({ sample: false, source, licence: null, coverage: null });
const SAMPLE: Provenance = { sample: true, source: 'Sample data', licence: null, coverage: null };

/**
 * When what ships was last revised: the day that sitemaps and structured data give as the last change of areas and posts,
 * whenever a registry is filled with them.
 */
const SEED_REVISED_AT = new Date('2026-11-22T00:00:00+03:00');

interface Part {
  provenance: Provenance;
  /** Returns how many rows were read. */
  save: (context: SaveContext) => Promise<number>;
}

/** What ships, in the order in which one part needs another. */
const PARTS: Partial<Record<DatasetName, () => Part>> = {
  districts: () => ({
    provenance: facts('Names and centre points of regions, cities and districts'),
    save: async (context) => {
      await saveRegions(context, shippedRegions());
      const options = contentOptions('content');
      const cities = await readCities(await placeNames(context.db), await openContent('cities.csv'), options);
      await saveCities(context, cities.items);
      const source = await openContent('districts.csv');
      const { districts } = await readDistricts(await placeNames(context.db), source, options);
      await saveDistricts(context, districts);
      return cities.items.length + districts.length;
    },
  }),
  areas: () => {
    const areas = seedAreas();
    return {
      provenance: facts('Announcements published by REGA, SAMA and the press'),
      save: async (context) => {
        await saveAreas({ ...context, now: SEED_REVISED_AT }, areas);
        return areas.length;
      },
    };
  },
  areaTotals: () => ({ provenance: SAMPLE, save: async () => 0 }),
  registrars: () => {
    const registrars = sampleRegistrars().map((registrar) => ({ ...registrar, verifiedOn: null }));
    return {
      provenance: SAMPLE,
      save: async (context) => {
        await saveRegistrars(context, registrars);
        return registrars.length;
      },
    };
  },
  posts: () => ({
    provenance: facts('Announcements published by REGA, SAMA and the press'),
    save: async (context) => {
      await savePosts(
        { ...context, now: SEED_REVISED_AT },
        POSTS.map(({ slug, publishedOn, source, ar, en }) => ({
          slug,
          publishedOn,
          texts: {
            ar: { ...ar, source: { ...source, name: source.name.ar } },
            en: { ...en, source: { ...source, name: source.name.en } },
          },
        })),
      );
      return POSTS.length;
    },
  }),
  appointments: () => ({
    provenance: SAMPLE,
    save: async (context) => {
      await saveBranches(context, [{ ...SAMPLE_BRANCH, services: [...SERVICE_CODES] }]);
      return 1;
    },
  }),
};

async function seedPart(db: Queryable, dataset: DatasetName, part: Part, now: Date): Promise<void> {
  const run = { dataset, fileName: '(seed)', contentHash: '', rowsRead: 0, rowsRefused: 0 };
  const importId = await openRun(db, { ...run, provenance: part.provenance, undoable: false }, now);
  const context = { db, importId, now };
  const rows = await part.save(context);
  await db
    .updateTable('imports')
    .set({ rows_read: rows, rows_accepted: rows })
    .where('id', '=', importId)
    .execute();
  await saveProvenance(context, dataset, part.provenance);
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

/**
 * Fills whatever data set the registry never had with the data that ships; returns the names of those it filled. All in
 * one transaction that holds the write lock: of several processes starting at once one fills and the others find it done.
 * @param again fills those too that were emptied since
 */
export async function ensureSeeded(
  store: Store,
  { again = false, now = new Date() }: { again?: boolean; now?: Date } = {},
): Promise<DatasetName[]> {
  const missing = async (db: Queryable) => {
    const names = new Set([...(await loadedDatasets(db)), ...(again ? [] : await everLoaded(db))]);
    return ([...Object.keys(PARTS), 'transactions'] as DatasetName[]).filter((name) => !names.has(name));
  };
  if ((await missing(store.read)).length === 0) return [];
  return store.write.transaction().execute(async (db) => {
    await lockDatasets(db, store.kind);
    const names = await missing(db);
    for (const name of names) {
      const part = PARTS[name]?.();
      if (part === undefined) await seedTransactions(db, store.kind, now);
      else await seedPart(db, name, part, now);
    }
    return names;
  });
}

/** Regions, cities and districts, which every file of data names: an import into a registry without them needs them first. */
export async function ensurePlaces(store: Store, now: Date = new Date()): Promise<void> {
  const there = async (db: Queryable) => (await loadedDatasets(db)).has('districts');
  if (await there(store.read)) return;
  await store.write.transaction().execute(async (db) => {
    await lockDatasets(db, store.kind);
    const part = PARTS.districts?.();
    if (part !== undefined && !(await there(db))) await seedPart(db, 'districts', part, now);
  });
}
