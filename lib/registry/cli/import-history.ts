import { type Command, Option } from 'commander';
import { dateOfDay } from '../../calendar/riyadh';
import { DATASETS, type DatasetName } from '../contract';
import { ImportBusyError } from '../datasets/lease';
import { type ImportRecord, importRecords, UndoRefusedError, undoImport } from '../history/undo';
import { withStore } from './context';
import { wholeNumber } from './options';
import { CliError, line, table } from './output';

const HEADINGS = [
  'id',
  'data set',
  'state',
  'file',
  'rows',
  'refused',
  'finished',
  'first day',
  'last day',
  'source',
  'licence',
  'coverage',
  'undo',
];

const dayText = (day: number | null) => (day === null ? null : dateOfDay(day));

function cellsOf(row: ImportRecord): unknown[] {
  return [
    row.id,
    row.dataset,
    row.sample === 1 ? `${row.status}, sample` : row.status,
    row.file_name,
    row.rows_accepted,
    row.rows_refused,
    row.finished_at,
    dayText(row.first_day),
    dayText(row.last_day),
    row.source,
    row.licence,
    row.coverage,
    row.notUndoable === null ? 'can be undone' : `no: ${row.notUndoable}`,
  ];
}

async function undo(id: number): Promise<void> {
  try {
    const { dataset, restored } = await withStore((store) => undoImport(store, id, () => new Date()));
    await line(
      dataset === 'transactions'
        ? `undone: its transactions are gone, ${restored} that it corrected are as they were`
        : `undone: ${restored} rows of ${dataset} are as they were`,
    );
  } catch (error) {
    if (error instanceof UndoRefusedError || error instanceof ImportBusyError)
      throw new CliError(`${error.message} Nothing was changed.`);
    throw error;
  }
}

/** What was imported, and taking it back. */
export function historyCommands(group: Command): void {
  group
    .command('list')
    .description('imports, the newest first: what they say of themselves, and whether they can be undone')
    .addOption(new Option('--dataset <name>', 'of one data set').choices([...DATASETS]))
    .option('--limit <number>', 'how many', wholeNumber, 50)
    .action(async (options: { dataset?: DatasetName; limit: number }) => {
      const { dataset, limit } = options;
      const records = await withStore((store) => importRecords(store.read, { dataset, limit }));
      await table(HEADINGS, records.map(cellsOf));
    });
  group
    .command('undo')
    .argument('<id>', 'as `import list` names it', wholeNumber)
    .description('bring back what an import replaced, and take away what it added')
    .action(undo);
}
