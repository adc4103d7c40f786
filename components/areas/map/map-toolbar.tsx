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
const round =
  'inline-flex size-11 items-center justify-center rounded-lg border border-stone-400 bg-white font-bold text-brown-800 hover:bg-brown-50';

/** Moves the map without dragging (WCAG 2.5.7). */
export function MapToolbar({ map, home, texts, cities }: Props) {
  const closer = () => {
    const at = closerTo(map, cities);
    if (at === null) map.zoomIn();
    else map.setView(at, map.getZoom() + 1);
  };

  const moves = [
    { label: texts.up, turn: '', by: [0, -STEP] },
    { label: texts.down, turn: 'rotate-180', by: [0, STEP] },
    { label: texts.left, turn: '-rotate-90', by: [-STEP, 0] },
    { label: texts.right, turn: 'rotate-90', by: [STEP, 0] },
  ] as const;
  return (
    <div className="mb-3 space-y-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons under one name. */}
      <div role="group" aria-label={texts.controls} className="flex flex-wrap gap-2" dir="ltr">
        <button type="button" aria-label={texts.zoomIn} className={round} onClick={closer}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" aria-label={texts.zoomOut} className={round} onClick={() => map.zoomOut()}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className={`${round} w-auto px-3`} onClick={() => map.fitBounds(home)}>
          {texts.reset}
        </button>
        {moves.map(({ label, turn, by }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            className={round}
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
    </div>
  );
}
