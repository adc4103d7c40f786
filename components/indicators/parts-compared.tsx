import { useLocale, useTranslations } from 'next-intl';
import { SampleTag } from '@/components/ui/sample-tag';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';
import type { IndicatorParts } from '@/lib/registry';
import { PARTS_COMPARED } from '@/lib/registry/contract/indicators';
import { type Compared, comparedParts, isFirst } from '@/lib/site/indicators/compared';
import type { IndicatorsData } from '@/lib/site/views/analytics-page';
import { filteredPath } from '@/lib/site/views/filters';
import { AverageEntry, DASHES, LATEST } from './chart-key';

interface Props {
  data: IndicatorsData & { parts: IndicatorParts };
}

/**
 * The parts of the place as bars, each leading to its own figures: districts of a city, cities of a region, or regions. By
 * price where most have one that is shown, else by number. Drawn and told in one list.
 */
export function PartsCompared({ data }: Props) {
  const t = useTranslations('Analytics');
  const { parts, indicators } = data;
  const locale = useLocale();
  const compared = comparedParts(parts.items);
  const heading = useHeading(data, compared);
  const { by, most, rows } = compared;
  if (rows.length < 2) return null;
  const { averagePricePerSquareMetre: average } = indicators;
  // Of all parts together, as long as none of them is chosen.
  const isOfAll = by === 'price' && chosenPart(data) === undefined;
  const mean = isOfAll && average !== null && average <= most ? average : null;
  const isWithheld = rows.some((row) => row.averagePricePerSquareMetre === null);
  return (
    <section
      aria-labelledby="parts"
      className="@container border border-stone-200 p-4 md:p-6 print:p-3 print:break-inside-avoid"
    >
      <h2 id="parts" className="text-xl text-balance md:text-xl">
        {heading} {indicators.sample && <SampleTag />}
      </h2>
      <p className="mt-1">
        <Finding data={data} compared={compared} />
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 text-sm text-stone-700">
        {t('parts.by', { by })}
        {mean !== null && (
          <AverageEntry>{t('parts.mean', { price: formatNumber(mean, locale) })}</AverageEntry>
        )}
      </p>
      <ul className="mt-1 border-stone-200 border-t">
        {rows.map((row) => (
          <PartRow key={row.code} {...{ row, by, data }} mean={mean === null ? null : mean / most} />
        ))}
      </ul>
      {isWithheld && <p className="mt-3 text-sm text-stone-600">{t('figures.withheldNote')}</p>}
    </section>
  );
}

/** The code of the part that the visitor chose, where it is among those compared. */
function chosenPart({ parts, filter }: Props['data']): string | undefined {
  const { district, city } = filter;
  return parts.parts === 'district' ? district : parts.parts === 'city' ? city : undefined;
}

function useHeading({ parts, filter, places }: Props['data'], { by }: Compared) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const region = places.regions.find(({ code }) => code === filter.region)?.name[locale] ?? '';
  const city = places.cities.find(({ code }) => code === filter.city)?.name[locale] ?? '';
  const place = parts.parts === 'district' ? city : t('scope.region', { code: filter.region ?? '', region });
  return t('parts.heading', { parts: parts.parts, place, isSome: String(parts.total > PARTS_COMPARED), by });
}

