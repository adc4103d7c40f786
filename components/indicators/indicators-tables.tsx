import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Riyal } from '@/components/data/riyal';
import { Cell, Columns, Row, Rows, Table } from '@/components/ui/table';
import { formatNumber, monthOfYear } from '@/lib/i18n/format';
import type { IndicatorFigures, Indicators } from '@/lib/registry';
import { Average } from './indicators-figures';

/** The figures of each month, the newest first: what changed lately stands on top. */
export function MonthTable({ indicators }: { indicators: Indicators }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const rows = [...indicators.byMonth].reverse().map(({ month, ...figures }) => ({
    key: month,
    label: monthOfYear(month, locale),
    figures,
  }));
  return <FiguresTable caption={t('months.caption')} head={t('months.month')} rows={rows} />;
}

/** The figures of each type of property that has any transaction, the most frequent first, what has no type of its own last. */
export function TypeTable({ indicators }: { indicators: Indicators }) {
  const t = useTranslations('Analytics');
  const isOther = (type: string) => Number(type === 'other');
  const byWeight = [...indicators.byType].sort(
    (a, b) => isOther(a.type) - isOther(b.type) || b.deeds - a.deeds,
  );
  const rows = byWeight.map(({ type, ...figures }) => ({
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
  const names = [t('figures.deeds'), t('tables.value'), t('tables.price')] as const;
  return (
    <Table caption={caption} captionHidden slim>
      <Columns names={[head, ...names]} figures={3} />
      <Rows>
        {rows.map(({ key, label, figures }) => (
          <Row key={key} head={label}>
            <Cell column={names[0]} kind="figure">
              {formatNumber(figures.deeds, locale)}
            </Cell>
            <Cell column={names[1]} kind="figure">
              <Riyal value={figures.totalValue} column="millions" />
            </Cell>
            <Cell column={names[2]} kind="figure">
              <Average value={figures.averagePricePerSquareMetre} inColumn />
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}
