import { MapSign, type SignName } from './map-sign';

export interface MapItem {
  id: string;
  name: string;
  sign: SignName;
}

interface Props {
  items: readonly MapItem[];
  label: string;
  /** What the pointer or the focus is on, here or on the map. */
  marked: string | null;
  onMark: (id: string | null) => void;
  onChoose: (id: string) => void;
}

/** Shapes on a canvas cannot have the focus: each has its button here, which marks it on the map and leads there. */
export function MapList({ items, label, marked, onMark, onChoose }: Props) {
  return (
    <ul
      aria-label={label}
      className="max-h-44 overflow-y-auto border border-stone-300 @2xl:max-h-none @2xl:absolute @2xl:inset-0"
    >
      {items.map(({ id, name, sign }) => (
        <li key={id} data-marked={id === marked ? '' : undefined} className="data-marked:bg-blue-100">
          <button
            type="button"
            data-item={id}
            className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-start text-sm font-medium text-brown-900 hover:bg-blue-50 focus-visible:-outline-offset-2"
            onPointerEnter={() => onMark(id)}
            onPointerLeave={() => onMark(null)}
            onFocus={() => onMark(id)}
            onBlur={() => onMark(null)}
            onClick={() => onChoose(id)}
          >
            <MapSign sign={sign} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
