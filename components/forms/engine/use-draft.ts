'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { attributes } from '@/lib/channels.cjs';
import type { FieldKind, FieldTable } from '@/lib/forms/fields';
import { answerIn, type Control, controlsOf, giveAnswer } from './answers';
import { fieldId } from './texts';
import { unfoldAround } from './unfold-around';

/** Identity numbers, consents and files are never kept: a shared computer would hand them to the next visitor. */
const NEVER_KEPT: readonly FieldKind[] = ['id', 'consent', 'files'];
const SAVE_DELAY_MS = 400;
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface Draft {
  savedAt: number;
  values: Record<string, string>;
}

const storageKey = (code: string) => `form-draft:${code}`;

/** The kept draft, or undefined where there is none, it is old, or the browser refuses storage (private modes do). */
function readDraft(code: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey(code)) ?? 'null') as Draft | null;
    if (draft === null || Date.now() - draft.savedAt <= LIFETIME_MS) return draft ?? undefined;
    localStorage.removeItem(storageKey(code));
    return undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(code: string, values: Record<string, string>): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(storageKey(code));
    else
      localStorage.setItem(storageKey(code), JSON.stringify({ savedAt: Date.now(), values } satisfies Draft));
  } catch {
    // Without storage there is no draft; the form itself does not depend on it.
  }
}

/** A field that a draft may hold, with its controls, and the element that notes what it waits for. */
interface KeptField {
  name: string;
  controls: Control[];
  place: HTMLElement | undefined;
}

function keptFields(form: HTMLFormElement, code: string, fields: FieldTable): KeptField[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const controls = controlsOf(form, name);
    const place = document.getElementById(fieldId(code, name)) ?? controls[0];
    return NEVER_KEPT.includes(kind) || place === undefined ? [] : [{ name, controls, place }];
  });
}

function typed(fields: readonly KeptField[]): Record<string, string> {
  return Object.fromEntries(
    fields
      .map(
        ({ name, controls, place }) => [name, answerIn(controls) || (place?.dataset.wanted ?? '')] as const,
      )
      .filter(([, value]) => value !== ''),
  );
}

/** Choices that are still to come find what is wanted of them noted at their place (use-options.ts, slot-choice.tsx). */
function fill({ controls, place }: KeptField, value: string): void {
  if (place === undefined) return;
  if (giveAnswer(controls, value)) delete place.dataset.wanted;
  else place.dataset.wanted = value;
  if (value !== '') unfoldAround(place);
}

/** Fills in what the draft has and the form lacks: how many fields. Null where the draft is not for what stands in it. */
function restore(form: HTMLFormElement, code: string, fields: FieldTable): number | null {
  const draft = readDraft(code);
  const kept = keptFields(form, code, fields);
  const standing = typed(kept);
  // Who began to type before the scripts were there has not seen the draft: the rest of it comes back.
  if (!draft || (Object.keys(standing).length > 0 && !form.hasAttribute(attributes.dirty))) return null;
  const missing = kept.filter(({ name }) => draft.values[name] && standing[name] === undefined);
  for (const field of missing) fill(field, draft.values[field.name] ?? '');
  return missing.length;
}

function empty(form: HTMLFormElement, code: string, fields: FieldTable): void {
  const kept = keptFields(form, code, fields);
  for (const field of kept) fill(field, '');
  form.reset();
  form.removeAttribute(attributes.dirty);
  // The button that was pressed goes away with its notice.
  kept[0]?.controls[0]?.focus();
}

/**
 * Keeps what is typed on this device only, for the visitor whose browser closes, whose session stays open overnight or
 * whose page is reloaded. Restored into an empty form, cleared once the form is sent or the visitor discards it.
 * @param refused whether the server shows again what was sent: the form in the other language is to know it too
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  code: string,
  fields: FieldTable,
  refused: boolean,
) {
  const [restored, setRestored] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const filled = restore(element, code, fields);
    if (filled !== null) setRestored(filled > 0);
    const save = () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      writeDraft(code, typed(keptFields(element, code, fields)));
    };
    const saveSoon = () => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(save, SAVE_DELAY_MS);
    };
    const saveNow = () => waiting.current !== undefined && save();
    // Typed before the scripts were there (lib/page-start/page-start.cjs), or on the page before this one.
    if (element.hasAttribute(attributes.dirty) || refused) saveSoon();
    element.addEventListener('input', saveSoon);
    window.addEventListener('pagehide', saveNow);
    return () => {
      saveNow();
      element.removeEventListener('input', saveSoon);
      window.removeEventListener('pagehide', saveNow);
    };
  }, [form, code, fields, refused]);

  /** Also what was typed a moment ago and is not saved yet: it was sent. */
  const clear = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    writeDraft(code, {});
  }, [code]);

  const discard = useCallback(() => {
    if (form.current) empty(form.current, code, fields);
    clear();
    setRestored(false);
  }, [form, code, fields, clear]);

  return { restored, discard, clear };
}
