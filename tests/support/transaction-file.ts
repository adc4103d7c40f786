import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { REGISTRATION_START } from '@/lib/registry/contract/registration-start';
import { random } from '@/lib/registry/seed/random';
import { riyadhDistricts } from './samples';

const HEADING =
  'المنطقة,المدينة,المدينة / الحي,الرقم المرجعي للصفقة,تاريخ الصفقة ميلادي,تاريخ الصفقة هجري,تصنيف العقار,عدد العقارات,السعر,المساحة';
const CLASSES = [
  ['سكني', 80],
  ['تجاري', 14],
  ['زراعي', 6],
] as const;
const ELSEWHERE = [
  'منطقة مكة المكرمه,جده,جده/ الربوه',
  'المنطقة الشرقية,الدمام,الدمام/أخرى',
  'منطقة القصيم,بريده,بريده/ الفايزية',
];
const FIRST_DAY = Date.parse(REGISTRATION_START);
const DAYS = 1_150;
const DAY_MS = 86_400_000;

export interface TransactionFile {
  rows: number;
  /** Riyals. */
  value: number;
}

/**
 * Writes an invented file in the layout of the Ministry of Justice, always the same for a number of rows: dates in
 * order, references nearly so, seven of ten rows in Riyadh.
 */
export async function writeTransactionFile(
  path: string,
  rows: number,
  firstReference = 50_000_000,
): Promise<TransactionFile> {
  const file = createWriteStream(path, { highWaterMark: 1 << 20 });
  const dice = random(rows);
  const riyadh = riyadhDistricts().map(({ ar }) => `منطقة الرياض,الرياض,الرياض/ ${ar}`);
  let text = `\ufeff${HEADING}\r\n`;
  let value = 0;
  for (let row = 0; row < rows; row++) {
    const date = new Date(FIRST_DAY + Math.floor((row / rows) * DAYS) * DAY_MS).toISOString().slice(0, 10);
    const places = dice.next() < 0.7 ? riyadh : ELSEWHERE;
    const price = dice.between(50, 5_000) * 1_000;
    value += price;
    text += `${places[dice.between(0, places.length - 1)]},${firstReference + row},${date.replaceAll('-', '/')},,${dice.pick(CLASSES)},1,"${price.toLocaleString('en')}",${dice.between(100, 900)}.${dice.between(10, 99)}\r\n`;
    if (text.length > 1 << 20) {
      if (!file.write(text)) await once(file, 'drain');
      text = '';
    }
  }
  file.end(text);
  await once(file, 'close');
  return { rows, value };
}
