import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import type { MapTexts } from './map-types';

interface Props {
  map: LeafletMap;
  home: LatLngBoundsExpression;
  texts: MapTexts;
}

/** Pixels a press moves the map by. */
const STEP = 120;
const round =
  'inline-flex size-11 items-center justify-center rounded-lg border border-stone-400 bg-white font-bold text-brown-800 hover:bg-brown-50';

/** Moves the map without dragging (WCAG 2.5.7). */
export function MapToolbar({ map, home, texts }: Props) {
  const moves = [
    { label: texts.up, sign: '↑', by: [0, -STEP] },
    { label: texts.down, sign: '↓', by: [0, STEP] },
    { label: texts.left, sign: '←', by: [-STEP, 0] },
    { label: texts.right, sign: '→', by: [STEP, 0] },
  ] as const;
  return (
    <div className="mb-3 space-y-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons under one name. */}
      <div role="group" aria-label={texts.controls} className="flex flex-wrap gap-2" dir="ltr">
        {moves.map(({ label, sign, by }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            className={round}
            onClick={() => map.panBy([...by])}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
        <button type="button" aria-label={texts.zoomIn} className={round} onClick={() => map.zoomIn()}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" aria-label={texts.zoomOut} className={round} onClick={() => map.zoomOut()}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className={`${round} w-auto px-3`} onClick={() => map.fitBounds(home)}>
          {texts.reset}
        </button>
      </div>
    </div>
  );
}
