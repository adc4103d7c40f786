'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormState } from '../engine/form-context';
import { box } from './box';
import { Field } from './field';
import type { Fits, ListFilterProps } from './list-filter';
import { SelectControl } from './select-control';

interface Props {
  name: string;
  /** Value and text of each choice. */
  options: readonly (readonly [string, string])[];
  /** The choice for whoever does not find his own: there whatever is searched for. */
  otherwise?: readonly [string, string] | undefined;
  /** Another field that may be missing no more once this one is chosen: it is judged again with it. */
  answers?: string;
  placeholder?: string;
  loading?: boolean;
  /** What the list follows from: another one begins without a search. */
  of?: string;
  /** What stands below the list. */
  footer?: ReactNode;
}

/** A list that one looks over at a glance needs no search. */
const LONG = 12;

/**
 * A long list of choices, and above it the field that searches it, loaded after the page. The list stays the browser's own:
 * with it alone the form works as well, which is all there is without JavaScript.
 */
export function LongSelect({ name, options, otherwise, answers, placeholder, loading, of, footer }: Props) {
  const { texts } = useFormState();
  const [Filter, setFilter] = useState<ComponentType<ListFilterProps> | null>(null);
  const [fits, setFits] = useState<Fits>();
  const select = useRef<HTMLSelectElement | null>(null);
  const long = options.length > LONG;
  useEffect(() => {
    if (!long) return;
    // Without it the list is as long as it is.
    import('./list-filter').then(
      ({ ListFilter }) => setFilter(() => ListFilter),
      () => undefined,
    );
  }, [long]);
  const found = fits ? options.filter(([, text]) => fits(text)) : options;
  const chosen = select.current?.value;
  const shown = fits ? options.filter(([code, text]) => code === chosen || fits(text)) : options;
  return (
    <Field name={name} footer={footer}>
      {(control) => (
        <>
          {long && Filter && select.current && (
            <Filter
              key={of}
              select={select.current}
              label={texts.fields[name]?.label ?? ''}
              texts={texts}
              found={found}
              onNarrow={(next) => setFits(() => next)}
            />
          )}
          {/* Its place, so that nothing moves when it comes. */}
          {long && !Filter && <div className={`${box} invisible noscript:hidden`}>{'\u00a0'}</div>}
          <SelectControl
            name={name}
            answers={answers}
            // The search and what it searches share an edge: they are one control.
            className={long && Filter ? '-mt-px rounded-t-none' : ''}
            control={control}
            placeholder={placeholder}
            loading={loading}
            onElement={(element) => {
              select.current = element;
            }}
          >
            {shown.map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
            {otherwise && <option value={otherwise[0]}>{otherwise[1]}</option>}
          </SelectControl>
        </>
      )}
    </Field>
  );
}
