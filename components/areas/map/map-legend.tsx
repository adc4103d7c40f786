import { radiusOf } from './map-cities';
import { MapSign, type SignName } from './map-sign';
import type { MapTexts } from './map-types';

interface Props {
  signs: readonly SignName[];
  texts: MapTexts;
}

/** What the shapes say, for those that the map shows. */
export function MapLegend({ signs, texts }: Props) {
  if (signs.length === 0) return null;
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone-700">
      {signs.map((sign) => (
        <li key={sign} className="flex items-center gap-2">
          <MapSign sign={sign} />
          {texts.states[sign]}
        </li>
      ))}
    </ul>
  );
}

interface DotsProps {
  /** Announcements of the city that has most. */
  most: number;
  /** Pixels of the map: on a small one dots are smaller. */
  width: number;
  texts: MapTexts;
}

/** What the size of a dot says, and that it may stand for several cities. */
export function DotLegend({ most, width, texts }: DotsProps) {
  const sizes = new Map([1, Math.ceil(most / 2), most].map((count) => [radiusOf(count, width), count]));
  const counts = [...new Set(sizes.values())].filter((count) => count > 0);
  if (most < 1) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-stone-700">
      <span id="map-dots">{texts.dots}</span>
      <ul aria-labelledby="map-dots" className="flex flex-wrap gap-x-4 gap-y-1">
        {counts.map((count) => {
          const radius = radiusOf(count, width);
          return (
            <li key={count} className="flex items-center gap-2 tabular-nums">
              <svg
                aria-hidden="true"
                width={2 * radius}
                height={2 * radius}
                className="shrink-0 overflow-visible"
              >
                <circle cx={radius} cy={radius} r={radius} className="fill-brown-700" data-solid="" />
              </svg>
              {count}
            </li>
          );
        })}
      </ul>
      <span>{texts.together}</span>
    </div>
  );
}
