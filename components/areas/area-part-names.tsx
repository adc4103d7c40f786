import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { prose } from '@/components/page/prose';
import { WithHelpline } from '@/components/shell/helpline';
import { Badge } from '@/components/ui/badge';
import { FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { nameOrder } from '@/lib/i18n/name-order';
import { wholeName } from '@/lib/i18n/unparted';
import type { AreaPart, Bilingual } from '@/lib/registry';
import { districtAnswerPath } from '@/lib/site/answer/address';
import { NearlyNamed } from '@/lib/site/answer/nearly-named';
import { isShown, type PartEntry, together } from '@/lib/site/areas/area-counts';
import { type Ground, isAnnounced } from '@/lib/site/maps/sheet/area-ground';
import { NameFilter } from './name-filter';
import { PartSign } from './part-sign';

/**
 * What has a name, in the order of the map's numbers, and what is only counted; `drawn`: what the map has the shape of.
 * @param districts those of the map
 */
export function namesOf(parts: readonly AreaPart[], districts: Ground['districts'], locale: Locale) {
  const announced = districts.filter(isAnnounced);
  // One alone is named on the map: it needs no number.
  const numbers = new Map(
    announced.length === 1 ? [] : announced.map(({ code, number }) => [code, number[locale]]),
  );
  const numberOf = ({ district }: AreaPart) => numbers.get(district ?? '') ?? 0;
  const onMap = new Set(announced.map(({ code }) => code));
  const isDrawn = ({ district }: AreaPart) => onMap.has(district ?? '');
  const named = together(parts.filter(({ kind }) => kind !== 'unnamed_districts'));
  const others = named.filter(([part]) => !isDrawn(part));
  const around = others.length === 0 ? [] : districts.filter((one) => !isAnnounced(one));
  const alike = new NearlyNamed(around);
  const nearly = new Map(
    others.flatMap(([{ district, name }]) => {
      const [one] = district === null || name === null ? [] : alike.of(name);
      return one ? [[district, one.name] as const] : [];
    }),
  );
  const nearlyOf = ({ district }: AreaPart) => nearly.get(district) ?? null;
  return {
    drawn: named.filter(([part]) => isDrawn(part)).sort(([a], [b]) => numberOf(a) - numberOf(b)),
    others,
    counted: parts.filter(({ kind }) => kind === 'unnamed_districts'),
    ways: { numberOf, isDrawn, nearlyOf },
  };
}

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
  /** How to make sure is said once on a page. */
  isAdvised: boolean;
}

/** The districts that a map is for, by its numbers. */
export function DrawnNames({ drawn, ways, codes }: Names & { codes: ReadonlySet<string> }) {
  return <PartList entries={drawn.filter(([{ district }]) => codes.has(district ?? ''))} {...ways} />;
}

interface FilteredProps {
  /** Whether there are so many that one looks for his own. */
  isLong: boolean;
  id?: string | undefined;
  children: ReactNode;
}

/** Names, and above many of them a field that leaves those that fit. */
export function Filtered({ isLong, id, children }: FilteredProps) {
  const t = useTranslations('Areas');
  return (
    <div id={id} className="scroll-mt-24 space-y-4" data-filtered={isLong ? '' : undefined}>
      {isLong && (
        <NameFilter
          label={t('parts.filter.label')}
          found={t.raw('parts.filter.found')}
          none={t('parts.filter.none')}
        />
      )}
      {children}
    </div>
  );
}

/** More names than one takes in at a glance are looked up, by the alphabet. */
const LOOKED_UP = 4;
/** More names than a screen of a phone holds. */
const FOLDED = 16;
/** More names than one looks over. */
const MANY = 24;

