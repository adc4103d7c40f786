import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { DownIcon } from '@/components/ui/icons';

/** Below 3:1 nobody finds a field: stone-500 on white is 5.0. */
export const filterBox =
  'min-h-12 w-full rounded-lg border border-stone-500 bg-white px-3 py-2 text-base text-stone-900 placeholder:text-stone-500';

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  children: ReactNode;
}

function FilterField({ id, label, hint, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-stone-800">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-stone-600">
          {hint}
        </p>
      )}
    </div>
  );
}

type SelectProps = Omit<FieldProps, 'children'> & SelectHTMLAttributes<HTMLSelectElement>;

/** A choice of a filter form: a native list, which every phone shows in its own way and which needs no JavaScript. */
export function FilterSelect({ id, label, hint, children, ...rest }: SelectProps) {
  return (
    <FilterField id={id} label={label} hint={hint}>
      <div className="relative">
        <select
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={`${filterBox} appearance-none pe-10`}
          {...rest}
        >
          {children}
        </select>
        <DownIcon className="pointer-events-none absolute end-3 top-3.5 size-5 text-brown-600" />
      </div>
    </FilterField>
  );
}

type InputProps = Omit<FieldProps, 'children'> & InputHTMLAttributes<HTMLInputElement>;

/** A text of a filter form. */
export function FilterInput({ id, label, hint, ...rest }: InputProps) {
  return (
    <FilterField id={id} label={label} hint={hint}>
      <input id={id} aria-describedby={hint ? `${id}-hint` : undefined} className={filterBox} {...rest} />
    </FilterField>
  );
}
