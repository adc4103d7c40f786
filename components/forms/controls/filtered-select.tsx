'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormState } from '../engine/form-context';
import { box } from './box';
import { Field } from './field';
import { Options, SelectControl } from './select-control';

/** One writing for spellings that differ by habit only: case, accents, hamza, teh marbuta, tatweel. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase();

/** A long list of choices with a field above it that narrows the list while one types; without JavaScript, the whole list. */
export function FilteredSelect({ name }: { name: string }) {
  const { texts } = useFormState();
  const [ready, setReady] = useState(false);
  const [typed, setTyped] = useState('');
  const select = useRef<HTMLSelectElement | null>(null);
  useEffect(() => setReady(true), []);

  const options = Object.entries(texts.fields[name]?.options ?? {});
  const chosen = select.current?.value;
  const wanted = fold(typed.trim());
  const shown = options.filter(
    ([code, text]) => code === chosen || wanted === '' || fold(text).includes(wanted),
  );
  return (
    <Field name={name}>
      {(control) => (
        <div className="grid gap-2 sm:grid-cols-2">
          <SelectControl
            name={name}
            control={control}
            onElement={(element) => {
              select.current = element;
            }}
          >
            <Options options={Object.fromEntries(shown)} />
          </SelectControl>
          {ready ? (
            <input
              type="search"
              aria-label={texts.filter}
              placeholder={texts.filter}
              aria-controls={control.id}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              // It narrows a list; the form is sent by its fields and its button.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              className={box}
            />
          ) : (
            // Its place, so that nothing moves when it comes.
            <div className={`${box} invisible noscript:hidden`}>{'\u00a0'}</div>
          )}
        </div>
      )}
    </Field>
  );
}
