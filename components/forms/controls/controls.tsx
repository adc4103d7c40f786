'use client';

import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldKind } from '@/lib/forms/fields';
import { judgedWith, useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';
import { FieldError } from '../field-error';
import { box, faulty, half, isolated } from './box';
import { CharacterCounter } from './character-counter';
import { ChoiceField, FEW } from './choice-field';
import { Field } from './field';
import { SelectControl } from './select-control';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

const attributes: Partial<Record<FieldKind, Attributes>> = {
  email: { type: 'email', inputMode: 'email', dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  id: { type: 'text', inputMode: 'numeric', dir: 'ltr', spellCheck: false },
  code: { type: 'text', dir: 'ltr', autoCapitalize: 'characters', spellCheck: false },
  // The digits of a telephone have no stroke between them.
  date: { type: 'text', dir: 'ltr' },
  integer: { type: 'text', inputMode: 'numeric', dir: 'ltr' },
  line: { type: 'text', dir: 'auto' },
  name: { type: 'text', dir: 'auto', spellCheck: false },
};

/** A text field of one line; its keyboard, direction and autofill follow from what the field is. */
export function TextField({
  name,
  footer,
  list,
  answers,
}: {
  name: string;
  footer?: ReactNode;
  list?: string;
  /** Another field that is not missing once this one is filled in: it is judged again with it. */
  answers?: string;
}) {
  const { fields, texts, values, register } = useFormState();
  const field = fields[name];
  const facts = attributes[field?.kind ?? 'line'];
  const short = facts?.dir === 'ltr' && field?.kind !== 'email';
  return (
    <Field name={name} footer={footer}>
      {(control) => (
        <input
          {...facts}
          {...control}
          {...register(name, judgedWith(answers))}
          inputMode={field?.inputMode ?? facts?.inputMode}
          autoComplete={field?.autocomplete}
          list={list}
          // A blank one is as good as none, and by it style sheets know whether anything is written.
          placeholder={texts.fields[name]?.placeholder ?? ' '}
          defaultValue={values[name] ?? ''}
          className={`${box} ${facts?.dir === 'ltr' ? isolated : ''} ${short ? half : ''}`}
        />
      )}
    </Field>
  );
}

/** A text of several lines with its counter. No maxlength: it would cut off what is pasted without a word. */
export function TextArea({ name, rows = 7 }: { name: string; rows?: number }) {
  const { code, fields, texts, values, register } = useFormState();
  const max = fields[name]?.bounds?.max;
  const id = fieldId(code, name);
  return (
    <Field
      name={name}
      footer={max && <CharacterCounter control={id} max={max} label={texts.charactersLeft} />}
    >
      {(control) => (
        <textarea
          {...control}
          {...register(name)}
          rows={rows}
          dir="auto"
          defaultValue={values[name] ?? ''}
          className={`${box} block`}
        />
      )}
    </Field>
  );
}

/** One of the choices of the form itself: a few have a button each, more are a list. */
export function SelectField({ name }: { name: string }) {
  const { texts } = useFormState();
  const { options: labels = {}, notes = {} } = texts.fields[name] ?? {};
  const options = Object.entries(labels);
  if (options.length <= FEW)
    return (
      <ChoiceField
        name={name}
        options={options.map(([code, label]) => {
          const note = notes[code];
          return { code, label, ...(note && { note }) };
        })}
      />
    );
  return (
    <Field name={name}>
      {(control) => (
        <SelectControl name={name} control={control}>
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </SelectControl>
      )}
    </Field>
  );
}

/** A consent: one box, its label beside it. `label` is the same text with a link to what must be read first. */
export function ConsentField({ name, label }: { name: string; label?: ReactNode }) {
  const { code, texts, values, errors, register } = useFormState();
  const id = fieldId(code, name);
  const error = errors[name];
  return (
    <div className={error && faulty}>
      <FieldError id={id} error={error} />
      <div className={`flex items-start gap-3 ${error ? 'mt-1.5' : ''}`}>
        <input
          type="checkbox"
          id={id}
          {...register(name)}
          defaultChecked={values[name] === 'on'}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-0.5 size-6"
        />
        <label htmlFor={id} id={`${id}-label`}>
          {label ?? texts.fields[name]?.label}
        </label>
      </div>
    </div>
  );
}
