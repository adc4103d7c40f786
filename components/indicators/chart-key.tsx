import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The mark of the latest month, the line of the average and that of the year before, in the plot and in its key. */
export const LATEST = 'fill-blue-700 forced-colors:fill-[Highlight]!';
export const DASHES = { strokeWidth: '1.5', strokeDasharray: '5 4' } as const;
export const BEFORE = 'fill-stone-400 forced-colors:fill-[GrayText]!';

interface KeyProps {
  average?: string | null | undefined;
  /** Whether it names two lines: of these the second has its name in the plot where there is room. */
  isPaired: boolean;
}

/** What the lines mean, above the plot, as far as they are not named in it. The latest month has its own colour in the row of names, too. */
export function ChartKey({ average, isPaired }: KeyProps) {
  const t = useTranslations('Analytics');
  return (
    <p className="mt-3 mb-1 flex flex-wrap gap-x-5 text-sm text-stone-700">
      {isPaired && (
        <LineEntry className="fill-brown-600 forced-colors:fill-[CanvasText]!">
          {t('chart.thisPeriod')}
        </LineEntry>
      )}
      {average && <AverageEntry>{average}</AverageEntry>}
      {isPaired && <LineEntry className={BEFORE}>{t('chart.yearBefore')}</LineEntry>}
    </p>
  );
}

/** The dashed line of an average, and what it is. */
export function AverageEntry({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`flex items-center gap-2 ${className}`}>
      <svg aria-hidden="true" width="23" height="2" className="shrink-0">
        <line
          x2="23"
          y1="1"
          y2="1"
          {...DASHES}
          className="stroke-brown-900 forced-colors:stroke-[CanvasText]"
        />
      </svg>
      {children}
    </span>
  );
}

function LineEntry({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" width="18" height="3" className="shrink-0">
        <rect width="18" height="3" className={className} />
      </svg>
      {children}
    </span>
  );
}
