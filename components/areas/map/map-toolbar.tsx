import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { goCloser, mainSight, type Sights } from './map-closer';
import type { MapProps } from './map-types';
import { useIsByRegion } from './use-is-closer';

interface Props extends Pick<MapProps, 'texts' | 'locale'> {
  map: LeafletMap;
  home: LatLngBoundsExpression;
  /** Pixels kept free around it. */
  around: [number, number];
  /** What "closer" leads to; on the map of one area it is all around. */
  sights: Sights | null;
  /** What stands between both groups where there is room. */
  children: ReactNode;
}

/** Pixels a press moves the map by. */
const STEP = 120;

/** What moves the map, in a strip along its lower edge, where it covers no name; it needs no dragging (WCAG 2.5.7). */
export function MapToolbar({ map, home, around, texts, locale, sights, children }: Props) {
  const closer = () => {
    if (sights === null) map.zoomIn();
    else goCloser(map, sights, mainSight(map, sights));
  };
  // As far as that there is nowhere else to go.
  const isWhole = useIsByRegion(map) && sights !== null;
  const move = (x: number, y: number) => () => map.panBy([x * STEP, y * STEP]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons under one name.
    <div
      role="group"
      aria-label={texts.controls}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      className="flex items-center justify-between border-t border-stone-300 bg-white text-brown-800"
    >
      <span className="flex max-w-36 min-w-33 grow-3 basis-0 border-e border-stone-300 bg-white">
        <Tool label={texts.zoomIn} d="M12 5v14M5 12h14" onPress={closer} />
        <Tool label={texts.zoomOut} d="M5 12h14" onPress={() => map.zoomOut()} />
        <Tool
          label={texts.reset}
          d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5"
          onPress={() => map.fitBounds(home, { padding: around })}
        />
      </span>
      <span className="flex min-w-4 justify-center px-2">{children}</span>
      {/* Directions are those of the map, in both languages. */}
      {!isWhole && (
        <span className="max-w-48 grow-4 basis-0 border-s border-stone-300 bg-white">
          <span dir="ltr" className="flex">
            <Tool label={texts.left} d="M19 12H5m6-6-6 6 6 6" onPress={move(-1, 0)} />
            <Tool label={texts.up} d="M12 19V5m-6 6 6-6 6 6" onPress={move(0, -1)} />
            <Tool label={texts.down} d="M12 5v14m-6-6 6 6 6-6" onPress={move(0, 1)} />
            <Tool label={texts.right} d="M5 12h14m-6-6 6 6-6 6" onPress={move(1, 0)} />
          </span>
        </span>
      )}
    </div>
  );
}

interface ToolProps {
  label: string;
  d: string;
  onPress: () => void;
}

function Tool({ label, d, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex h-11 flex-1 items-center justify-center hover:bg-brown-50 focus-visible:-outline-offset-3 pointer-fine:h-9"
      onClick={onPress}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
        <path d={d} />
      </svg>
    </button>
  );
}
