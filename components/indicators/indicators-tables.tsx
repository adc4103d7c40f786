import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Riyal } from '@/components/data/riyal';
import { Table } from '@/components/ui/table';
import { formatNumber, gregorianMonth } from '@/lib/i18n/format';
import type { IndicatorFigures, Indicators } from '@/lib/registry';
import { Average } from './indicators-figures';

/** The figures of each month, the newest first: what changed lately stands on top. */
export function MonthTable({ indicators }: { indicators: Indicators }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const rows = [...indicators.byMonth].reverse().map(({ month, ...figures }) => ({
    key: month,
    label: gregorianMonth(month, locale),
    figures,
  }));
  return <FiguresTable caption={t('months.caption')} head={t('months.month')} rows={rows} />;
}

/** The figures of each type of property that has any transaction. */
export function TypeTable({ indicators }: { indicators: Indicators }) {
  const t = useTranslations('Analytics');
  const rows = indicators.byType.map(({ type, ...figures }) => ({
    key: type,
    label: t(`types.${type}`),
    figures,
  }));
  return <FiguresTable caption={t('byType.caption')} head={t('byType.type')} rows={rows} />;
}

interface Props {
  caption: string;
  head: string;
  rows: readonly { key: string; label: ReactNode; figures: IndicatorFigures }[];
}

function FiguresTable({ caption, head, rows }: Props) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('figures.deeds')}</th>
          <th scope="col">{t('figures.value')}</th>
          <th scope="col">{t('figures.price')}</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(({ key, label, figures }) => (
          <tr key={key}>
            <th scope="row" className="font-semibold whitespace-nowrap text-brown-900">
              {label}
            </th>
            <td>{formatNumber(figures.deeds, locale)}</td>
            <td>
              <Riyal value={figures.totalValue} />
            </td>
            <td>
              <Average value={figures.averagePricePerSquareMetre} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
