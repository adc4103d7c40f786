'use client';

import { createContext, useContext } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { FieldTable } from '@/lib/forms/fields';
import type { FormTexts } from './texts';

/** What the controls of one form share. */
export interface FormState {
  code: string;
  fields: FieldTable;
  texts: FormTexts;
  /** What was typed before, when the server shows a refused form again. */
  values: Readonly<Record<string, string>>;
  /** Files of an earlier try that the server still has. */
  files: readonly { id: string; name: string }[];
  /** The sentence of each field that is at fault now. */
  errors: Readonly<Record<string, string>>;
  register: UseFormRegister<Record<string, unknown>>;
}

const FormContext = createContext<FormState | null>(null);

export const FormProvider = FormContext.Provider;

/** The form around a control. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (state === null) throw new Error('A form control stands outside of its form.');
  return state;
}

/** How a control is registered that `answers` another field, missing no more once this one is given: it is judged again with it. */
export const judgedWith = (answers: string | undefined) => (answers === undefined ? {} : { deps: [answers] });
