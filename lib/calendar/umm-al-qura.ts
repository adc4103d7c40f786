/**
 * The Umm al-Qura calendar, 1300 to 1500 AH (1882 to 2077), as a table: it is observed and decreed, not computed, and the
 * engines do not agree on it (Android's Chrome gets some months wrong), so that none is asked: whatever reads or prints a
 * Hijri date, on the server or in a browser, asks here. Before its decree (1346 AH) the months are reckoned back.
 * Twelve bits a year, the first month lowest: 1 for a month of 30 days, 0 for one of 29. A test holds the table against
 * Node's ICU.
 */
const FIRST_YEAR = 1300;
const LAST_YEAR = 1500;
/** 1 Muharram 1300 is 12 November 1882. */
const FIRST_DAY = Date.UTC(1882, 10, 12) / 86_400_000;
const MONTHS =
  '5552ab9372b657636cb55aaa95649e95d2ba5b53aab4ba9652e2ad56db5a752f25e8ad16a56ab56b4da9b92b2564ba9b35a6d95d4da5d4aa955369752f46e9' +
  '6d46a953525d4bd9ba3b4b69b2aa554ada5d2da6d9eaae94d2ac564aea6d56ad55d4aa9352ba5b53a6b5ea9d52d29a554ad56daea6e4ed1da2aaa95a2da5b9' +
  'bb27646c95552ab4dbaba5b4da9d52aa592d26d8ed2daad5aa5a4b4979372b6975d69d52c9592b25b4db9d55d2da5d4aa9554daad3aabd2bc4b89a9552d5ad' +
  'b6a6d4dc9d92aa69562ae56d36ab55aaa94d49d95d2ba5b55aad55a9a92e26e55dada6d46a5b27a4d4ad56db5a754f49e92d26a563566b5baab92b2568ba9b' +
  '55aada5b4da9b52a9a536276575af26d46a95552ad4bd9ba574b69b52a9552da5d4daad96b2e95e2ac9692eaad56ad65d4a';

export interface HijriDate {
  year: number;
  /** 1 is Muharram. */
  month: number;
  day: number;
}

let known: number[] | undefined;

/** The first day (since 1970-01-01) of each month of the table, and of the one after it. */
function monthStarts(): number[] {
  if (known) return known;
  known = [FIRST_DAY];
  let day = FIRST_DAY;
  for (let at = 0; at < MONTHS.length; at += 3) {
    const months = Number.parseInt(MONTHS.slice(at, at + 3), 16);
    for (let month = 0; month < 12; month += 1) {
      day += 29 + ((months >> month) & 1);
      known.push(day);
    }
  }
  return known;
}

/** The day (since 1970-01-01) of a Hijri date; undefined when there is no such day, or the table does not reach it. */
export function dayOfHijri({ year, month, day }: HijriDate): number | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return undefined;
  const starts = monthStarts();
  const index = (year - FIRST_YEAR) * 12 + month - 1;
  const found = (starts[index] as number) + day - 1;
  return found < (starts[index + 1] as number) ? found : undefined;
}

/** The Hijri date of a day (since 1970-01-01); undefined where the table does not reach it. */
export function hijriOfDay(day: number): HijriDate | undefined {
  const starts = monthStarts();
  if (day < FIRST_DAY || day >= (starts.at(-1) as number)) return undefined;
  // By the mean month, and one to spare: at the month or past it.
  let index = Math.min(starts.length - 2, Math.floor((day - FIRST_DAY) / 29.5306) + 1);
  while ((starts[index] as number) > day) index -= 1;
  return {
    year: FIRST_YEAR + Math.floor(index / 12),
    month: (index % 12) + 1,
    day: day - (starts[index] as number) + 1,
  };
}
