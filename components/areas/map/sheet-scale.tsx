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
    >
      <rect
        x={corner.endsWith('left') ? 10 : -10}
        y={down}
        width={part(width)}
        height="3"
        className="fill-brown-900"
        data-solid=""
      />
      <text
        x={corner.endsWith('left') ? 10 : -10}
        y={down - 6}
        className="fill-brown-900 text-[12px] tabular-nums"
      >
        {/* The drawing runs from left to right, number and unit as their language does. */}
        {`\u2068${t(`sheet.${unit}`, { n: formatNumber(n, locale) })}\u2069`}
      </text>
    </svg>
  );
}
