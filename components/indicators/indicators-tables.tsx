import { useLocale, useTranslations } from 'next-intl';
import { Columns, Table } from '@/components/ui/table';
import { formatMillions, formatNumber, monthOfYear, wholeShare } from '@/lib/i18n/format';
import type { IndicatorFigures, Indicators } from '@/lib/registry';
import { FigureRows } from './figure-rows';

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

/**
 * The figures of each type of property that has any transaction, with its share of all of them, the most frequent first, what
 * has no type of its own last.
 */
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
  // Without this the average of all may seem too low or too high for those that are shown.
  const isMoreCounted =
    indicators.averagePricePerSquareMetre !== null && rows.length > 1 && rows.some(isWithheld);
  return (
    <FiguresTable
      isOfWhole
      caption={t('byType.caption')}
      head={t('byType.type')}
      rows={rows}
      note={isMoreCounted ? t('figures.allCounted') : ''}
    />
  );
}

interface FiguresOf {
  key: string;
  label: string;
  figures: IndicatorFigures;
}

const isWithheld = ({ figures }: FiguresOf) => figures.averagePricePerSquareMetre === null;

interface Props {
  caption: string;
  head: string;
  rows: readonly FiguresOf[];
  /** Whether the rows are parts of a whole. */
  isOfWhole?: boolean;
  /** What is said of rows without an average, behind why they have none. */
  note?: string;
}

function FiguresTable({ caption, head, rows, isOfWhole = false, note = '' }: Props) {
  const t = useTranslations('Analytics');
  const data = useTranslations('Data');
  const locale = useLocale();
  const names = [t('tables.deeds'), t('tables.value'), t('tables.price')] as const;
  const whole = rows.reduce((sum, { figures }) => sum + figures.deeds, 0);
  const shareOf = (deeds: number) => {
    const share = deeds / whole;
    if (deeds > 0 && share < 0.01) return [share, t('byType.shareBelow')] as const;
    // Beside others none is all of it.
    return [share, wholeShare(deeds < whole ? Math.min(share, 0.99) : share, locale)] as const;
  };
  const spoken = (value: number) => data('riyal', { amount: formatNumber(value, locale) });
  return (
    <>
      <Table caption={caption} captionHidden slim>
        <Columns
          names={[head, ...names]}
          units={[isOfWhole ? t('byType.share') : '', '', t('tables.millions'), t('tables.riyals')]}
          figures={3}
        />
        <FigureRows
          names={names}
          withheld={t('figures.withheld')}
          rows={rows.map(
            ({ key, label, figures: { deeds, totalValue, averagePricePerSquareMetre: price } }) => [
              key,
              label,
              formatNumber(deeds, locale),
              [formatMillions(totalValue, locale), spoken(totalValue)],
              price === null
                ? null
                : [formatNumber(price, locale), `${spoken(price)} ${t('figures.perSpoken')}`],
              isOfWhole && whole > 0 ? shareOf(deeds) : undefined,
            ],
          )}
        />
      </Table>
      {rows.some(isWithheld) && (
        <p className="mt-2 text-sm text-stone-600">
          {t('figures.withheldNote')} {note}
        </p>
      )}
    </>
  );
}
