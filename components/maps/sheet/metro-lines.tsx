import { useTranslations } from 'next-intl';
import { type Metro, metroPaths } from '@/lib/site/maps/labels/metro-lines';

/** Metro lines with their stations, above the districts and below all words (drawings.css). */
export function MetroLines({ metro }: { metro: Metro }) {
  const { lines, stations } = metroPaths(metro);
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" className="metro" data-metro="">
      <path d={lines} vectorEffect="non-scaling-stroke" />
      <path d={stations} vectorEffect="non-scaling-stroke" className="metro-stop" />
      <path d={stations} vectorEffect="non-scaling-stroke" className="metro-door" />
    </g>
  );
}

/** What they are, in a key. */
export function MetroRow() {
  const t = useTranslations('Areas');
  return (
    <li className="flex items-center gap-2" data-key="metro">
      <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0">
        <MetroLines
          metro={{
            stretches: [
              [
                [1, 8],
                [23, 8],
              ],
            ],
            stations: [[12, 8]],
          }}
        />
      </svg>
      {t('sheet.metro')}
    </li>
  );
}
