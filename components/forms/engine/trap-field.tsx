'use client';

import { ENVELOPE } from '@/lib/forms/envelope';
import { Field } from '../controls/field';
import { useFormState } from './form-context';

/**
 * The honeypot: out of sight and out of reach of keyboard, screen reader and autofill (no name that a browser knows,
 * autocomplete off). Should a person's browser fill it all the same, the refused form shows it, to be emptied.
 */
export function TrapField() {
  const { errors, values } = useFormState();
  const name = ENVELOPE.trap;
  const caught = errors[name] !== undefined;
  return (
    <div className={caught ? undefined : 'sr-only'} aria-hidden={!caught}>
      <Field name={name}>
        {({ id, 'aria-describedby': describedBy }) => (
          <input
            id={id}
            type="text"
            autoComplete="off"
            tabIndex={caught ? undefined : -1}
            aria-describedby={describedBy}
            defaultValue={values[name] ?? ''}
            className="w-full rounded-md border border-stone-500 px-3 py-2.5"
            name={name}
          />
        )}
      </Field>
    </div>
  );
}
