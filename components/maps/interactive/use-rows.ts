import { useEffect, useRef } from 'react';

interface Rows {
  /** Whether the page's own list leads to the shapes. */
  active: boolean;
  selected: string | null;
  marked: string | null;
  onMark: (id: string | null) => void;
  onChoose: (id: string) => void;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-district]')];
const idOf = (row: HTMLElement) => row.dataset.district ?? '';
const lineOf = (row: HTMLElement) => row.closest('li') ?? row;

/**
 * Makes the districts of the page's own numbered list the buttons of the map, as long as it is shown: shapes on a canvas cannot
 * have the focus, and a second list of the same would say everything twice. What either is on is marked in both.
 */
export function useRows({ active, selected, marked, onMark, onChoose }: Rows): void {
  const now = useRef({ onMark, onChoose });
  now.current = { onMark, onChoose };
  useEffect(() => {
    if (!active) return;
    const ended = new AbortController();
    const { signal } = ended;
    for (const row of rows()) {
      const choose = () => now.current.onChoose(idOf(row));
      const mark = () => now.current.onMark(idOf(row));
      const unmark = () => now.current.onMark(null);
      row.setAttribute('role', 'button');
      row.addEventListener('click', (event) => clicked(event, choose), { signal });
      row.addEventListener('focus', mark, { signal });
      row.addEventListener('blur', unmark, { signal });
      row.addEventListener('keydown', (event) => pressed(event, choose), { signal });
      lineOf(row).addEventListener('pointerenter', mark, { signal });
      lineOf(row).addEventListener('pointerleave', unmark, { signal });
    }
    return () => {
      ended.abort();
      for (const row of rows()) {
        for (const name of ['role', 'aria-current']) row.removeAttribute(name);
        lineOf(row).removeAttribute('data-marked');
      }
    };
  }, [active]);
  useEffect(() => {
    if (!active) return;
    for (const row of rows()) {
      lineOf(row).toggleAttribute('data-marked', idOf(row) === marked);
      if (idOf(row) === selected) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
  }, [active, marked, selected]);
}

/** As of a button and not of the link that it is without this map; one that is opened in a tab of its own stays that link. */
function clicked(event: MouseEvent, choose: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose();
}

/** As of a button: by Enter and by the space bar, which does not move the page. */
function pressed(event: KeyboardEvent, choose: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  choose();
}
