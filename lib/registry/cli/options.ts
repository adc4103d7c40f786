import { InvalidArgumentError } from 'commander';
import { FORM_CODES, isFormCode } from '../../forms';
import { SUBMISSION_STATES, type SubmissionState } from '../contract';

/** Readers of option values; what they refuse is a usage error (exit code 2). */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('Give a whole number above zero.');
  return value;
}

/** A date or an instant, ISO 8601, as an instant. */
export function moment(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new InvalidArgumentError('Give a date such as 2026-01-31.');
  return new Date(time).toISOString();
}

export function formCode(text: string): string {
  if (!isFormCode(text)) throw new InvalidArgumentError(`Give one of ${FORM_CODES.join(', ')}.`);
  return text;
}

export function state(text: string): SubmissionState {
  const found = SUBMISSION_STATES.find((known) => known === text);
  if (found === undefined) throw new InvalidArgumentError(`Give one of ${SUBMISSION_STATES.join(', ')}.`);
  return found;
}
