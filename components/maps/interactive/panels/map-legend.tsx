import type { Map as LeafletMap } from 'leaflet';
import { MapSign, SignRows } from '@/components/maps/signs/map-sign';
import type { ShownState } from '@/lib/site/maps/interactive/map-days';
import { useMapIsCloser } from '../canvas/use-is-closer';
import { SHAPES_SEEN } from '../layers/map-cities';
import type { MapProps, MapTexts } from '../layers/map-types';

interface Props {
  map: LeafletMap;
  /** How registration stands in what the map shows. */
  states: readonly ShownState[];
  texts: MapTexts;
}

/** What the colours of the map's shapes say, or as long as those are not seen of its dots; of their sizes the key of the drawing tells. */
export function MapLegend({ map, states, texts }: Props) {
  const shapes = useMapIsCloser(map, SHAPES_SEEN);
  // Where all stand alike nothing needs to be told apart.
  const told = shapes || states.length > 1 ? states : [];
  if (told.length === 0) return null;
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone-700">
      {told.map((state) => (
        <li key={state} className="flex items-center gap-2">
          {shapes ? <MapSign sign={state} /> : <StateDot state={state} />}
          {texts.states[state]}
        </li>
      ))}
    </ul>
  );
}

/** What the shapes of one announcement's map say, where the page's own key is not seen. */
export function SignList({ signs = [], texts }: Pick<MapProps, 'signs' | 'texts'>) {
  if (signs.length === 0) return null;
  return (
    <ul
      aria-label={texts.legend}
      className="map-full-key flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-sm text-stone-700"
      data-key=""
    >
      <SignRows signs={signs} />
    </ul>
  );
}

/** Pixels of the dot that shows a colour. */
const STATE_DOT = 6;
const dotOf: Record<ShownState, string> = {
  open: 'fill-green-800',
  undated: 'fill-amber-800',
  announced: 'fill-white stroke-green-800',
  to_be_announced: 'fill-white stroke-blue-800',
  closed: 'fill-blue-700',
};

/** The dot of a city whose announcements stand so. */
export const StateDot = ({ state }: { state: ShownState }) => (
  <svg aria-hidden="true" width={2 * STATE_DOT} height={2 * STATE_DOT} className="shrink-0 overflow-visible">
    <circle cx={STATE_DOT} cy={STATE_DOT} r={STATE_DOT} className={dotOf[state]} data-solid="" />
  </svg>
);
