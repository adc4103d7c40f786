'use client';

import type { ReactNode } from 'react';
import { useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';
import { FieldError } from '../field-error';

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props {
  name: string;
  children: (control: ControlProps) => ReactNode;
  /** What stands below the control: a counter. It is part of the description. */
  footer?: ReactNode;
}

/** A field at fault has a bar beside it, outside of the edge on which all fields stand. */
export const faulty = '-ms-4 border-s-4 border-red-700 ps-3';

/** One field: label, hint, error, control. The error stands above the control, where an on-screen keyboard leaves it in view. */
export function Field({ name, children, footer }: Props) {
  const { code, fields, texts, errors } = useFormState();
  const field = fields[name];
  const { label, hint } = texts.fields[name] ?? { label: name };
  const id = fieldId(code, name);
  const error = errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <div className={error && faulty}>
        <label htmlFor={id} id={`${id}-label`} className="block font-semibold text-stone-900">
          {label}
          {/* What another answer makes necessary says so in its hint: "optional" would contradict its own fault. */}
          {field?.required === false && !field.issues?.includes('required') && (
            <span className="font-normal text-stone-600"> {texts.optional}</span>
          )}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-0.5 text-stone-600">
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
        <div className="mt-1.5">
          {children({
            id,
            'aria-describedby': described || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-required': field?.required ? true : undefined,
          })}
        </div>
      </div>
      {footer}
    </div>
  );
}
