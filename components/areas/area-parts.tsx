import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaPart, Bilingual, City, Region } from '@/lib/registry';
import { OwnTurn } from '@/lib/site/own-turn';
import type { Ground } from '@/lib/site/views/area-ground';
import { boundaryStreets } from '@/lib/site/views/boundary-streets';
import { AreaSheet } from './map/area-sheet';
import { SheetLegend } from './map/sheet-legend';

interface Props {
  /** What the counts of the announcement mean. */
  note: Bilingual | null;
  parts: readonly AreaPart[];
  regions: readonly Region[];
  cities: readonly City[];
  grounds: readonly Ground[];
  /** The map to move about in. */
  children: ReactNode;
}

/**
 * What the announcement names, by city: whole districts, parts of districts, plans, or a mere number of districts; those
 * whose place is known on a map of their city, by the numbers of the list.
 */
export function AreaParts({ note, parts, regions, cities, grounds, children }: Props) {
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
  const lacksAny = ({ city, districts }: Ground) => {
    const drawn = new Set(districts.map(({ code }) => code));
    return parts.some(
      (part) => part.city === city && part.kind.startsWith('district') && !drawn.has(part.district ?? ''),
    );
  };
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{t('parts.heading')}</h2>
      {partial && <p className="mt-2 max-w-prose text-stone-700">{t('parts.partialNote')}</p>}
      {note !== null && <p className="mt-2 max-w-prose text-stone-700">{note[locale]}</p>}
      {grounds.length > 0 && <SheetLegend grounds={grounds} undrawn={grounds.some(lacksAny)} />}
      {children}
      <dl className="rows mt-4">
        {places.map((place) => (
          <PlaceParts
            key={`${place.region}/${place.city}`}
            name={placeName(place)}
            parts={parts.filter(({ region, city }) => region === place.region && city === place.city)}
            ground={grounds.find(({ city }) => city === place.city)}
          />
        ))}
      </dl>
    </section>
  );
}

interface PlaceProps {
  name: string;
  parts: readonly AreaPart[];
  ground: Ground | undefined;
}

/** So few entries that their list stands beside the map: more would run on below it. */
const FEW = 5;

/** The parts in one city: a row, or with its map a block. */
function PlaceParts({ name, parts, ground }: PlaceProps) {
  const locale = useLocale();
  const announced = ground?.districts.filter(({ number }) => number > 0) ?? [];
  // One alone is named on the map: it needs no number.
  const alone = new Set(parts.flatMap(({ district }) => district ?? [])).size === 1;
  const numbers = new Map(alone ? [] : announced.map(({ code, number }) => [code, number]));
  const [only, another] = announced;
  const note = another === undefined ? parts.find(({ district }) => district === only?.code)?.note : null;
  const list = (
    <ul className="flex flex-wrap content-start gap-2">
      {parts.filter(isShown).map((part) => (
        <Part key={partKey(part)} part={part} number={numbers.get(part.district ?? '') ?? 0} />
      ))}
    </ul>
  );
  if (ground === undefined)
    return (
      <div className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <dt className="font-medium text-brown-900 sm:py-1">{name}</dt>
        <dd>{list}</dd>
      </div>
    );
  return (
    <div className="py-5">
      <dt className="mb-2 text-lg font-medium text-brown-900">{name}</dt>
      <dd className={`grid gap-4 ${parts.length <= FEW ? 'sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}>
        <OwnTurn>
          <AreaSheet ground={ground} place={name} streets={boundaryStreets(note?.[locale] ?? '', locale)} />
        </OwnTurn>
        {list}
      </dd>
    </div>
  );
}

/** An announcement may name one district twice, whole and in part, or parts of one by their plans. */
const partKey = ({ kind, district, name, note }: AreaPart) => [kind, district, name?.ar, note?.ar].join('|');

/** A count of none says of its city that no other district is meant: what is named is listed. */
const isShown = ({ kind, districtCount }: AreaPart) => kind !== 'unnamed_districts' || districtCount !== 0;

function Part({ part, number }: { part: AreaPart; number: number }) {
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
      {number > 0 && (
        <span className="text-sm font-bold tabular-nums text-blue-800">{formatNumber(number, locale)}</span>
      )}
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
