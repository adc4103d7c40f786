import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The mark of the latest month, the line of the average and that of the year before, in the plot and in its key. */
export const LATEST = 'fill-blue-700 forced-colors:fill-[Highlight]!';
export const DASHES = { strokeWidth: '1.5', strokeDasharray: '5 4' } as const;
export const BEFORE = 'fill-stone-400 forced-colors:fill-[GrayText]!';

interface KeyProps {
  name: 'price' | 'deeds';
  average?: string | null | undefined;
  hasLatest: boolean;
  hasBefore: boolean;
}

/** What the lines and the second colour mean, above the plot: in it words would stand on figures. */
export function ChartKey({ name, average, hasLatest, hasBefore }: KeyProps) {
  const t = useTranslations('Analytics');
  // Of two lines both are named; columns have no second.
  const isPaired = name === 'price' && hasBefore;
  return (
    <p className="mt-3 mb-1 flex flex-wrap gap-x-5 text-sm text-stone-700">
      {isPaired && (
        <LineEntry className="fill-brown-600 forced-colors:fill-[CanvasText]!">
          {t('chart.thisPeriod')}
        </LineEntry>
      )}
      {hasLatest && (
        <span className="flex items-center gap-2">
          <svg aria-hidden="true" width="12" height="12" className="shrink-0">
            {name === 'deeds' ? (
              <rect width="12" height="12" className={LATEST} />
            ) : (
              <circle cx="6" cy="6" r="5" className={LATEST} />
            )}
          </svg>
          {t('chart.latest')}
        </span>
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
