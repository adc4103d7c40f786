import type { Field, FieldTable } from './fields';
import { countCharacters } from './validators/normalise';

/**
 * One line of a receipt: enough for the sender to recognise what was sent, nothing for a stranger who has the link.
 * `masked` is text to show as it is; `option` is a code whose text the messages hold, `code` one of the
 * registry's data; `characters` is a length, `count` a
 * number of files, `date` a day (`YYYY-MM-DD`) and `moment` an instant.
 */
export type ReceiptLine = { name: string } & (
  | { masked: string }
  | { option: string }
  | { code: string }
  | { characters: number }
  | { count: number }
  | { date: string }
  | { moment: string }
);

const HIDDEN = '•••';

/** The first letter of each word: `نورة العبدالله` becomes `ن••• ا•••`. */
function maskName(name: string): string {
  return name
    .split(' ')
    .map((word) => `${[...word][0] ?? ''}${HIDDEN}`)
    .join(' ');
}

/** How each word begins, never more than half of it: `موعد التسجيل` becomes `مو••• الت•••`. */
function maskLine(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      const letters = [...word];
      return letters.slice(0, Math.min(3, Math.floor(letters.length / 2))).join('') + HIDDEN;
    })
    .join(' ');
}

function maskEmail(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local.slice(0, 1)}${HIDDEN}@${domain.slice(0, 1)}${HIDDEN}${domain.slice(domain.lastIndexOf('.'))}`;
}

/** Only the end of a number: what people compare. */
const maskNumber = (digits: string, shown: number) => `${HIDDEN}${digits.slice(-shown)}`;

function receiptLine(name: string, { kind }: Field, value: unknown): ReceiptLine | undefined {
  if (kind === 'files' && Array.isArray(value))
    return value.length > 0 ? { name, count: value.length } : undefined;
  if (typeof value !== 'string') return undefined;
  switch (kind) {
    case 'name':
      return { name, masked: maskName(value) };
    case 'line':
      return { name, masked: maskLine(value) };
    case 'email':
      return { name, masked: maskEmail(value) };
    case 'phone':
      return { name, masked: maskNumber(value, 3) };
    case 'id':
      return { name, masked: maskNumber(value, 2) };
    case 'choice':
      return { name, option: value };
    case 'paragraph':
      return { name, characters: countCharacters(value) };
    case 'code':
      return { name, masked: maskNumber(value, 3) };
    case 'integer':
      return { name, masked: value };
    case 'date':
      return { name, date: value };
    case 'slot':
      return { name, moment: value };
    case 'registry':
      return { name, code: value };
    case 'files':
    case 'consent':
      return undefined;
  }
}

/** What was sent, masked, in the order of the form. A long text is not shown at all, only how long it was. */
export function receiptLines(fields: FieldTable, values: Readonly<Record<string, unknown>>): ReceiptLine[] {
  return Object.entries(fields).flatMap(([name, field]) => receiptLine(name, field, values[name]) ?? []);
}
