'use client';

import { useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';
import { FieldGroup } from './field';

/** A choice, and what is said of it in a line of its own. */
export interface ChoiceOption {
  code: string;
  label: string;
  note?: string;
}

/** So many choices are seen at a glance: each has a button of its own. */
export const FEW = 4;

const choice =
  'relative -mt-px flex min-h-11 cursor-pointer items-start gap-3 border border-stone-500 bg-white px-3 py-2.5 first:mt-0 ' +
  'first:rounded-t-md last:rounded-b-md hover:bg-brown-50 has-checked:z-10 has-checked:border-blue-700 ' +
  'has-checked:bg-blue-50 has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-blue-700 in-data-faulty:border-red-700';

/** A few choices, each with its radio button: all are read before one is taken. */
export function ChoiceField({ name, options }: { name: string; options: readonly ChoiceOption[] }) {
  const { code: form, values, register } = useFormState();
  const id = fieldId(form, name);
  return (
    <FieldGroup name={name} of="radios">
      {(described) =>
        options.map(({ code, label, note }, index) => (
          <label key={code} className={choice}>
            <input
              {...register(name)}
              type="radio"
              value={code}
              // The first is what the list of faults leads to.
              id={index === 0 ? id : `${id}-${code}`}
              aria-describedby={index === 0 ? described : undefined}
              defaultChecked={values[name] === code}
              className="tick mt-1 size-5 outline-none"
            />
            <span className="min-w-0">
              <span className={note ? 'block font-semibold' : undefined}>{label}</span>
              {note && <span className="block text-stone-600">{note}</span>}
            </span>
          </label>
        ))
      }
    </FieldGroup>
  );
}
