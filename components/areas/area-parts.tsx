import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
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

/** So few entries, or shapes, that the list stands beside the map: more would run on below it, fewer leave it empty. */
const FEW = 5;

/** The parts in one city: a row, or with its map a block. */
function PlaceParts({ name, parts, ground }: PlaceProps) {
  const locale = useLocale();
  const announced = ground?.districts.filter(({ number }) => number > 0) ?? [];
  const [only, another] = announced;
  const note = another === undefined ? parts.find(({ district }) => district === only?.code)?.note : null;
  const shown = parts.filter(isShown);
  const names = <Names parts={shown.filter(({ kind }) => kind !== 'plan')} announced={announced} />;
  const plans = <Plans plans={shown.filter(({ kind }) => kind === 'plan')} />;
  if (ground === undefined)
    return (
      <div className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <dt className="font-medium text-brown-900 sm:py-1">{name}</dt>
        <dd className="space-y-4">
          {names}
          {plans}
        </dd>
      </div>
    );
  const beside = parts.length <= FEW || announced.length < FEW;
  return (
    <div className="py-5">
      <dt className="mb-2 text-lg font-medium text-brown-900">{name}</dt>
      <dd className="space-y-4">
        <div className={`grid gap-4 ${beside ? 'sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}>
          <OwnTurn>
            <AreaSheet ground={ground} place={name} streets={boundaryStreets(note?.[locale] ?? '', locale)} />
          </OwnTurn>
          {names}
        </div>
        {plans}
      </dd>
    </div>
  );
}

/** The districts by the numbers of the map, then those that are not on it, then those that are only counted. */
function Names({ parts, announced }: { parts: readonly AreaPart[]; announced: Ground['districts'] }) {
  const t = useTranslations('Areas');
  // One alone is named on the map: it needs no number.
  const alone = new Set(parts.flatMap(({ district }) => district ?? [])).size === 1;
  const numbers = new Map(alone ? [] : announced.map(({ code, number }) => [code, number]));
  const numberOf = ({ district }: AreaPart) => numbers.get(district ?? '') ?? 0;
  const named = parts.filter(({ kind }) => kind !== 'unnamed_districts');
  const drawn = named.filter((part) => numberOf(part) > 0).sort((a, b) => numberOf(a) - numberOf(b));
  const others = named.filter((part) => numberOf(part) === 0);
  return (
    <div className="space-y-4">
      <Chips parts={drawn} numberOf={numberOf} />
      {others.length > 0 && (
        <div className="space-y-2">
          {drawn.length > 0 && <p className="text-sm text-stone-700">{t('parts.notOnMap')}</p>}
          <Chips parts={others} numberOf={numberOf} />
        </div>
      )}
      <Chips parts={parts.filter(({ kind }) => kind === 'unnamed_districts')} numberOf={numberOf} />
    </div>
  );
}

function Chips({ parts, numberOf }: { parts: readonly AreaPart[]; numberOf: (part: AreaPart) => number }) {
  return (
    parts.length > 0 && (
      <ul className="flex flex-wrap content-start gap-2">
        {parts.map((part) => (
          <Part key={partKey(part)} part={part} number={numberOf(part)} />
        ))}
      </ul>
    )
  );
}

/** Plans have long names: lines in columns, below what they are. */
function Plans({ plans }: { plans: readonly AreaPart[] }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (plans.length === 0) return null;
  return (
    <div>
      <h3 className="text-base md:text-base">{t('parts.plans')}</h3>
      <ul className="rows mt-1 gap-x-8 sm:columns-2">
        {plans.map((plan) => (
          <li key={partKey(plan)} className="break-inside-avoid py-2">
            {plan.name?.[locale]} <PartFacts part={plan} />
          </li>
        ))}
      </ul>
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
  const { kind, name } = part;
  const text =
    kind === 'unnamed_districts' ? unnamed(part, t, locale) : (name?.[locale] ?? t('parts.wholeCity'));
  return (
    <li
      className={`inline-flex flex-wrap items-center gap-2 py-1 ${kind === 'unnamed_districts' ? 'text-stone-700' : 'border border-brown-300 px-3'}`}
    >
      {number > 0 && (
        <span className="text-sm font-bold tabular-nums text-blue-800">{formatNumber(number, locale)}</span>
      )}
      {text}
      {kind === 'district_part' && <Badge tone="amber">{t('parts.part')}</Badge>}
      {kind === 'city' && <Badge>{t('parts.city')}</Badge>}
      <PartFacts part={isPlotsAlone(part) ? { ...part, plotCount: null } : part} />
    </li>
  );
}

/** Of districts without their names only a number of plots is told. */
const isPlotsAlone = ({ kind, districtCount, plotCount }: AreaPart) =>
  kind === 'unnamed_districts' && !districtCount && plotCount !== null;

/** What is told of districts without their names: how many they are, how many plots, or that there are some. */
function unnamed(
  { districtCount, plotCount }: AreaPart,
  t: ReturnType<typeof useTranslations<'Areas'>>,
  locale: Locale,
): string {
  const counted = (key: 'unnamed' | 'unnamedPlots', count: number) =>
    t(`parts.${key}`, { count, n: formatNumber(count, locale) });
  if (districtCount) return counted('unnamed', districtCount);
  return plotCount === null ? t('parts.unnamedUncounted') : counted('unnamedPlots', plotCount);
}

function PartFacts({ part: { plotCount, note } }: { part: AreaPart }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  return (
    <>
      {plotCount !== null && (
        <span className="text-sm text-stone-600">
          {t('plotCount', { count: plotCount, n: formatNumber(plotCount, locale) })}
        </span>
      )}
      {note !== null && <span className="block w-full text-sm text-stone-700">{note[locale]}</span>}
    </>
  );
}
