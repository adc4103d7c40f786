import { useEffect, useRef } from 'react';
import { MapSign } from '@/components/maps/signs/map-sign';
import type { MapItem } from '../layers/map-types';

interface Props {
  items: readonly MapItem[];
  label: string;
  /** What is chosen. */
  selected: string | null;
  /** What the pointer or the focus is on, here or on the map. */
  marked: readonly string[];
  onMark: (id: string | null) => void;
  onChoose: (id: string) => void;
  /** By itself, and not in the frame of the map. */
  isFramed?: boolean;
}

/** Shapes on a canvas cannot have the focus: each has its button here, which marks it on the map and leads there. */
export function MapList({ items, label, selected, marked, onMark, onChoose, isFramed = false }: Props) {
  // A sign that all have tells none from the others.
  const isSigned =
    new Set(items.map(({ sign }) => sign)).size > 1 || items.some(({ soft }) => soft !== undefined);
  const list = useRef<HTMLUListElement>(null);
  // Within the list alone: the page stays where it is.
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const row = rows.find((one) => selected !== null && one.dataset.row === selected);
    if (!row || !list.current) return;
    const { scrollTop, clientHeight } = list.current;
    const top = row.offsetTop - list.current.offsetTop;
    if (top < scrollTop || top + row.offsetHeight > scrollTop + clientHeight) list.current.scrollTop = top;
  }, [selected]);
  return (
    <ul
      ref={list}
      aria-label={label}
      className={`max-h-[calc(18rem+2px)] map-rows snap-y snap-mandatory overflow-y-auto ${isFramed ? 'border' : 'border-y'} @3xl:snap-none border-stone-300 @3xl:max-h-none @3xl:absolute @3xl:inset-0`}
    >
      {items.map(({ id, name, sign, soft, told, count }) => (
        <li
          key={id}
          data-row={id}
          data-marked={marked.includes(id) ? '' : undefined}
          className="snap-start border-b border-stone-200 last:border-b-0 data-marked:bg-blue-100"
        >
          <button
            type="button"
            data-item={id}
            aria-current={id === selected ? 'true' : undefined}
            className={`flex ${told ? 'h-18' : 'h-12'} w-full @3xl:h-auto @3xl:min-h-11 items-center gap-3 border-s-4 border-transparent px-2 py-1.5 text-start text-sm font-medium text-brown-900 hover:bg-blue-50 focus-visible:-outline-offset-2 aria-[current]:border-blue-700 aria-[current]:font-bold forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]`}
            // Not as a row comes under a pointer that rests: the months move the rows.
            onPointerMove={() => onMark(id)}
            // Nor does a row that scrolls away from under it take the mark from the one that has the focus.
            onPointerLeave={() => marked.includes(id) && onMark(null)}
            onFocus={() => onMark(id)}
            onBlur={() => onMark(null)}
            onClick={() => onChoose(id)}
          >
            {isSigned && <MapSign sign={sign} soft={soft} />}
            <span className="min-w-0">
              <span className="line-clamp-2 @3xl:line-clamp-none">{name}</span>
              {told && <span className="block text-[13px] font-normal text-stone-600">{told}</span>}
            </span>
            {count !== undefined && <span className="ms-auto tabular-nums">{count}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
