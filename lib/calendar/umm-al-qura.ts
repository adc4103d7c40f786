/**
 * The Umm al-Qura calendar, 1343 to 1500 AH, as a table: it is observed and decreed, not computed, and the engines do not
 * agree on it (Android's Chrome gets some months wrong), so that the browser must not be asked.
 * Twelve bits a year, the first month lowest: 1 for a month of 30 days, 0 for one of 29. A test holds the table against
 * Node's ICU.
 */
const FIRST_YEAR = 1343;
const LAST_YEAR = 1500;
/** 1 Muharram 1343 is 2 August 1924. */
const FIRST_DAY = Date.UTC(1924, 7, 2) / 86_400_000;
const MONTHS =
  '6a953525d4bd9ba3b4b69b2aa554ada5d2da6d9eaae94d2ac564aea6d56ad55d4aa9352ba5b53a6b5ea9d52d29a554ad56daea6e4ed1da2aaa95a2da5b9bb276' +
  '46c95552ab4dbaba5b4da9d52aa592d26d8ed2daad5aa5a4b4979372b6975d69d52c9592b25b4db9d55d2da5d4aa9554daad3aabd2bc4b89a9552d5adb6a6d4dc' +
  '9d92aa69562ae56d36ab55aaa94d49d95d2ba5b55aad55a9a92e26e55dada6d46a5b27a4d4ad56db5a754f49e92d26a563566b5baab92b2568ba9b55aada5b4da' +
  '9b52a9a536276575af26d46a95552ad4bd9ba574b69b52a9552da5d4daad96b2e95e2ac9692eaad56ad65d4a';

const monthsOf = (year: number) =>
  Number.parseInt(MONTHS.slice((year - FIRST_YEAR) * 3, (year - FIRST_YEAR) * 3 + 3), 16);
const lengthOf = (months: number, month: number) => 29 + ((months >> (month - 1)) & 1);

/**
 * The Gregorian date (`YYYY-MM-DD`) of a day in the Umm al-Qura calendar.
 * @returns undefined when there is no such day, or the table does not reach it
 */
export function fromUmmAlQura(year: number, month: number, day: number): string | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return undefined;
  let days = FIRST_DAY;
  for (let before = FIRST_YEAR; before < year; before += 1) {
    const months = monthsOf(before);
    for (let each = 1; each <= 12; each += 1) days += lengthOf(months, each);
  }
  const months = monthsOf(year);
  for (let each = 1; each < month; each += 1) days += lengthOf(months, each);
  if (day > lengthOf(months, month)) return undefined;
  return new Date((days + day - 1) * 86_400_000).toISOString().slice(0, 10);
}
