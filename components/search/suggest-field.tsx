'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { SuggestionsProps, SuggestTexts } from './suggestions';

interface Props {
  id: string;
  /** Of the field in the form's query. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** What one may write, in the field as long as it is empty. */
  example?: string | undefined;
  value?: string | undefined;
  locale: string;
  /** What answers to what has been typed so far: `{ items: [{ name, within, href }] }`. */
  source: '/api/places/suggest' | '/api/search/suggest';
  maxLength: number;
  texts: SuggestTexts;
  /** The sign of a search, drawn by the page: the scripts of the field are few. */
  children: ReactNode;
}

/**
 * A field of a search with what may be meant below it. By itself it is a plain field, whose form a page answers; what
 * suggests is loaded when somebody goes into it.
 */
export function SuggestField({ id, name, label, hint, example, value, ...rest }: Props) {
  const { locale, source, maxLength, texts, children } = rest;
  const input = useRef<HTMLInputElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () => {
    // Without it the field is what it was.
    import('./suggestions').then(
      ({ Suggestions }) => setLoaded(() => Suggestions),
      () => undefined,
    );
  };
  return (
    // In the grid of the form around it, so that its button stands beside the field, below label and hint.
    <div className="field-rows">
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <div className="relative min-w-0">
        {children}
        <input
          ref={input}
          id={id}
          name={name}
          type="search"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={value}
          maxLength={maxLength}
          placeholder={example}
          aria-describedby={hint && `${id}-hint`}
          onFocus={Loaded ? undefined : load}
          // It begins where the page does; what is typed runs in its own direction.
          className="filter-box ps-10 [text-align:-webkit-match-parent] [text-align:match-parent] [unicode-bidi:plaintext]"
        />
        {Loaded && input.current && (
          <Loaded
            input={input.current}
            id={`${id}-suggestions`}
            label={label}
            locale={locale}
            source={source}
            texts={texts}
          />
        )}
      </div>
    </div>
  );
}
