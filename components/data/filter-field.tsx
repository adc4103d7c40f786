import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { DownIcon } from '@/components/ui/icon';

interface FieldProps {
  id: string;
  label: string;
  children: ReactNode;
}

function FilterField({ id, label, children }: FieldProps) {
  return (
    <div className="filter-field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

type SelectProps = Omit<FieldProps, 'children'> & SelectHTMLAttributes<HTMLSelectElement>;

/** A choice of a filter form: a native list, which every phone shows in its own way and which needs no JavaScript. */
export function FilterSelect({ id, label, children, ...rest }: SelectProps) {
  return (
    <FilterField id={id} label={label}>
      <div>
        <select id={id} className="filter-box" {...rest}>
          {children}
        </select>
        <DownIcon />
      </div>
    </FilterField>
  );
}

type InputProps = Omit<FieldProps, 'children'> & InputHTMLAttributes<HTMLInputElement>;

/** A text of a filter form. */
export function FilterInput({ id, label, ...rest }: InputProps) {
  return (
    <FilterField id={id} label={label}>
      <input id={id} className="filter-box" {...rest} />
    </FilterField>
  );
}
