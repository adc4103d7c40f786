import { stringify } from 'csv-stringify/sync';
import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { IndicatorFigures, Indicators } from '@/lib/registry';

/** What the figures are about, by its codes; of all places, types or uses there is none. */
interface About {
  place?: string | undefined;
  type?: keyof Messages['Analytics']['types'] | undefined;
  use?: keyof Messages['Analytics']['uses'] | undefined;
}

/**
 * The figures as CSV (RFC 4180): the whole window, then each month, then each type. Money in Saudi riyals, averages per
 * square metre and empty where withheld; each row says what it is about, its last column whether the data are sample data.
 */
export async function indicatorsCsv(
  indicators: Indicators,
  { place, type, use }: About,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Analytics' });
  const { from, asOf, sample } = indicators;
  const row = (part: string, item: string, figures: IndicatorFigures) => [
    part,
    item,
    figures.deeds,
    figures.totalValue.toFixed(2),
    figures.averagePricePerSquareMetre?.toFixed(2) ?? '',
    place ?? '',
    type ? t(`types.${type}`) : t('filter.anyType'),
    use ? t(`uses.${use}`) : t('filter.anyUse'),
    from,
    asOf,
    sample ? t('csv.sample') : t('csv.real'),
  ];
  const rows = [
    row(t('csv.whole'), '', indicators),
    ...indicators.byMonth.map(({ month, ...figures }) => row(t('csv.month'), month, figures)),
    ...indicators.byType.map(({ type, ...figures }) => row(t('csv.type'), t(`types.${type}`), figures)),
  ];
  const header = [
    t('csv.part'),
    t('csv.item'),
    t('csv.deeds'),
    t('csv.value'),
    t('csv.price'),
    t('csv.place'),
    t('filter.type'),
    t('filter.use'),
    t('csv.from'),
    t('csv.to'),
    t('csv.data'),
  ];
  // Spreadsheets take a file without the mark for another encoding and break its Arabic.
  return stringify([header, ...rows], { bom: true, record_delimiter: 'windows' });
}
