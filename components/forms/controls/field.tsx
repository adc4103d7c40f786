'use client';

import type { ReactNode } from 'react';
import { useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';
import { FieldError } from '../field-error';
import { faulty } from './box';

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

/** What every field has, whatever its control: its name, its hint and its fault. */
function useFieldParts(name: string) {
  const { code, fields, texts, errors } = useFormState();
  const field = fields[name];
  const { label, mark, hint } = texts.fields[name] ?? { label: name };
  const isOptional = field?.required === false && !field.issues?.includes('required');
  const said = mark ?? (isOptional ? texts.optional : undefined);
  const id = fieldId(code, name);
  const error = errors[name];
  return {
    id,
    error,
    required: field?.required ? (true as const) : undefined,
    described: [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    title: (
      <>
        {label}
        {/* What another answer makes necessary says so beside its label, in it or in its hint: "optional" would contradict its own fault. */}
        {said && <span className="font-normal text-stone-600"> {said}</span>}
      </>
    ),
    below: (
      <>
        {hint && (
          <p id={`${id}-hint`} className="mt-0.5 text-sm text-stone-600">
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
      </>
    ),
  };
}

/** One field: label, hint, error, control. The error stands above the control, where an on-screen keyboard leaves it in view. */
export function Field({ name, children, footer }: Props) {
  const { id, error, required, described, title, below } = useFieldParts(name);
  return (
    <div className="relative flex flex-col">
      <div className={`flex grow flex-col ${error ? faulty : ''}`}>
        <label htmlFor={id} id={`${id}-label`} className="block font-semibold text-stone-900">
          {title}
        </label>
        {below}
        {/* Of two side by side the controls stand on one line, whatever is said above them. */}
        <div className="mt-auto pt-1.5">
          {children({
            id,
            'aria-describedby': described,
            'aria-invalid': error ? true : undefined,
            'aria-required': required,
          })}
        </div>
      </div>
      {footer}
    </div>
  );
}

interface GroupProps {
  name: string;
  /** Radio buttons of one choice are one control; what holds several groups of them is none. */
  of: 'radios' | 'groups';
  /** Given the ids of what describes the field, for the control that the list of faults leads to. */
  children: (described: string | undefined) => ReactNode;
}

/** A field of several controls under one name. Of groups it has the focus itself: their buttons come and go. */
export function FieldGroup({ name, of, children }: GroupProps) {
  const { id, error, required, described, title, below } = useFieldParts(name);
  const role =
    of === 'radios'
      ? ({ role: 'radiogroup', 'aria-required': required, 'aria-invalid': error ? true : undefined } as const)
      : { id, tabIndex: -1, 'aria-describedby': described };
  return (
    <fieldset
      {...role}
      aria-labelledby={`${id}-label`}
      data-faulty={error ? true : undefined}
      className={`min-w-0 ${error ? faulty : ''}`}
    >
      <legend id={`${id}-label`} className="font-semibold text-stone-900">
        {title}
      </legend>
      {below}
      <div className="mt-1.5">{children(described)}</div>
    </fieldset>
  );
}
