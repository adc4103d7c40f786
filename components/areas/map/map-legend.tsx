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
    <ul aria-label={texts.legend} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone-700">
      {signs.map((sign) => (
        <li key={sign} className="flex items-center gap-2">
          <MapSign sign={sign} />
          {texts.states[sign]}
        </li>
      ))}
    </ul>
  );
}
