import { useEffect, useState } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { fitting } from '@/lib/i18n/fitting';
import type { FormTexts } from '../engine/texts';
import { box } from './box';

/** Whether a choice is one of those that are looked for. */
export type Fits = ReturnType<typeof fitting>;

export interface ListFilterProps {
  /** The list that is searched. */
  select: HTMLSelectElement;
  /** Name of the list's field. */
  label: string;
  texts: Pick<FormTexts, 'filter' | 'found'>;
  /** The choices that fit now. */
  found: readonly (readonly [string, string])[];
  onNarrow(fits: Fits): void;
}

/** Searches a list while one types; Enter takes the one choice that is left, or else leads to those that are. */
export function ListFilter({ select, label, texts, found, onNarrow }: ListFilterProps) {
  const [typed, setTyped] = useState('');
  const narrow = (text: string) => {
    setTyped(text);
    // Signs alone are in no name.
    onNarrow(text.trim() === '' ? undefined : (fitting(text) ?? (() => false)));
  };
  // Another list is another search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it goes.
  useEffect(() => () => onNarrow(undefined), []);
  const take = () => {
    const [only, ...others] = found;
    if (only && others.length === 0) {
      select.value = only[0];
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    select.focus();
  };
  return (
    <div>
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-stone-600" />
        <input
          type="search"
          maxLength={100}
          aria-label={`${label}: ${texts.filter}`}
          placeholder={texts.filter}
          aria-controls={select.id}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => narrow(event.target.value)}
          onKeyDown={(event) => {
            // Enter that ends the composition of a letter is no command; elsewhere it would send the form.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (typed !== '') take();
          }}
          // Empty it begins where the page does, and what is typed runs in its own direction.
          className={`${box} rounded-b-none bg-brown-50 ps-10 [unicode-bidi:plaintext]`}
        />
      </div>
      <span
        role="status"
        className={
          typed !== '' && found.length === 0
            ? 'block border-x border-stone-500 px-3 py-1 text-sm text-stone-700'
            : 'sr-only'
        }
      >
        {typed === '' ? '' : `${texts.found} ${found.length}`}
      </span>
    </div>
  );
}
