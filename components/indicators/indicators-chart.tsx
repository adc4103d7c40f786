import type { Indicators } from '@/lib/registry';
import { wholeMonths } from '@/lib/site/indicators/charts';
import type { YearBefore } from '@/lib/site/indicators/year-before';
import { DeedsChart } from './deeds-chart';
import { PriceChart } from './price-chart';

interface Props {
  indicators: Pick<Indicators, 'byMonth' | 'from' | 'asOf' | 'sample' | 'averagePricePerSquareMetre'>;
  /** Null where the window is too long or too short for it. */
  yearBefore: YearBefore | null;
}

/** Prices over time first, then transactions; drawn by the server. The table below holds the same figures. */
export function IndicatorsCharts({ indicators, yearBefore }: Props) {
  const { byMonth, from, asOf, sample, averagePricePerSquareMetre: average } = indicators;
  if (byMonth.length < 2) return null;
  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:gap-x-12 xl:grid-rows-[repeat(4,auto)] print:block print:space-y-4">
      <PriceChart months={byMonth} isSample={sample} average={average} before={yearBefore?.prices ?? []} />
      <DeedsChart
        months={byMonth}
        isSample={sample}
        isWhole={wholeMonths(from, asOf)}
        before={yearBefore?.deeds ?? []}
      />
    </div>
  );
}
