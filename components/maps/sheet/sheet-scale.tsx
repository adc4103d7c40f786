import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { barLength } from '@/lib/site/maps/labels/map-scale';
import { textWidth } from '@/lib/site/maps/labels/text-width';
import type { Sheet } from '@/lib/site/maps/sheet/sheet';
import { part } from './sheet-text';

/** Pixels: the letters, and the plate around them and their bar. */
const LETTERS = 12;
const EDGE = 6;
const TOP = -19;
const TALL = 27;

/** How long a stretch of the ground is on the sheet, in a corner where nothing lies. */
export function SheetScale({ scale: { km, width, corner } }: Pick<Sheet, 'scale'>) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { unit, n } = barLength(km);
  const text = t(`sheet.${unit}`, { n: formatNumber(n, locale) });
  const words = Math.round(textWidth(text) * LETTERS);
  const down = corner.startsWith('top') ? 26 : -12;
  return (
    <svg
      aria-hidden="true"
      x={corner.endsWith('left') ? 0 : part(1 - width)}
      y={corner.startsWith('top') ? 0 : '100%'}
      overflow="visible"
      className="plated"
    >
      <svg aria-hidden="true" x={corner.endsWith('left') ? 10 : -10} y={down} overflow="visible">
        {/* Nothing runs through it: it stands on a plate, as the one of the map to move about in; its end is a second piece, as
            parts and pixels cannot be added up. */}
        <g className="fill-white forced-colors:fill-[Canvas]">
          <rect x={-EDGE} y={TOP} width={part(width)} height={TALL} />
          <rect x={-EDGE} y={TOP} width={words + 2 * EDGE} height={TALL} />
          <svg aria-hidden="true" x={part(width)} overflow="visible">
            <rect x={-EDGE - 1} y={TOP} width={2 * EDGE + 1} height={TALL} />
          </svg>
        </g>
        <rect width={part(width)} height="3" className="fill-brown-900" data-solid="" />
        <text y="-5" strokeWidth="0" className="fill-brown-900 text-[12px] tabular-nums">
          {/* The drawing runs from left to right, number and unit as their language does. */}
          {`\u2068${text}\u2069`}
        </text>
      </svg>
    </svg>
  );
}
