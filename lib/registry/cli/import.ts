import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { env } from '../../env';
import { COVERAGES, type DealCoverage } from '../contract/indicators';
import { ImportBusyError } from '../datasets/lease';
import type { DateOrder } from '../import/dates';
import { FileRefusedError } from '../import/errors';
import { Refusals } from '../import/report';
import type { ImportOptions, ImportResult } from '../import/run';
import { openSource, type Source } from '../import/source';
import type { Store } from '../store/store';
import { importTransactions, type TransactionImportResult } from '../transactions/importer';
import type { PlaceStatistics } from '../transactions/places';
import { withPlaces } from './context';
import { historyCommands } from './import-history';
import { percentage, shownName } from './options';
import { CliError, facts, line, note } from './output';
import { progressOf } from './progress';

interface CommonOptions {
  dryRun?: true;
  strict?: true;
  encoding?: string;
  report?: string;
  source?: string;
  licence?: string;
  unterminated?: true;
}

const UNMATCHED_SHOWN = 15;

function reportPath(options: CommonOptions, dataset: string): string {
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  return options.report ?? join(env().DATA_DIR, 'import-reports', `${dataset}-${stamp}.csv`);
}

/** The refused rows: how many for which reason, the first ones, and where all of them stand. */
function printRefusals(refusals: Refusals): void {
  let path: string | null = null;
  try {
    path = refusals.close();
  } catch (error) {
    // Only its end can be lacking here: what was stored is.
    note(`${(error as Error).message} It is not whole.`);
  }
  if (refusals.total === 0) return;
  note(`${refusals.total} rows refused:`);
  for (const [reason, rows] of refusals.reasons().slice(0, 10)) note(`  ${rows} × ${reason}`);
  for (const { line: at, reason } of refusals.examples) note(`  ${refusals.unit} ${at}: ${reason}`);
  if (path !== null) note(`All of them: ${path}`);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

/** How far rows could be placed: in all that they name of a place, or not. */
function placed({ rows, districts, villages, cities }: PlaceStatistics): string {
  const sum = districts + villages + cities;
  return `${sum} of ${rows} (${percent(sum, rows)}): ${districts} in a district (${percent(districts, rows)}), ${villages} in a village beside their city, ${cities} in their city, as they name no more`;
}

async function printTransactions(
  name: string,
  result: TransactionImportResult,
  options: CommonOptions,
  namesPath: string,
): Promise<void> {
  const { places } = result;
  await facts({
    file: name,
    rows: result.read,
    added: result.added,
    corrected: result.corrected,
    unchanged: result.unchanged,
    repeated: result.repeated,
    'first day': result.firstDay,
    'last day': result.lastDay,
    'total value, SAR': (result.valueHalalas / 100).toFixed(2),
    'total area, m²': (result.areaDm2 / 100).toFixed(2),
    'places matched': placed(places),
    suspicious: result.suspicious.map(([kind, rows]) => `${rows} ${kind}`).join(', ') || 'none',
  });
  if (places.unmatched.length > 0) {
    note(`Names that match no known place (${places.unmatched.length}), their rows stand without it:`);
    for (const { kind, name: place, rows } of places.unmatched.slice(0, UNMATCHED_SHOWN))
      note(`  ${rows} × ${kind} ${place}`);
    if (places.unmatched.length > UNMATCHED_SHOWN) note('  …');
  }
  if (result.namesReported) {
    note(`All of them, and those of cities without known districts: ${namesPath}`);
    note(
      'What is right there is added by `import districts FILE --create-cities`; then import this file again.',
    );
  }
  for (const [type, rows] of result.unknownTypes) note(`${rows} rows of class "${type}" count as other.`);
  if (options.dryRun) await line('dry run: nothing was stored');
  else if (!result.stored) await line('nothing new: the registry is as it was');
}

type Opener<S> = (path: string, options: { encoding?: string }) => Promise<S>;

/** Runs one file's import; a file that is refused becomes an error with its name. */
async function importFile<T, S = Source>(
  path: string,
  dataset: string,
  options: CommonOptions,
  run: (input: { source: S; refusals: Refusals }) => Promise<T>,
  open: Opener<S> = openSource as Opener<S>,
): Promise<T> {
  const refusals = new Refusals(reportPath(options, dataset));
  try {
    const source = await open(path, options.encoding === undefined ? {} : { encoding: options.encoding });
    return await run({ source, refusals });
  } catch (error) {
    if (error instanceof FileRefusedError || error instanceof ImportBusyError)
      throw new CliError(`${path}: ${error.message} Nothing of this file was stored.`);
    throw error;
  } finally {
    printRefusals(refusals);
  }
}

export function commonOptions(command: Command): Command {
  return command
    .argument('<file...>', 'files, .gz too; - is standard input')
    .option('--dry-run', 'read and check, store nothing')
    .option('--strict', 'refuse the file if any row is refused')
    .option('--encoding <name>', 'the encoding, where it is not told from the file')
    .option('--report <file>', 'where to list refused rows (default: DATA_DIR/import-reports)')
    .option('--source <text>', 'where the data comes from, as pages will say', shownName)
    .option('--licence <text>', 'the licence of the data, as pages will say', shownName);
}

/** One of the small data sets, file after file. */
async function small<O extends CommonOptions, S extends Pick<Source, 'name' | 'size' | 'read'> = Source>(
  dataset: string,
  files: string[],
  options: O,
  run: (store: Store, source: S, options: O & ImportOptions) => Promise<ImportResult>,
  open?: Opener<S>,
): Promise<void> {
  await withPlaces(async (store) => {
    for (const path of files) {
      const one = async ({ source, refusals }: { source: S; refusals: Refusals }) => {
        const progress = progressOf(source);
        try {
          const result = await run(store, source, {
            ...options,
            source: options.source ?? source.name,
            licence: options.licence ?? null,
            refusals,
            onRow: progress.rows,
          });
          progress.stop();
          await printSmall(source.name, result, options);
        } finally {
          progress.stop();
        }
      };
      await importFile(path, dataset, options, one, open);
    }
  });
}

async function printSmall(name: string, result: ImportResult, options: CommonOptions): Promise<void> {
  await facts({
    file: name,
    rows: result.read,
    added: result.added,
    changed: result.changed,
    unchanged: result.unchanged,
    ...(result.spellings ? { 'new spellings': result.spellings } : {}),
    'sample rows dropped': result.samplesDropped,
  });
  for (const remark of result.remarks) note(remark);
  if (options.dryRun) await line('dry run: nothing was stored');
  else if (!result.stored) await line('nothing new: the registry is as it was');
}

interface TransactionOptions extends CommonOptions {
  coverage?: DealCoverage;
  dateOrder?: DateOrder;
  maxSuspicious?: number;
  asStated?: true;
  mixed?: true;
}

async function transactions(files: string[], options: TransactionOptions): Promise<void> {
  await withPlaces(async (store) => {
    for (const path of files)
      await importFile(path, 'transactions', options, async ({ source, refusals }) => {
        const progress = progressOf(source);
        const namesReport = reportPath({}, 'transactions-places');
        try {
          const result = await importTransactions(store, source, {
            ...options,
            namesReport,
            source: options.source ?? source.name,
            licence: options.licence ?? null,
            refusals,
            onRow: progress.rows,
            onStore: progress.storing,
          });
          progress.stop();
          await printTransactions(source.name, result, options, namesReport);
        } finally {
          progress.stop();
        }
      });
  });
}

/**
 * Reading data sets from files. What only the small data sets need is loaded when they are asked for: an import of
 * millions of transactions has a bound on memory to keep. One statement a data set, a table of what may be said of each.
 */
export function importCommands(program: Command): void {
  const group = program
    .command('import')
    .description('read a data set from files; all or nothing for each file');
  historyCommands(group);
  commonOptions(group.command('transactions'))
    .description('transactions, CSV: the layouts of the Ministry of Justice, or our own column names')
    .option('--unterminated', 'the file is whole though its last line has no end')
    .addOption(new Option('--date-order <order>', 'of dates such as 03/04/2024').choices(['dmy', 'mdy']))
    .addOption(new Option('--coverage <code>', 'which transactions these are').choices([...COVERAGES]))
    .option('--max-suspicious <percent>', 'rows that may look wrong (default: 1, or 10 rows)', percentage)
    .option(
      '--mixed',
      'store transactions of another kind, period or set of regions than those that are there',
    )
    .option('--as-stated', 'count values, areas and newest days that look wrong as they stand')
    .action(transactions);
  commonOptions(group.command('districts'))
    .description('districts: GeoJSON with boundaries, or CSV with centres')
    .option('--unterminated', 'the file is whole though its last line has no end')
    .option('--city <name>', 'the city of rows that name none')
    .option('--create-cities', 'add cities that are not known')
    .option('--outside', 'take shapes outside of the outline of their region: islands')
    .action(async (files: string[], options) => {
      const { importDistricts } = await import('../places/importer');
      await small('districts', files, options, importDistricts);
    });
  commonOptions(group.command('cities'))
    .description('cities, towns and villages: CSV')
    .option('--unterminated', 'the file is whole though its last line has no end')
    .action(async (files: string[], options) => {
      const { importCities } = await import('../places/cities');
      await small('cities', files, options, importCities);
    });
  commonOptions(group.command('areas'))
    .description('announced areas: GeoJSON, or CSV without shapes')
    .option('--unterminated', 'the file is whole though its last line has no end')
    .option('--outside', 'take shapes outside of the outline of their region: islands')
    .option('--indicative', 'the shapes are schematic, not official boundaries')
    .option('--replace', 'the file is the whole set: delete areas that it does not name')
    .action(async (files: string[], options) => {
      const { importAreas } = await import('../areas/importer');
      await small('areas', files, options, importAreas);
    });
  commonOptions(group.command('registrars'))
    .description('licensed registrars: CSV')
    .option('--unterminated', 'the file is whole though its last line has no end')
    .option('--replace', 'the file is the whole list: delete registrars that it does not name')
    .action(async (files: string[], options) => {
      const { importRegistrars } = await import('../registrars/importer');
      await small('registrars', files, options, importRegistrars);
    });
  commonOptions(group.command('branches'))
    .description('branches where visitors book: CSV or JSON')
    .option('--unterminated', 'the file is whole though its last line has no end')
    .option('--replace', 'the file is the whole list: take branches away that it does not name')
    .action(async (files: string[], options) => {
      const { importBranches } = await import('../appointments/importer');
      await small('branches', files, options, importBranches);
    });
  commonOptions(group.command('posts'))
    .description('news posts: Markdown with front matter, one file a language; or folders of them')
    .action(async (files: string[], options) => {
      const { importPost } = await import('../posts/importer');
      const { isFolder, openFolder } = await import('../import/folder');
      const open = async (path: string, how: { encoding?: string }) =>
        (await isFolder(path)) ? openFolder(path, how) : openSource(path, how);
      await small('posts', files, options, importPost, open);
    });
}
