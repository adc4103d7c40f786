import * as z from 'zod/mini';
import type { IssueCode } from '../issues';
import { parseInteger } from './codes';
import { parseDate } from './date';
import { parseEmail } from './email';
import { parseNationalId } from './identity';
import { countCharacters, multiLine, singleLine } from './normalise';
import { type PhoneKind, parsePhone } from './phone';

/**
 * The building blocks of every form schema. They know no language: an issue's message is a code of issues.ts.
 * zod/mini, because the same schema is part of the browser's bundle.
 */

/** Smallest and largest number of characters as a person counts them, both inclusive. */
export interface Bounds {
  min: number;
  max: number;
}

/** A grapheme may hold any number of combining marks; this bounds what a single "character" may weigh in UTF-16 units. */
const UNITS_PER_CHARACTER = 8;
/** Nothing that a validator parses into a number or an address is longer than this, blanks included. */
export const TOKEN_MAX = 320;

const isAbsent = ({ input }: { input?: unknown }) => input === undefined || input === null;

/** A character that can be seen: text of blanks, joiners or fillers alone is an empty answer. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
const isFilled = (text: string) => VISIBLE.test(text.replace(FILLERS, ''));

/** What became of a text: the one form in which it is stored, or what is wrong with it. */
type Reading = { text: string } | { fault: IssueCode };

/**
 * A field of text. One check sees to all of it, so that whatever refuses it, its length above all, comes before anything
 * else looks at it. The fault does not abort the form: the rules over several fields (see `rule`) would fall silent, and a
 * visitor would hear of some faults only after correcting others.
 */
function textField(read: (text: string) => Reading, empty: IssueCode = 'required') {
  return z.string({ error: (issue) => (isAbsent(issue) ? empty : 'invalid_type') }).check(
    z.check<string>((payload) => {
      const reading = read(payload.value);
      if ('text' in reading) payload.value = reading.text;
      else payload.issues.push({ code: 'custom', message: reading.fault, input: payload.value });
    }),
  );
}

function boundedText({ min, max }: Bounds, normalise: (text: string) => string) {
  return textField((typed) => {
    if (typed.length > max * UNITS_PER_CHARACTER) return { fault: 'too_long' };
    const text = normalise(typed);
    if (!isFilled(text)) return { fault: 'required' };
    const characters = countCharacters(text);
    if (characters < min) return { fault: 'too_short' };
    return characters > max ? { fault: 'too_long' } : { text };
  });
}

/** One line of text within bounds. */
export const line = (bounds: Bounds) => boundedText(bounds, singleLine);

/** A text of several lines within bounds. */
export const paragraph = (bounds: Bounds) => boundedText(bounds, multiLine);

/** A person's name: one line within bounds, with at least one letter of any script. */
export const personName = (bounds: Bounds) =>
  line(bounds).check(z.refine((text) => /\p{L}/u.test(text), { error: 'invalid_name' }));

/** A token that `parse` turns into its one stored form; what it cannot read gets `code`, an empty answer `empty`. */
export function parsed(
  parse: (text: string) => string | undefined,
  code: IssueCode,
  empty: IssueCode = 'required',
) {
  return textField((typed) => {
    if (typed.length > TOKEN_MAX) return { fault: code };
    const text = singleLine(typed);
    if (!isFilled(text)) return { fault: empty };
    const stored = parse(text);
    return stored === undefined ? { fault: code } : { text: stored };
  }, empty);
}

/** An e-mail address, stored with a lower-case domain. */
export const email = () => parsed(parseEmail, 'invalid_email');

/** A telephone number, stored as 9665XXXXXXXX or E.164 (see phone.ts). */
export const phone = (kind: PhoneKind = 'person') =>
  parsed((text) => parsePhone(text, kind), 'invalid_phone');

/** A national or residency identity number, stored as ten Latin digits. */
export const nationalId = () => parsed(parseNationalId, 'invalid_id');

/** A day in either calendar, stored as the Gregorian `YYYY-MM-DD`. */
export const date = () => parsed(parseDate, 'invalid_date');

/** A whole number within bounds, stored as its digits. */
export const integer = ({ min, max }: Bounds) =>
  parsed((text) => parseInteger(text, min, max), 'invalid_number');

/** An answer out of a list: left empty or unknown, it is "select an option" alike (spec section 5). */
const chosen = (parse: (text: string) => string | undefined) =>
  parsed(parse, 'choose_option', 'choose_option');

/** A code of the registry (a place, a branch): its form only; whether it exists is asked of the registry. */
export const registryCode = () =>
  chosen((text) => (/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(text) && text.length <= 80 ? text : undefined));

/** A moment as the registry names its slots, ISO 8601 in UTC. */
export const slotMoment = () =>
  chosen((text) => {
    const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/.test(text)
      ? Date.parse(text)
      : Number.NaN;
    return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
  });

/** One of a fixed list of codes; an empty choice and a foreign one are both "select an option". */
export const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, { error: 'choose_option' });

/** A consent that must be given. A native form post sends `on` for a ticked box: the request reader maps it to true. */
export const consent = (code: 'must_accept' | 'must_consent' = 'must_accept') =>
  z.literal(true, { error: code });

/** The same validator for a field that may stay empty: an absent or blank answer is `undefined`. */
export function optional<T extends z.ZodMiniType>(schema: T) {
  const blankToAbsent = z.transform((value: unknown) =>
    typeof value === 'string' && value.length <= TOKEN_MAX && singleLine(value) === '' ? undefined : value,
  );
  return z.optional(z.pipe(blankToAbsent, z.optional(schema)));
}

/** What stands for an answer that is no text: something was given, and it is no code of ours. */
const NO_TEXT = '?';

/** The answers as rules see them: texts that are not longer than the codes and numbers that rules are about. */
function textsOf(value: object): Record<string, string | undefined> {
  const entries = Object.entries(value).map(([name, answer]) => {
    if (answer === undefined || answer === null) return [name, undefined];
    return [name, typeof answer === 'string' ? answer.slice(0, TOKEN_MAX) : NO_TEXT];
  });
  return Object.fromEntries(entries);
}

/**
 * A rule over several fields, as a check of the whole form; its fault belongs to the field `path`. It runs whatever else
 * is wrong, so that a visitor hears of everything at once: `holds` must bear fields that are missing or faulty.
 */
export function rule(
  path: string,
  code: IssueCode,
  holds: (texts: Readonly<Record<string, string | undefined>>) => boolean,
) {
  return z.refine((value: unknown) => holds(textsOf(value as object)), {
    error: code,
    path: [path],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}
