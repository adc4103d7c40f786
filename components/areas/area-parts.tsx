import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaPart, Bilingual, City, Region } from '@/lib/registry';

interface Props {
  /** What the counts of the announcement mean. */
  note: Bilingual | null;
  parts: readonly AreaPart[];
  regions: readonly Region[];
  cities: readonly City[];
}

/** What the announcement names, by city: whole districts, parts of districts, plans, or a mere number of districts. */
export function AreaParts({ note, parts, regions, cities }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const places = [...new Map(parts.map((part) => [`${part.region}/${part.city ?? ''}`, part])).values()];
  const partial = parts.some(({ kind }) => kind === 'district_part');
  const placeName = ({ region, city }: AreaPart) => {
    const regionName = regions.find(({ code }) => code === region)?.name[locale] ?? region;
    const cityName = cities.find(({ code }) => code === city)?.name[locale];
    return cityName === undefined
      ? t('parts.inRegion', { code: region, region: regionName })
      : t('parts.inCity', { city: cityName, code: region, region: regionName });
  };
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{t('parts.heading')}</h2>
      {partial && <p className="mt-2 max-w-prose text-stone-700">{t('parts.partialNote')}</p>}
      {note !== null && <p className="mt-2 max-w-prose text-stone-700">{note[locale]}</p>}
      <dl className="rows mt-4">
        {places.map((place) => (
          <div
            key={`${place.region}/${place.city}`}
            className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-medium text-brown-900 sm:py-1">{placeName(place)}</dt>
            <dd>
              <ul className="flex flex-wrap gap-2">
                {parts
                  .filter(({ region, city }) => region === place.region && city === place.city)
                  .map((part) => (
                    <Part key={partKey(part)} part={part} />
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An announcement may name one district twice, whole and in part, or parts of one by their plans. */
const partKey = ({ kind, district, name, note }: AreaPart) => [kind, district, name?.ar, note?.ar].join('|');

function Part({ part }: { part: AreaPart }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { kind, name, districtCount, plotCount, note } = part;
  const count = districtCount ?? 0;
  const text =
    kind === 'unnamed_districts'
      ? count > 0
        ? t('parts.unnamed', { count, n: formatNumber(count, locale) })
        : t('parts.unnamedUncounted')
      : (name?.[locale] ?? t('parts.wholeCity'));
  return (
    <li
      className={`inline-flex flex-wrap items-center gap-2 py-1 ${kind === 'unnamed_districts' ? 'text-stone-700' : 'border border-brown-300 px-3'}`}
    >
      {text}
      {kind === 'district_part' && <Badge tone="amber">{t('parts.part')}</Badge>}
      {kind === 'plan' && <Badge>{t('parts.plan')}</Badge>}
      {kind === 'city' && <Badge>{t('parts.city')}</Badge>}
      {plotCount !== null && (
        <span className="text-sm text-stone-600">
          {t('plotCount', { count: plotCount, n: formatNumber(plotCount, locale) })}
        </span>
      )}
      {note !== null && <span className="w-full text-sm text-stone-700">{note[locale]}</span>}
    </li>
  );
}
