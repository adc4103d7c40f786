'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showFitting } from '@/components/ui/show-fitting';

interface Props {
  /** The search of the whole site, which answers to the question when it is sent. */
  action: string;
  label: string;
  submit: string;
  /** How many are left, with `{n}` for the number. */
  found: string;
  none: string;
}

/** A search that shows what it finds on the page while somebody types. By itself it is a plain form of the site's search. */
export function QuestionSearch({ action, label, submit, found, none }: Props) {
  const [left, setLeft] = useState<number | null>(null);
  const search = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    // It looks through all of them, whichever were chosen.
    const all = document.getElementById('show-all');
    if (all instanceof HTMLInputElement) all.checked = true;
    setLeft(showFitting(document.querySelectorAll<HTMLElement>('.faq-list details'), value));
  };
  return (
    <search>
      <form action={action}>
        <label htmlFor="faq-q" className="font-medium text-stone-700">
          {label}
        </label>
        <div className="mt-2 flex gap-2">
          <input
            id="faq-q"
            name="q"
            type="search"
            required
            maxLength={100}
            autoComplete="off"
            onInput={search}
            className="filter-box min-w-0 [unicode-bidi:plaintext]"
          />
          <Button type="submit" variant="secondary">
            {submit}
          </Button>
        </div>
        <p role="status" className="mt-2 text-sm text-stone-700 empty:hidden">
          {left === null ? '' : left === 0 ? none : found.replace('{n}', String(left))}
        </p>
      </form>
    </search>
  );
}
