import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import type { MapCity } from '@/lib/site/views/area-map';
import { closerTo } from './map-cities';
import type { MapTexts } from './map-types';

interface Props {
  map: LeafletMap;
  home: LatLngBoundsExpression;
  texts: MapTexts;
  /** What "closer" leads to. */
  cities: readonly MapCity[];
}

/** Pixels a press moves the map by. */
const STEP = 120;
const square =
  'inline-flex size-11 items-center justify-center border border-stone-500 bg-white text-lg font-bold text-brown-800 hover:bg-brown-50 focus-visible:relative focus-visible:z-10';

/** Closer, farther and back to the whole, on the map itself. */
export function MapZoom({ map, home, texts, cities }: Props) {
  const closer = () => {
    const at = closerTo(map, cities);
    if (at === null) map.zoomIn();
    else map.setView(at, map.getZoom() + 1);
  };
  return (
    <div className="absolute end-2 bottom-8 z-10 flex flex-col -space-y-px" dir="ltr">
      <button type="button" aria-label={texts.zoomIn} className={square} onClick={closer}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" aria-label={texts.zoomOut} className={square} onClick={() => map.zoomOut()}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" aria-label={texts.reset} className={square} onClick={() => map.fitBounds(home)}>
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
          <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />
        </svg>
      </button>
    </div>
  );
}

/** Moves the map without dragging (WCAG 2.5.7). */
export function MapMoves({ map, texts }: Pick<Props, 'map' | 'texts'>) {
  const moves = [
    { label: texts.up, turn: '', by: [0, -STEP] },
    { label: texts.down, turn: 'rotate-180', by: [0, STEP] },
    { label: texts.left, turn: '-rotate-90', by: [-STEP, 0] },
    { label: texts.right, turn: 'rotate-90', by: [STEP, 0] },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons under one name.
    <div role="group" aria-label={texts.controls} className="mt-2 flex gap-2" dir="ltr">
      {moves.map(({ label, turn, by }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          className={square}
          onClick={() => map.panBy([...by])}
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className={`size-5 fill-none stroke-current stroke-2 ${turn}`}
          >
            <path d="M12 19V5m-6 6 6-6 6 6" />
          </svg>
        </button>
      ))}
    </div>
  );
}
