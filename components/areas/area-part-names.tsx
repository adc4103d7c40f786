import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { prose } from '@/components/page/prose';
import { FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { nameOrder } from '@/lib/i18n/name-order';
import type { AreaPart } from '@/lib/registry';
import { isShown, type PartEntry } from '@/lib/site/areas/area-counts';
import { NameFilter } from './name-filter';
import { PartFacts, PartList, partKey } from './part-list';
import { MANY, type namesOf } from './part-names';

type Names = ReturnType<typeof namesOf>;

/** Whether a place tells of districts without names beside others: whoever does not find his own is told how to make sure. */
export const mayMiss = (parts: readonly AreaPart[]): boolean =>
  parts.some(
    (part) =>
      part.kind === 'unnamed_districts' &&
      isShown(part) &&
      (part.city === null || parts.some(({ kind }) => kind !== 'unnamed_districts' && kind !== 'plan')),
  );

interface OtherProps extends Names {
  /** Whether it stands in a list that has its own field above it. */
  isWithin: boolean;
  /** What leads to it. */
  id?: string | undefined;
  /** How to make sure is said once on a page. */
  isAdvised: boolean;
}

/** Whether so many names follow a map that one list has all, those of the map with their numbers. */
export const hasAllInOne = ({ drawn, others }: Pick<Names, 'drawn' | 'others'>): boolean =>
  others.length > MANY && drawn.length > 0;

interface DrawnProps extends Names {
  codes: ReadonlySet<string>;
  /** Whether the list below has them too: a phone has them there alone, as long as they are not the rows of a map to move about in. */
  isRepeated: boolean;
}

/** The districts that a map is for, by its numbers. */
export function DrawnNames({ drawn, ways, codes, isRepeated }: DrawnProps) {
  const list = <PartList entries={drawn.filter(([{ district }]) => codes.has(district ?? ''))} {...ways} />;
  return isRepeated ? <div className="listed-below max-sm:hidden print:block">{list}</div> : list;
}

interface FilteredProps {
  /** Whether there are so many that one looks for his own. */
  isLong: boolean;
  id?: string | undefined;
  children: ReactNode;
}

/** Names, and above many of them a field that leaves those that fit, and in which order they are (`nameOrder`). */
export function Filtered({ isLong, id, children }: FilteredProps) {
  const t = useTranslations('Areas');
  return (
    <div id={id} className="scroll-mt-24 space-y-4" data-filtered={isLong ? '' : undefined}>
      {isLong && (
        <div className="space-y-2">
          <NameFilter
            label={t('parts.filter.label')}
            found={t.raw('parts.filter.found')}
            none={t('parts.filter.none')}
          />
          {/* Who looks for his name where its article would stand must not take it for missing. */}
          <p className="text-sm text-stone-600">{t('parts.order')}</p>
        </div>
      )}
      {children}
    </div>
  );
}

/** More names than one takes in at a glance are looked up, by the alphabet. */
const LOOKED_UP = 4;
/** More names than a screen of a phone holds. */
const FOLDED = 16;

function byName(entries: readonly PartEntry[], locale: Locale): PartEntry[] {
  const compare = nameOrder(locale);
  const nameOf = ([{ name }]: PartEntry) => name?.[locale] ?? '';
  return entries.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

/**
 * The districts that the map does not show, then those that are only counted. Where one looks for his own among many, those of
 * the map stand with them: who does not find a name there must not take it for one that is not announced.
 */
export function OtherNames({ drawn, others, counted, ways, isWithin, id, isAdvised }: OtherProps) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (others.length + counted.length === 0) return null;
  const isMore = drawn.length + others.length > 0;
  const isLong = others.length > MANY && !isWithin;
  const isWhole = !isWithin && hasAllInOne({ drawn, others });
  const entries = isWhole ? [...drawn, ...others] : others;
  // The button on the map to move about in is the row beside it.
  const rowWays = { ...ways, isDrawn: () => false };
  return (
    <div id={id} className="scroll-mt-24 space-y-4">
      {others.length > 0 && (
        <NotOnMap said={isWhole ? 'allNames' : drawn.length > 0 ? 'notOnMap' : null} count={entries.length}>
          <Filtered isLong={isLong}>
            <PartList entries={others.length > LOOKED_UP ? byName(entries, locale) : entries} {...rowWays} />
          </Filtered>
        </NotOnMap>
      )}
      {counted.map((part) => (
        <p key={partKey(part)} className="max-w-prose text-stone-700">
          {unnamed(part, isMore, t, locale)}{' '}
          <span className="block">
            <PartFacts part={withoutTold(part)} />
          </span>
        </p>
      ))}
      {isAdvised && (
        <p className="links max-w-prose text-stone-700">{t.rich('parts.notListed', prose(locale))}</p>
      )}
    </div>
  );
}

interface NotOnMapProps {
  /** What the names are, where others or some of them are on a map. */
  said: 'notOnMap' | 'allNames' | null;
  count: number;
  children: ReactNode;
}

/** Names that no map shows, which unfold on a phone where they are many; or all of them, as one looks for his own there. */
function NotOnMap({ said: key, count, children }: NotOnMapProps) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const said = key && <p className="text-sm text-stone-700">{t(`parts.${key}`)}</p>;
  if (key !== 'notOnMap' || count <= FOLDED)
    return (
      <div className="space-y-2">
        {said}
        {children}
      </div>
    );
  return (
    <div className="sm:space-y-2">
      <div className="max-sm:hidden print:block">{said}</div>
      <FoldedOnPhone title={t('parts.notOnMapCount', { n: formatNumber(count, locale) })}>
        {children}
      </FoldedOnPhone>
    </div>
  );
}

/** Plans have long names: lines in columns, below what they are. */
export function Plans({ plans }: { plans: readonly AreaPart[] }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (plans.length === 0) return null;
  return (
    <div>
      <h3 className="text-base md:text-base">{t('parts.plans')}</h3>
      <ul className={`mt-1 gap-x-8 ${plans.length > 1 ? 'list-disc columns-[16rem] *:ms-5' : ''}`}>
        {plans.map((plan) => (
          <li key={partKey(plan)} className="break-inside-avoid py-0.5">
            {plan.name?.[locale]} <PartFacts part={plan} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where only a number of plots is told of districts without their names, the sentence tells it. */
const withoutTold = (part: AreaPart) => (part.districtCount ? part : { ...part, plotCount: null });

/** What is told of districts without their names: how many they are, how many plots, or that there are some. */
function unnamed(
  { districtCount, plotCount }: AreaPart,
  isMore: boolean,
  t: ReturnType<typeof useTranslations<'Areas'>>,
  locale: Locale,
): string {
  const counted = (key: 'unnamed' | 'moreUnnamed' | 'unnamedPlots', count: number) =>
    t(`parts.${key}`, { count, n: formatNumber(count, locale) });
  if (districtCount) return counted(isMore ? 'moreUnnamed' : 'unnamed', districtCount);
  return plotCount === null
    ? t('parts.unnamedUncounted', { isMore: String(isMore) })
    : counted('unnamedPlots', plotCount);
}
