import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { RegionMap } from '@/components/maps/kingdom/region-map';
import { PriceLocator, PriceMap } from '@/components/maps/sheet/price-map';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { SampleTag } from '@/components/ui/sample-tag';
import { Columns, Table } from '@/components/ui/table';
import { formatNumber } from '@/lib/i18n/format';
import { type PriceSheet, priceSheet } from '@/lib/site/maps/sheet/price-sheet';
import type { IndicatorsData } from '@/lib/site/views/analytics-page';
import { filteredPath } from '@/lib/site/views/filters';
import { PriceKey } from './price-key';
import { PriceRows } from './price-rows';

interface Props {
  data: IndicatorsData & { map: NonNullable<IndicatorsData['map']> };
}

/** Where the code of a part stands in the address of its figures. */
const CODE = 'CODE';

/** The address of the figures of a part, before and behind its code. */
function useAddress({ filter: { days, type, use, region, city }, map }: Props['data']) {
  const place = map.plan === null ? { region: CODE } : { region, city, district: CODE };
  const [before = '', behind = ''] =
    `${filteredPath('analytics', useLocale(), { days, ...place, type, use })}#results`.split(CODE);
  return [before, behind] as const;
}

/**
 * The average prices of all parts of a place as tints of a map, below it all of them as a list: districts of a city, or the
 * regions.
 */
export function PricesMap({ data }: Props) {
  const t = useTranslations('Analytics');
  const words = useTranslations('Data');
  const locale = useLocale();
  const { map, indicators, filter, places } = data;
  const { plan, priced } = map;
  const number = (value: number) => formatNumber(value, locale);
  const riyal = (price: number | null) => words('riyal', { amount: number(price ?? 0) });
  const parts = plan === null ? 'region' : 'district';
  const place = places.cities.find(({ code }) => code === filter.city)?.name[locale] ?? '';
  const { highest, lowest, shown, rows } = priced;
  const drawn = plan && new Set(plan.shapes.map(({ code }) => code));
  const beyond = drawn ? rows.filter(({ code, tint }) => tint > 0 && !drawn.has(code)).length : 0;
  const withTint = rows.filter(({ tint }) => tint > 0).length;
  const address = useAddress(data);
  const id = useId();
  const sheet = useSheet(data);
  return (
    <section
      aria-labelledby="prices"
      className="border border-stone-200 p-4 md:p-6 print:p-3 print:break-inside-avoid"
    >
      <h2 id="prices" className="text-xl text-balance md:text-xl">
        {t('map.heading', { parts, place })} {indicators.sample && <SampleTag />}
      </h2>
      <p className="mt-1">
        {t('map.finding', {
          high: highest.name[locale],
          highPrice: riyal(highest.averagePricePerSquareMetre),
          low: lowest.name[locale],
          lowPrice: riyal(lowest.averagePricePerSquareMetre),
        })}
      </p>
      {/* To the edges of its box: names need the width. */}
      <div
        className="-mx-4 mt-3 border-y border-stone-200 md:-mx-6 print:mx-0 print:border-x"
        data-regions={drawn ? undefined : ''}
      >
        {sheet ? <PriceMap id={id} sheet={sheet} /> : <KingdomMap data={data} address={address} />}
      </div>
      <PriceKey
        steps={priced.steps}
        hasNone={drawn ? drawn.size > withTint - beyond : places.regions.length > withTint}
        hasChosen={drawn?.has(filter.district ?? '') ?? false}
        locator={sheet && <PriceLocator id={id} sheet={sheet} />}
      >
        {sheet && (
          <p className="mt-2 text-stone-600">
            {t('map.estimated')} {sheet.whole && t('map.framed')}{' '}
            {beyond > 0 && t('map.beyond', { count: beyond, n: number(beyond) })}
          </p>
        )}
      </PriceKey>
      <WordsDisclosure title={t('map.list', { parts })} className="mt-2">
        <Table caption={t('map.list', { parts })} captionHidden slim>
          <Columns
            names={[t('map.part', { parts }), t('tables.price'), t('tables.deeds')]}
            units={['', t('tables.riyals'), '']}
            figures={2}
          />
          <PriceRows
            names={[t('tables.price'), t('tables.deeds')]}
            withheld={t('figures.withheld')}
            address={address}
            chosen={filter.district}
            rows={rows.map(({ code, name, averagePricePerSquareMetre: price, deeds }) => [
              code,
              name[locale],
              price === null ? null : number(price),
              number(deeds),
            ])}
          />
        </Table>
        {shown < rows.length && <p className="mt-2 text-sm text-stone-600">{t('figures.withheldNote')}</p>}
      </WordsDisclosure>
    </section>
  );
}

/** The map of a city's prices; null of the regions. */
function useSheet({ map, filter, places }: Props['data']): PriceSheet | null {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (map.plan === null) return null;
  const { rows, highest, lowest } = map.priced;
  const priced = new Map(
    rows.map(({ code, tint, averagePricePerSquareMetre: price }) => [
      code,
      { tint, price: price === null ? null : formatNumber(price, locale) },
    ]),
  );
  const seas = { redSea: t('map.around.redSea'), gulf: t('map.around.gulf') };
  return priceSheet(
    { plan: map.plan, districts: places.districts, locale, seas },
    { priced, told: [highest.code, lowest.code], chosen: filter.district },
  );
}

function KingdomMap({
  data: { map, places },
  address: [before, behind],
}: Props & { address: readonly [string, string] }) {
  const rows = new Map(map.priced.rows.map((row) => [row.code, row]));
  const regions = places.regions.map(({ code, name }) => {
    const price = rows.get(code)?.averagePricePerSquareMetre;
    return { code, name, ...(price != null && { count: Math.round(price) }) };
  });
  const tints = new Map([...rows].map(([code, { tint }]) => [code, tint]));
  return <RegionMap regions={regions} tints={tints} href={(code) => before + code + behind} />;
}