function byName(entries: readonly PartEntry[], locale: Locale): PartEntry[] {
  const compare = nameOrder(locale);
  const nameOf = ([{ name }]: PartEntry) => name?.[locale] ?? '';
  return entries.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

/** The districts that the map does not show, then those that are only counted. */
export function OtherNames({ drawn, others, counted, ways, isAdvised }: OtherProps) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const listed = others.length > LOOKED_UP ? byName(others, locale) : others;
  if (listed.length + counted.length === 0) return null;
  const isMore = drawn.length + others.length > 0;
  return (
    <div className="space-y-4">
      {listed.length > 0 && (
        <NotOnMap isSaid={drawn.length > 0} count={listed.length}>
          <Filtered isLong={listed.length > MANY}>
            <PartList entries={listed} {...ways} />
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
  /** Whether others are on a map. */
  isSaid: boolean;
  count: number;
  children: ReactNode;
}

/** Names that no map shows; many are looked up: on a phone they unfold. */
function NotOnMap({ isSaid, count, children }: NotOnMapProps) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const said = isSaid && <p className="text-sm text-stone-700">{t('parts.notOnMap')}</p>;
  if (!isSaid || count <= FOLDED)
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

type Ways = Omit<ListProps, 'entries'>;

interface ListProps {
  entries: readonly PartEntry[];
  numberOf: (part: AreaPart) => number;
  /** Whether the map has its shape. */
  isDrawn: (part: AreaPart) => boolean;
  /** A district that the map has instead, not announced under its own name, where both may be one. */
  nearlyOf: (part: AreaPart) => Bilingual | null;
}

/** Up to so many names, or one with a note of so many letters, have the measure to themselves; shorter notes wider columns. */
const FEW = 3;
const LONG_NOTE = 100;
const SHORT_NOTE = 18;

/** How a list is set: mere names in narrow columns, what is told of a place in lines that can be read. */
function columnsOf(entries: readonly PartEntry[], locale: Locale, { nearlyOf }: Ways): string {
  const longest = Math.max(...entries.flat().map(({ note }) => note?.[locale].length ?? 0));
  if (longest > LONG_NOTE || (entries.length <= FEW && longest > 0)) return 'max-w-prose';
  if (longest > SHORT_NOTE || entries.some(([part]) => nearlyOf(part) !== null))
    return 'columns-[18rem] gap-x-8';
  if (entries.length <= FEW) return 'columns-[14rem] gap-x-5';
  // Ten would leave one alone in a fourth column: they have two, or where there is room five.
  const most =
    entries.length === 10
      ? 'max-w-xl columns-[9.5rem_2] @min-[52rem]:max-w-none @min-[52rem]:columns-5'
      : `columns-[9.5rem] ${entries.length > MANY ? '@3xl:columns-[12rem]' : ''}`;
  return `${most} rtl:max-[22rem]:columns-2 gap-x-5`;
}

/** In columns, one below the other in each: a number is found where numbers are in line. */
function PartList({ entries, ...ways }: ListProps) {
  const locale = useLocale();
  return (
    entries.length > 0 && (
      <div className="@container">
        <ul className={columnsOf(entries, locale, ways)}>
          {entries.map((parts) => (
            <Part
              key={partKey(parts[0])}
              parts={parts}
              number={ways.numberOf(parts[0])}
              isDrawn={ways.isDrawn(parts[0])}
              nearly={ways.nearlyOf(parts[0])}
            />
          ))}
        </ul>
      </div>
    )
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
      <ul className={`mt-1 gap-x-8 ${plans.length > 1 ? 'columns-[16rem]' : ''}`}>
        {plans.map((plan) => (
          <li key={partKey(plan)} className="break-inside-avoid py-0.5">
            {plan.name?.[locale]} <PartFacts part={plan} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An announcement may name one district twice, whole and in part, or parts of one by their plans. */
const partKey = ({ kind, district, name, note }: AreaPart) => [kind, district, name?.ar, note?.ar].join('|');

interface PartProps {
  parts: PartEntry;
  number: number;
  isDrawn: boolean;
  nearly: Bilingual | null;
}

function Part({ parts, number, isDrawn, nearly }: PartProps) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const [{ kind, name, district }] = parts;
  // In Arabic the article is part of its word, and two words joined may be wider than a column of a phone.
  const words = name === null ? t('parts.wholeCity') : locale === 'en' ? wholeName(name.en) : name[locale];
  return (
    <li
      className={`part-row ${number > 0 ? 'numbered' : ''} ${number > 0 || kind === 'district_part' ? '' : 'set-in'}`}
      {...(number > 0 && { 'data-number': number })}
    >
      {number > 0 && <span>{formatNumber(number, locale)}</span>}
      <div>
        {/* The sign stands beside the name, and never alone on a line of its own. */}
        <span {...(kind === 'district_part' && { className: 'flex items-baseline gap-x-2' })}>
          {district === null ? (
            words
          ) : (
            // To its answer; one that the map shows is its button, as long as the map to move about in is shown (use-rows.ts).
            <SiteLink
              href={localizedPath(districtAnswerPath(district), locale)}
              className="link part-name"
              {...(isDrawn && { 'data-district': district })}
            >
              {words}
            </SiteLink>
          )}{' '}
          {kind === 'district_part' && <PartSign />}
        </span>
        {kind === 'district_part' && <span className="sr-only">{t('parts.part')}</span>}
        {kind === 'city' && <Badge>{t('parts.city')}</Badge>}{' '}
        {parts.filter(hasFacts).map((part) => (
          <PartFacts key={partKey(part)} part={part} />
        ))}
        {nearly && (
          <span className="block text-sm text-stone-700">
            <WithHelpline text={t('parts.nearly', { name: nearly[locale] })} />
          </span>
        )}
      </div>
    </li>
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

const hasFacts = ({ plotCount, note }: AreaPart) => plotCount !== null || note !== null;

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
