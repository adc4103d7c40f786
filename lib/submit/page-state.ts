import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FormCode } from '@/lib/forms';
import type { FormIssue } from '@/lib/forms/issues';
import type { ProblemCode } from '@/lib/problem';

/** The state of a submission, in words of one language. */
export interface TrackedSubmission {
  reference: string;
  form: string;
  state: string;
  received: string;
  changed: string;
}

export interface TrackQuestion {
  reference: string;
  contact: string;
}

/** The page of /track with what was asked and what was found. */
export interface TrackPageState {
  form: 'track';
  asked: TrackQuestion;
  found: TrackedSubmission | undefined;
  failure: ProblemCode | undefined;
}

export type PageState = FormPageState | TrackPageState;

/** What a form's page needs to show a refused form again: what was typed, and what was wrong. */
export interface FormPageState {
  form: FormCode;
  /** The form itself, or what was typed as a letter to print. */
  view: 'form' | 'letter';
  values: Record<string, string>;
  /** Files that wait, so that a visitor need not attach them again. */
  files: { id: string; name: string }[];
  issues: FormIssue[];
  /** Why nothing was stored, when no field is at fault. `unread`: what was typed is not here, but in the browser's history. */
  failure: ProblemCode | 'unread' | 'unread_too_large' | undefined;
}

const LIFETIME_MS = 15_000;
const CAPACITY = 500;

/** On globalThis: the handler and the page are separate bundles of one process. */
const store: { [key: symbol]: LRUCache<string, PageState> | undefined } = globalThis;
const KEY = Symbol.for('site.formPageStates');

function entries(): LRUCache<string, PageState> {
  store[KEY] ??= new LRUCache({ max: CAPACITY, ttl: LIFETIME_MS });
  return store[KEY];
}

/**
 * Keeps a state for one reading within seconds, in memory only.
 * @returns the unguessable token that reads it
 */
export function keepFormPageState(state: PageState): string {
  const token = randomBytes(24).toString('base64url');
  entries().set(token, state);
  return token;
}

/** The state behind a token, once: a second reading, like a guess, finds nothing. */
export function readFormPageState(token: string | null): PageState | undefined {
  if (token === null) return undefined;
  const state = entries().get(token);
  entries().delete(token);
  return state;
}
