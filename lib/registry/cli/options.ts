import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { riyadhMoment } from '../../calendar/riyadh';
import { FORM_CODES, isFormCode } from '../../forms';
import { SETTABLE_STATES, SUBMISSION_STATES } from '../contract';
import { dateSchema, NAME_LENGTH, nameSchema } from '../contract/common';

/** Readers of option values; what they refuse is a usage error (exit code 2). */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('Give a whole number above zero.');
  return value;
}

export function percentage(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 100))
    throw new InvalidArgumentError('Give a number from 0 to 100.');
  return value;
}

/** A line that pages show. */
export function shownName(text: string): string {
  if (!nameSchema.safeParse(text).success)
    throw new InvalidArgumentError(`Give at most ${NAME_LENGTH} characters.`);
  return text;
}

/** A date, which begins at midnight in Riyadh, or an instant with its offset, ISO 8601; as an instant. */
export function moment(text: string): string {
  if (dateSchema.safeParse(text).success) return riyadhMoment(text, '00:00').toISOString();
  const instant = z.iso.datetime({ offset: true, local: false }).safeParse(text);
  if (!instant.success)
    throw new InvalidArgumentError(
      'Give a date such as 2026-01-31, or an instant such as 2026-01-31T08:00:00+03:00.',
    );
  return new Date(instant.data).toISOString();
}

export function formCode(text: string): string {
  if (!isFormCode(text)) throw new InvalidArgumentError(`Give one of ${FORM_CODES.join(', ')}.`);
  return text;
}

/** One of a list of words. */
const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): T => {
    const found = words.find((known) => known === text);
    if (found === undefined) throw new InvalidArgumentError(`Give one of ${words.join(', ')}.`);
    return found;
  };

export const state = oneOf(SUBMISSION_STATES);
export const settableState = oneOf(SETTABLE_STATES);
