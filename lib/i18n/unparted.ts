/** A day, the one or two words of a month, a year of either calendar. */
const day = /(?<!\d)(?:[12]?\d|3[01]) (?:[\p{L}‘’'-]+ ){1,2}(?:1[34]|20)\d\d(?: (?:AH|هـ))?(?!\d)/gu;

/** An amount and its currency; a number to call and the word before it. */
const amount = /SAR (?=[\d{])|(?<=\d) (?=ريال)|(?<=\p{L}) (?=199002)/gu;

/** A number and what it counts; a year alone counts nothing. */
const count = /(?<![\d,.]|SAR\s)(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d+)?) (?=\p{L}{2}|[mم](?!\p{L}))/gu;

/** An argument of a message that is a number, and what it counts: a noun or a unit, not the word that leads on. */
const countArgument =
  /(?<=\{(?:n|days|min|max|minimum|total|amount|grievanceDays|effectYears|retentionText)\}) (?=\p{L})(?!(?:of|to|in|from|من|إلى|في|عن) )/gu;

/** A text without the Hijri dates in brackets behind its days. */
export const inOneCalendar = (text: string): string => text.replace(/[ \u00a0]\([^()]*(?:AH|هـ)\)/g, '');

/** A date as one word: no line ends between its day and its year, nor after the hyphen of a month's name. */
export const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

/** What a name does not end a line with: its article in either spelling, and what it is the son, father or mother of. */
const leading =
  /(?<=^|[\s(,])(?:A(?:[dlnrstz]|[dst]h)|Abd|Abu|Bani|Ibn|Umm|بني|أبو|أم|عبد|ابن|آل) (?=\p{L})/gu;

/** Names of two words that are read as one. */
const double =
  /مكة المكرمة|المدينة المنورة|الحدود الشمالية|المنطقة الشرقية|حفر الباطن|رأس تنورة|Eastern Province|Northern Borders|Hafr Al(?: |\u00a0)Batin|Ras Tanura/g;

const joinDoubles = (text: string): string => text.replace(double, (name) => name.replaceAll(' ', '\u00a0'));

/** The name of a place in which no line ends after an article, nor within a name that is read as one word. */
export const wholeName = (name: string): string =>
  joinDoubles(name.replace(leading, (part) => part.replace(' ', '\u00a0')));

/**
 * A text, or a message with its arguments, in which no line ends inside a date, between a number and what it counts, or within
 * a name that is read as one word. What an argument brings is whole by itself (./format).
 */
export const unparted = (text: string): string =>
  joinDoubles(text)
    .replaceAll('al-Qura', 'al-\u2060Qura')
    .replace(day, unbroken)
    .replace(amount, (between) => between.replace(' ', '\u00a0'))
    .replace(count, (counted) => counted.replace(' ', '\u00a0'))
    .replace(countArgument, '\u00a0');
