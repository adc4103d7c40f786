import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { goCloser, mainSight, type Sights } from '../canvas/map-closer';
import { useIsByRegion } from '../canvas/use-is-closer';
import type { MapProps } from '../layers/map-types';
import { useFullScreen } from './use-full-screen';

interface Props extends Pick<MapProps, 'texts' | 'locale'> {
  map: LeafletMap;
  home: LatLngBoundsExpression;
  /** Pixels kept free around it. */
  around: [number, number];
  /** What "closer" leads to; on the map of one area it is all around. */
  sights: Sights | null;
  /** What stands there on a wide map, and below them on a narrow one. */
  told?: ReactNode;
  /** All that the map tells of, where it begins with a part of it. */
  all?: LatLngBoundsExpression | null;
}

/** Pixels a press moves the map by. */
const STEP = 120;

/** What moves the map, in a strip along its lower edge, where it covers no name; it needs no dragging (WCAG 2.5.7). */
export function MapToolbar({ map, home, around, texts, locale, sights, told, all = null }: Props) {
  const showAll = () => all && map.fitBounds(all, { padding: [20, 20] });
  // As far as that there is nowhere else to go.
  const isWhole = useIsByRegion(map) && sights !== null;
  // With nothing between both groups there is no cell between them either.
  const isJoined = all === null && !told;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons under one name.
    <div
      role="group"
      aria-label={texts.controls}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      className="border-t border-stone-300 bg-white text-brown-800 @3xl:grid @3xl:grid-cols-[auto_auto_minmax(0,1fr)] @3xl:items-center"
    >
      <div className={`flex items-center justify-between ${told ? '@3xl:contents' : 'col-span-3'}`}>
        <Views {...{ map, home, around, texts, sights, isJoined }} />
        {!isJoined && (
          <span className={`flex min-w-4 justify-center px-2 ${told ? '@3xl:hidden' : ''}`}>
            {all && <WideTool label={texts.all} className="@max-md:hidden" onPress={showAll} />}
          </span>
        )}
        {!isWhole && (
          <Moves
            map={map}
            texts={texts}
            className={
              isJoined ? '' : 'max-w-48 border-s @3xl:order-1 @3xl:w-44 @3xl:border-s-0 @3xl:border-e'
            }
          />
        )}
      </div>
      {told && <div className="min-w-0 @3xl:order-2">{told}</div>}
      {all && (
        <WideTool
          label={texts.all}
          className="w-full border-stone-300 border-t @md:hidden"
          onPress={showAll}
        />
      )}
    </div>
  );
}

/** Closer, farther, back to where it began, and the whole screen. */
function Views({
  map,
  home,
  around,
  texts,
  sights,
  isJoined,
}: Pick<Props, 'map' | 'home' | 'around' | 'texts' | 'sights'> & { isJoined: boolean }) {
  const full = useFullScreen(map);
  const closer = () => {
    if (sights === null) map.zoomIn();
    else goCloser(map, sights, mainSight(map, sights));
  };
  return (
    <span
      className={`flex ${full ? 'min-w-38 grow-4' : 'min-w-33 grow-3'} basis-0 border-e border-stone-300 bg-white ${isJoined ? '' : full ? 'max-w-48' : 'max-w-36'}`}
    >
      <Tool label={texts.zoomIn} d="M12 5v14M5 12h14" onPress={closer} />
      <Tool label={texts.zoomOut} d="M5 12h14" onPress={() => map.zoomOut()} />
      <Tool
        label={texts.reset}
        d="M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10"
        onPress={() => map.fitBounds(home, { padding: around })}
      />
      {full && (
        <Tool
          label={full.isFull ? texts.endFullScreen : texts.fullScreen}
          d={full.isFull ? 'M9 4v5H4m11-5v5h5M9 20v-5H4m11 5v-5h5' : 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5'}
          onPress={full.toggle}
        />
      )}
    </span>
  );
}

/** Directions are those of the map, in both languages. */
function Moves({ map, texts, className }: Pick<Props, 'map' | 'texts'> & { className: string }) {
  const move = (x: number, y: number) => () => map.panBy([x * STEP, y * STEP]);
  return (
    <span className={`grow-4 basis-0 border-stone-300 bg-white ${className}`}>
      <span dir="ltr" className="flex">
        <Tool label={texts.left} d="M19 12H5m6-6-6 6 6 6" onPress={move(-1, 0)} />
        <Tool label={texts.up} d="M12 19V5m-6 6 6-6 6 6" onPress={move(0, -1)} />
        <Tool label={texts.down} d="M12 5v14m-6-6 6 6 6-6" onPress={move(0, 1)} />
        <Tool label={texts.right} d="M5 12h14m-6-6 6 6-6 6" onPress={move(1, 0)} />
      </span>
    </span>
  );
}

/** Words in the strip. */
function WideTool({
  label,
  className,
  onPress,
}: Pick<ToolProps, 'label' | 'onPress'> & { className: string }) {
  return (
    <button
      type="button"
      className={`inline-flex h-11 items-center justify-center px-3 text-sm font-medium text-blue-800 underline decoration-blue-300 underline-offset-4 hover:decoration-2 focus-visible:-outline-offset-3 pointer-fine:h-9 ${className}`}
      onClick={onPress}
    >
      {label}
    </button>
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
