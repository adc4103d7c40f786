'use client';

import type { ReactNode } from 'react';
import { DownIcon } from '@/components/ui/icon';
import { judgedWith, useFormState } from '../engine/form-context';
import { box } from './box';
import type { ControlProps } from './field';

interface Props {
  name: string;
  control: ControlProps;
  answers?: string | undefined;
  /** What the empty choice says; "select an option" by default. */
  placeholder?: string;
  /** Whether its choices are still on their way. */
  loading?: boolean;
  className?: string;
  onElement?: (element: HTMLSelectElement | null) => void;
  children: ReactNode;
}

/**
 * The browser's own list of choices: it works everywhere, and on a phone nothing is better. Only its arrow is ours, because
 * the browsers' own sticks to the border.
 */
export function SelectControl({
  name,
  control,
  answers,
  placeholder,
  loading,
  className = '',
  onElement,
  children,
}: Props) {
  const { fields, texts, values, register } = useFormState();
  const { ref, ...registration } = register(name, judgedWith(answers));
  return (
    <div className="relative">
      <select
        {...control}
        {...registration}
        ref={(element) => {
          ref(element);
          onElement?.(element);
        }}
        autoComplete={fields[name]?.autocomplete}
        defaultValue={values[name] ?? ''}
        aria-busy={loading}
        className={`${box} appearance-none truncate pe-10 ${className}`}
      >
        <option value="">{placeholder ?? texts.chooseOption}</option>
        {children}
      </select>
      <DownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-stone-700" />
    </div>
  );
}
