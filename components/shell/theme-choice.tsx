'use client';

import { type ChangeEvent, useEffect, useRef } from 'react';
import { DownIcon } from '@/components/ui/icon';

interface Props {
  label: string;
  /** An empty value leaves it to the system. */
  choices: readonly { value: string; label: string }[];
}

function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>): void {
  const { dataset } = document.documentElement;
  if (value === '') delete dataset.theme;
  else dataset.theme = value;
  try {
    if (value === '') localStorage.removeItem('theme');
    else localStorage.setItem('theme', value);
  } catch {
    // Without storage the choice holds for this visit.
  }
}

/**
 * Light, dark or strong contrast, where a visitor wants other than the system says. A client component because the choice
 * stays in the browser: pages are cached for everybody, so no answer may depend on it. lib/page-start/page-start.cjs applies it
 * before the first paint. Without scripts it is not shown: the system's setting holds.
 */
export function ThemeChoice({ label, choices }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = document.documentElement.dataset.theme ?? '';
  }, []);
  return (
    <label className="noscript:hidden flex items-center gap-2">
      {label}
      <span className="relative">
        <select
          ref={select}
          onChange={choose}
          className="min-h-11 appearance-none bg-transparent *:bg-brown-900 ps-1 pe-7 text-brown-100 underline decoration-brown-400 underline-offset-4 lg:min-h-9"
        >
          {choices.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <DownIcon className="pointer-events-none absolute inset-y-0 end-1 my-auto size-4 text-brown-200" />
      </span>
    </label>
  );
}