/** Which of how many are compared, where the average is highest and lowest, and where the chosen one stands. */
function Finding({ data, compared: { by, rows } }: Props & { compared: Compared }) {
  const t = useTranslations('Analytics');
  const words = useTranslations('Data');
  const locale = useLocale();
  const { parts } = data;
  const priced = rows.filter((row) => isFirst(row) && row.bar !== null);
  const [high, low] = [priced[0], priced.at(-1)];
  const chosen = rows.find(({ code }) => code === chosenPart(data));
  const number = (value: number) => formatNumber(value, locale);
  const priceOf = ({ averagePricePerSquareMetre: price }: Compared['rows'][number]) =>
    words('riyal', { amount: number(price ?? 0) });
  const total = number(parts.total);
  return [
    parts.total > PARTS_COMPARED
      ? t('parts.first', { parts: parts.parts, shown: number(PARTS_COMPARED), total })
      : t('parts.all', { total }),
    by === 'price' && high && low
      ? t('parts.price', {
          high: high.name[locale],
          highPrice: priceOf(high),
          low: low.name[locale],
          lowPrice: priceOf(low),
        })
      : t('parts.sparse'),
    chosen
      ? t('parts.chosen', { parts: parts.parts, name: chosen.name[locale], rank: number(chosen.rank), total })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

interface RowProps extends Props {
  row: Compared['rows'][number];
  by: Compared['by'];
  /** Where the average of all stands among the bars, from 0 to 1; null where it does not. */
  mean: number | null;
}

/** A part: its name, its bar with the figure that it draws at its end, and the other figure. On a phone the bar has a line of its own. */
function PartRow({ row, by, mean, data }: RowProps) {
  const t = useTranslations('Analytics');
  const words = useTranslations('Data');
  const locale = useLocale();
  const { parts, filter } = data;
  const { code, name, deeds, averagePricePerSquareMetre: price, bar } = row;
  const isChosen = code === chosenPart(data);
  const { days, type, use, region, city } = filter;
  const place =
    parts.parts === 'district'
      ? { region, city, district: code }
      : parts.parts === 'city'
        ? { region, city: code }
        : { region: code };
  const spoken =
    price === null
      ? null
      : t('parts.perMetre', { price: words('riyal', { amount: formatNumber(price, locale) }) });
  const counted = t('parts.deeds', { count: deeds, n: formatNumber(deeds, locale) });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-stone-200 py-1.5 @2xl:grid-cols-[14rem_minmax(0,1fr)_9rem] @2xl:py-0.5 print:py-0.5 print:break-inside-avoid">
      {isChosen ? (
        <strong className="py-1.5 text-brown-900" aria-current="true">
          {name[locale]} <span className="font-normal text-sm text-blue-800">({t('parts.yours')})</span>
        </strong>
      ) : (
        <SiteLink
          href={`${filteredPath('analytics', locale, { days, ...place, type, use })}#results`}
          className="justify-self-start py-1.5 link"
        >
          {name[locale]}
        </SiteLink>
      )}
      <span className="relative flex items-center gap-2 self-stretch pe-20 @max-2xl:order-last @max-2xl:col-span-2">
        {mean !== null && <MeanLine at={mean} />}
        {bar !== null && (
          <svg aria-hidden="true" width={`${Math.round(1000 * bar) / 10}%`} height="14" className="shrink-0">
            <rect
              width="100%"
              height="14"
              className={isChosen ? LATEST : 'fill-brown-500'}
              data-solid={isChosen ? undefined : ''}
            />
          </svg>
        )}
        <Figure by={by} price={price} spoken={spoken} counted={counted} deeds={deeds} />
      </span>
      <span className="text-sm whitespace-nowrap text-stone-700 tabular-nums @2xl:text-end">
        {by === 'price' ? counted : (spoken ?? t('figures.withheld'))}
      </span>
    </li>
  );
}

/** The line of the average across a bar, as tall as its row; on a phone, where names part the bars, a mark at each of them. */
function MeanLine({ at }: { at: number }) {
  const isRightToLeft = localeEntry(useLocale()).direction === 'rtl';
  const x = `${Math.round(1000 * (isRightToLeft ? 1 - at : at)) / 10}%`;
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 start-0 h-full w-[calc(100%-5rem)]"
    >
      {/* A gap of the ground in bars that it crosses: with strong contrast and forced colours they are as dark as it is. */}
      <line
        x1={x}
        x2={x}
        y2="100%"
        strokeWidth="5"
        className="stroke-white forced-colors:stroke-[Canvas]"
        data-gap=""
      />
      <line
        x1={x}
        x2={x}
        y2="100%"
        {...DASHES}
        className="stroke-brown-900 forced-colors:stroke-[CanvasText]"
      />
    </svg>
  );
}

interface FigureProps extends Pick<RowProps, 'by'> {
  price: number | null;
  spoken: string | null;
  counted: string;
  deeds: number;
}

/** The figure at the end of a bar: the line above names its unit, who listens hears it with each. */
function Figure({ by, price, spoken, counted, deeds }: FigureProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const value = by === 'price' ? price : deeds;
  if (value === null)
    return <span className="text-sm whitespace-nowrap text-stone-600">{t('figures.withheld')}</span>;
  return (
    <>
      {/* On a phone at the end of its line: there it would hide the mark of the average. */}
      <span
        aria-hidden="true"
        className="relative bg-white px-0.5 font-bold text-brown-900 tabular-nums @max-2xl:ms-auto @max-2xl:-me-20"
      >
        {formatNumber(value, locale)}
      </span>
      <span className="sr-only">{by === 'price' ? spoken : counted}</span>
    </>
  );
}
