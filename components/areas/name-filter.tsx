'use client';

import { useId, useRef, useState } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { showFitting } from '@/components/ui/show-fitting';

interface Props {
  label: string;
  /** How many are left, with `{n}` for the number. */
  found: string;
  none: string;
}

/** Above a long list of names: shows those that have what is typed. Without scripts the list stands whole. */
export function NameFilter({ label, found, none }: Props) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number | null>(null);
  const narrow = (typed: string) => {
    const list = own.current?.closest('[data-filtered]');
    setLeft(showFitting(list?.querySelectorAll<HTMLElement>('.part-row') ?? [], typed));
  };
  return (
    <div ref={own} className="max-w-md noscript:hidden print:hidden">
      <label htmlFor={id} className="text-sm font-medium text-stone-700">
        {label}
      </label>
      <div className="relative mt-1">
        <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-stone-600" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          onInput={({ currentTarget: { value } }) => narrow(value)}
          className="filter-box ps-10 [unicode-bidi:plaintext]"
        />
      </div>
      <p role="status" className="mt-1 text-sm text-stone-700 empty:absolute">
        {left === null ? '' : left === 0 ? none : found.replace('{n}', String(left))}
      </p>
    </div>
  );
}
