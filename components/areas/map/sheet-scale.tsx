import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { barLength } from '@/lib/site/views/map-scale';
import type { Sheet } from '@/lib/site/views/sheet';
import { part } from './sheet-text';

/** How long a stretch of the ground is on the sheet, in a corner where nothing lies. */
export function SheetScale({ scale: { km, width, corner } }: Pick<Sheet, 'scale'>) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { unit, n } = barLength(km);
  const down = corner.startsWith('top') ? 26 : -12;
  return (
    <svg
      aria-hidden="true"
      x={corner.endsWith('left') ? 0 : part(1 - width)}
      y={corner.startsWith('top') ? 0 : '100%'}
      overflow="visible"
      className="plated"
    >
      {/* Nothing runs through it: it stands on a plate, as the one of the map to move about in. */}
      <svg aria-hidden="true" x={corner.endsWith('left') ? 10 : -10} y={down} overflow="visible">
        <line
          x2={part(width)}
          y1="1.5"
          y2="1.5"
          strokeWidth="13"
          strokeLinecap="round"
          className="stroke-white forced-colors:stroke-[Canvas]"
        />
        <rect width={part(width)} height="3" className="fill-brown-900" data-solid="" />
        <text
          y="-6"
          strokeWidth="10"
          strokeLinejoin="round"
          className="fill-brown-900 stroke-white text-[12px] tabular-nums [paint-order:stroke] forced-colors:stroke-[Canvas]"
        >
          {/* The drawing runs from left to right, number and unit as their language does. */}
          {`\u2068${t(`sheet.${unit}`, { n: formatNumber(n, locale) })}\u2069`}
        </text>
      </svg>
    </svg>
  );
}
