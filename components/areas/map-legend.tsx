import { type ShownState, stateClasses } from './map/map-layers';
import type { MapTexts } from './map/map-types';

interface Props {
  states: ReadonlySet<ShownState>;
  texts: MapTexts;
}

/** What the colours of the shapes mean, for the states that the map shows. */
export function MapLegend({ states: shown, texts }: Props) {
  const states = (Object.keys(stateClasses) as ShownState[]).filter((state) => shown.has(state));
  if (states.length === 0) return null;
  return (
    <ul aria-label={texts.legend} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone-700">
      {states.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
            <rect
              x="1"
              y="1"
              width="14"
              height="14"
              fillOpacity="0.45"
              strokeWidth="1.2"
              className={stateClasses[state]}
            />
          </svg>
          {texts.states[state]}
        </li>
      ))}
    </ul>
  );
}
