import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { formatNumber, listPieces } from '@/lib/i18n/format';
import type { AreaPart } from '@/lib/registry';

interface CountedPlace {
  /** What the overview leads to: the first place of a region. */
  id: string | undefined;
  /** What the page's own list of its cities leads to. */
  anchor: string;
  name: string;
  place: readonly AreaPart[];
}

interface Props {
  places: readonly CountedPlace[];
  /** Whether the announcement is still to come. */
  isPlanned: boolean;
  /** Whether other places have maps: then this is set as they are. */
  isBlock: boolean;
}

/** Where an announcement gives numbers and no names: one list, as each place would have the same sentence. */
export function CountedPlaces({ places, isPlanned, isBlock }: Props) {
  const t = useTranslations('Areas');
  const isUntold = ({ place }: CountedPlace) => totals(place).every((count) => count === 0);
  const untold = places.filter(isUntold);
  // Rows that all say that nothing is known are one sentence.
  const listed = untold.length > 1 ? places.filter((one) => !isUntold(one)) : places;
  return (
    <div
      className={`@4xl:col-span-2 ${isBlock ? 'py-5' : 'grid items-baseline gap-x-6 gap-y-2 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]'}`}
    >
      <dt className={`font-medium text-brown-900 ${isBlock ? 'mb-2 text-lg' : ''}`}>{t('parts.counted')}</dt>
      <dd className="space-y-3">
        {listed.length > 0 && (
          <ul className={`gap-x-12 ${isBlock ? '@4xl:columns-2' : ''}`}>
            {listed.map((one) => (
              <li key={one.anchor} id={one.id} className="scroll-mt-24 break-inside-avoid">
                <span
                  id={one.anchor}
                  className="flex scroll-mt-24 flex-wrap justify-between gap-x-4 border-stone-200 border-b py-1.5"
                >
                  {one.name} <Counted parts={one.place} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {untold.length > 1 && (
          <p className="max-w-prose text-stone-700">
            {t.rich('parts.allUncounted', {
              isPlanned: String(isPlanned),
              places: () => <PlaceNames of={untold} />,
            })}
          </p>
        )}
        <p className="links no-print max-w-prose text-stone-700">
          {t.rich('parts.notListed', prose(useLocale()))}
        </p>
      </dd>
    </div>
  );
}

/** A place by its name in a sentence, which links lead to. */
function PlaceName({ of: { id, anchor, name } }: { of: CountedPlace }) {
  return (
    <span id={id} className="scroll-mt-24">
      <span id={anchor} className="scroll-mt-24">
        {name}
      </span>
    </span>
  );
}

/** Their names as a list in a sentence. */
function PlaceNames({ of: places }: { of: readonly CountedPlace[] }) {
  const locale = useLocale();
  const of = new Map(places.map((place) => [place.anchor, place]));
  return listPieces([...of.keys()], locale).map(({ type, value }) => {
    const place = type === 'element' ? of.get(value) : undefined;
    return place === undefined ? value : <PlaceName key={value} of={place} />;
  });
}

/** Districts and plots of a place; nought where a number is not known. */
function totals(parts: readonly AreaPart[]) {
  const sum = (key: 'districtCount' | 'plotCount') =>
    parts.reduce((total, part) => total + (part[key] ?? 0), 0);
  return [sum('districtCount'), sum('plotCount')] as const;
}

/** How much is announced in a place: districts, plots, or what is not known. */
function Counted({ parts }: { parts: readonly AreaPart[] }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const [districts, plots] = totals(parts);
  const told = (key: 'districtCount' | 'plotCount', count: number) =>
    count === 0 ? [] : [t(key, { count, n: formatNumber(count, locale) })];
  const numbers = [...told('districtCount', districts), ...told('plotCount', plots)];
  return <span className="text-stone-700">{numbers.join(t('listSeparator')) || t('parts.uncounted')}</span>;
}
