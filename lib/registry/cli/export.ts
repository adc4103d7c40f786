import { stringify } from 'csv-stringify';
import { FORM_CODES, forms, isFormCode } from '../../forms';
import type { SubmissionRecord } from '../submissions/admin';
import { line, write } from './output';

const HEAD = ['reference', 'form', 'locale', 'state', 'delivery', 'receivedAt'] as const;

/** The fields of one form, or of all forms side by side. */
function fieldNames(form: string | undefined): string[] {
  const codes = form === undefined ? FORM_CODES : isFormCode(form) ? [form] : [];
  return [...new Set(codes.flatMap((code) => Object.keys(forms[code].fields)))];
}

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * CSV for spreadsheets: UTF-8 with a byte order mark, and no cell that a spreadsheet would run as a formula.
 * @returns the number of records
 */
export async function exportCsv(
  records: AsyncIterable<SubmissionRecord>,
  form: string | undefined,
): Promise<number> {
  const fields = fieldNames(form);
  // A field may be called as a column of ours is; the prefix keeps both.
  const columns = [
    ...HEAD,
    ...fields.map((name) => (HEAD.some((own) => own === name) ? `field.${name}` : name)),
  ];
  const csv = stringify({
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  const output = (async () => {
    for await (const chunk of csv) await write(String(chunk));
  })();
  let count = 0;
  for await (const record of records) {
    const row = [...HEAD.map((name) => record[name]), ...fields.map((name) => text(record.values[name]))];
    if (!csv.write(row)) await new Promise((resolve) => csv.once('drain', resolve));
    count += 1;
  }
  csv.end();
  await output;
  return count;
}

/** JSON Lines: one object a submission. */
export async function exportJson(records: AsyncIterable<SubmissionRecord>): Promise<number> {
  let count = 0;
  for await (const record of records) {
    await line(JSON.stringify(record));
    count += 1;
  }
  return count;
}
