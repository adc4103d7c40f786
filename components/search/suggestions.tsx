import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type Suggestion, useSuggestions } from './use-suggestions';

export interface SuggestTexts {
  /** Said when this many are suggested: the first for none, the last for as many and more. */
  readonly counts: readonly string[];
  /** Between the parts of what a place lies in. */
  readonly comma: string;
}

export interface SuggestionsProps {
  /** The field, which stays as it is, whoever types in it while this is loaded. */
  input: HTMLInputElement;
  id: string;
  label: string;
  locale: string;
  source: string;
  texts: SuggestTexts;
}

/** Nobody is asked for every letter of a word that is typed at once. */
const PAUSE_MS = 150;

/** What stands in the field, once nothing more is typed for a moment; null before anything was typed. */
function useTyped(input: HTMLInputElement): string {
  const [typed, setTyped] = useState(input.value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTyped(input.value), PAUSE_MS);
    };
    input.addEventListener('input', read);
    // What was typed between the first drawing and now.
    setTyped(input.value);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', read);
    };
  }, [input]);
  return typed;
}

/** Whether a list is open and which of its items is active, by the keys of the field. */
function useActive(input: HTMLInputElement, items: readonly Suggestion[], go: (item: Suggestion) => void) {
  const [open, setOpen] = useState(document.activeElement === input);
  const [active, setActive] = useState(-1);
  const shown = open && items.length > 0;
  const choose = (item: Suggestion) => {
    setOpen(false);
    go(item);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without a choice.
  useEffect(() => setActive(-1), [items]);
  useKeys(input, {
    move: (step) => {
      setOpen(true);
      if (items.length > 0)
        setActive((at) => (at + step + items.length + (at < 0 && step < 0 ? 1 : 0)) % items.length);
    },
    choose: () => {
      const item = shown ? items[active] : undefined;
      if (item === undefined) return false;
      choose(item);
      return true;
    },
    close: () => {
      const was = shown;
      setOpen(false);
      setActive(-1);
      return was;
    },
    open: () => setOpen(true),
    leave: () => setOpen(false),
  });
  return { open, shown, active, choose };
}

/** The list below a field as the pattern of a combobox has it: the focus stays in the field, the keys move in the list. */
export function Suggestions({ input, id, label, locale, source, texts }: SuggestionsProps) {
  const router = useRouter();
  const typed = useTyped(input);
  const { items, settled } = useSuggestions(source, typed, locale);
  const { open, shown, active, choose } = useActive(input, items, ({ href }) => router.push(href));
  useCombobox(input, { id, shown, active });
  return (
    <>
      {shown && (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className="absolute inset-x-0 z-30 mt-1 max-h-96 overflow-y-auto rounded-lg border border-stone-300 bg-white py-1 shadow-raised"
        >
          {items.map((item, at) => (
            <Option
              key={item.href}
              id={`${id}-${at}`}
              item={item}
              active={at === active}
              comma={texts.comma}
              choose={choose}
            />
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {open && settled ? texts.counts[Math.min(items.length, texts.counts.length - 1)] : ''}
      </span>
    </>
  );
}

interface OptionProps {
  id: string;
  item: Suggestion;
  active: boolean;
  comma: string;
  choose(item: Suggestion): void;
}

function Option({ id, item, active, comma, choose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      // The focus stays in the field: else the list would close before the click is done.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(item)}
      className="cursor-pointer px-3 py-2 text-stone-900 hover:bg-brown-50 aria-selected:bg-blue-700 aria-selected:text-white forced-colors:aria-selected:outline-2"
    >
      <bdi className="font-semibold">{item.name}</bdi>
      {item.within.length > 0 && <bdi className="ms-2 text-sm opacity-90">{item.within.join(comma)}</bdi>}
    </div>
  );
}

/** Says of the field what it has become, for as long as it is that. */
function useCombobox(
  input: HTMLInputElement,
  { id, shown, active }: { id: string; shown: boolean; active: number },
) {
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(shown));
    if (shown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (shown && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, shown, active]);
}

interface Keys {
  move(step: number): void;
  /** Whether there was something to choose. */
  choose(): boolean;
  /** Whether there was something to close. */
  close(): boolean;
  open(): void;
  leave(): void;
}

function useKeys(input: HTMLInputElement, keys: Keys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const typed = () => latest.current.open();
    const left = () => latest.current.leave();
    const pressed = (event: KeyboardEvent) => {
      // A key that ends the composition of a letter is no command.
      if (event.isComposing) return;
      const { key } = event;
      let done = false;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        latest.current.move(key === 'ArrowDown' ? 1 : -1);
        done = true;
      } else if (key === 'Enter') done = latest.current.choose();
      else if (key === 'Escape') done = latest.current.close();
      if (done) event.preventDefault();
    };
    input.addEventListener('input', typed);
    input.addEventListener('blur', left);
    input.addEventListener('keydown', pressed);
    return () => {
      input.removeEventListener('input', typed);
      input.removeEventListener('blur', left);
      input.removeEventListener('keydown', pressed);
    };
  }, [input]);
}
