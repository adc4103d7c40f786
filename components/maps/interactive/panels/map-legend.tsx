import type { Map as LeafletMap } from 'leaflet';
import { MapSign } from '@/components/maps/signs/map-sign';
import type { ShownState } from '@/lib/site/maps/interactive/map-days';
import { useMapIsCloser } from '../canvas/use-is-closer';
import { radiusOf, SHAPES_SEEN } from '../layers/map-cities';
import type { MapTexts } from '../layers/map-types';

interface Props {
  map: LeafletMap;
  /** How registration stands in what the map shows. */
  states: readonly ShownState[];
  /** Announcements of the city that has most. */
  most: number;
  texts: MapTexts;
}

/** What the map's shapes say, or as long as those are not seen its dots. */
export function MapLegend({ map, states, most, texts }: Props) {
  const shapes = useMapIsCloser(map, SHAPES_SEEN);
  if (most < 1) return null;
  // Where all stand alike nothing needs to be told apart.
  const told = shapes || states.length > 1 ? states : [];
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone-700">
      {!shapes && <DotKeys {...{ map, most, texts }} />}
      {told.map((state) => (
        <li key={state} className="flex items-center gap-2">
          {shapes ? <MapSign sign={state} /> : <StateDot state={state} />}
          {texts.states[state]}
        </li>
      ))}
    </ul>
  );
}

/** Pixels of the dot that shows a colour. */
const STATE_DOT = 6;
const dotOf: Record<ShownState, string> = {
  open: 'fill-green-800',
  undated: 'fill-amber-800',
  announced: 'fill-blue-800',
  to_be_announced: 'fill-white stroke-blue-800',
  closed: 'fill-brown-900',
};

/** The dot of a city whose announcements stand so. */
export const StateDot = ({ state }: { state: ShownState }) => (
  <Dot radius={STATE_DOT} className={dotOf[state]} />
);

/** In view with the map, in short: what its dots are. */
export function DotKey({ texts, className = '' }: Pick<Props, 'texts'> & { className?: string }) {
  return (
    <span className={`flex items-center gap-2 text-sm text-stone-700 ${className}`}>
      <Dot radius={9} className="fill-brown-900" number={2} />
      {texts.dotKey}
    </span>
  );
}

/** What a dot says, and one with a number, and that it may stand for several cities. */
function DotKeys({ map, most, texts }: Omit<Props, 'states'>) {
  const { x: width } = map.getSize();
  return (
    <>
      <li className="flex items-center gap-2">
        <Dot radius={radiusOf(1, width)} className="fill-brown-900" />
        {texts.dotOfOne}
      </li>
      {most > 1 && (
        <li className="flex items-center gap-2">
          <Dot radius={radiusOf(most, width)} className="fill-brown-900" number={most} />
          {texts.dotOfMore}
        </li>
      )}
      <li>{texts.together}</li>
    </>
  );
}

interface DotProps {
  radius: number;
  className: string;
  number?: number;
}

function Dot({ radius, className, number }: DotProps) {
  return (
    <svg aria-hidden="true" width={2 * radius} height={2 * radius} className="shrink-0 overflow-visible">
      <circle cx={radius} cy={radius} r={radius} className={className} data-solid="" />
      {number !== undefined && (
        <text
          x={radius}
          y={radius}
          textAnchor="middle"
          className="fill-white text-xs font-bold [dominant-baseline:central] forced-colors:fill-[Canvas]"
        >
          {number}
        </text>
      )}
    </svg>
  );
}
