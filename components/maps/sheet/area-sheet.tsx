import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { TIERS } from '@/lib/site/maps/labels/sheet-layout';
import { SHEET } from '@/lib/site/maps/labels/sheet-spot';
import { numberRuns } from '@/lib/site/maps/sheet/number-runs';
import { type Sheet, type SheetPlan, sheetOf, sheetSteps } from '@/lib/site/maps/sheet/sheet';
import { OwnTurn } from '@/lib/site/own-turn';
import { LandmarkNames, LandmarkSigns } from './landmark-sign';
import { SheetBounds, SheetGround } from './sheet-ground';
import { SheetScale } from './sheet-scale';
import { SheetTexts, shownAt } from './sheet-text';

interface Props {
  plans: readonly SheetPlan[];
  /** The city, as the page names it. */
  place: string;
  /** The names of what a map is for, which stand below it. */
  names: (codes: ReadonlySet<string>) => ReactNode;
  /** What the drawings mean, below the first that is shown: of its own each time, as its patterns have names of their own. */
  legend: () => ReactNode;
  /** The map to move about in, below the first drawing. */
  moving: ReactNode;
  /** Of a city that needs less of the page than others. */
  isSmall: boolean;
}

/** What is shown at each of the widths of a sheet alone. */
const tiers = TIERS.map((_, tier) => shownAt(TIERS.map((__, other) => other === tier)));

/**
 * The announced districts of a city among their neighbours, drawn by the server, with their names below: whole ones filled,
 * parts of districts hatched; cells around centres, where no boundary is known, have a gap between them. Districts far from the
 * others have a map of their own.
 */
export function AreaSheet({ plans, place, names, legend, moving, isSmall }: Props) {
  const forPages = plans.find(isForPages);
  const others = plans.filter((plan) => plan !== forPages);
  // On a wide page one map takes the place of several, whose names stand beside it.
  const halves = forPages ? others.filter(isForPhones) : [];
  const own = others.filter((plan) => !halves.includes(plan));
  // The key stands below the first map that is shown: of a page of its own, and of those in its place.
  const keyed = forPages ? [forPages, halves[0]] : plans.slice(0, 1);
  const mapOf = (plan: SheetPlan) => (
    <OneMap
      plan={plan}
      place={place}
      legend={keyed.includes(plan) && legend}
      isOfSeveral={forPages !== undefined}
      moving={plan === plans[0] && moving}
    />
  );
  const drawn = (plan: SheetPlan, className = '') => {
    const codes = new Set(plan.group.map(({ code }) => code));
    return (
      <div
        key={[...codes].join(' ')}
        className={`${plan.detail ? STACKED : ''} space-y-3 print:flex print:gap-x-4 print:space-y-0 ${className}`}
        data-first={plan === plans[0] ? '' : undefined}
      >
        {mapOf(plan)}
        <Names plan={plan}>{names(codes)}</Names>
      </div>
    );
  };
  return (
    <div className="@container space-y-6">
      {forPages && (
        <div className="space-y-6 not-print:@5xl:flex @5xl:gap-x-6 @5xl:space-y-0 not-print:@5xl:*:first:w-2/3 @max-5xl:*:first:max-w-3xl">
          {mapOf(forPages)}
          <div className="grow space-y-6 @2xl:*:space-y-0">{halves.map((plan) => drawn(plan))}</div>
        </div>
      )}
      {own.length > 0 && (
        <div className="grid gap-x-6 gap-y-6 not-print:@xl:grid-cols-2">
          {own.map((plan) => drawn(plan, widthOf(plan, own, isSmall)))}
        </div>
      )}
    </div>
  );
}

/** Of an odd number the first has the whole width; of an even one too where the box is narrow, and the last has its names beside it. */
function widthOf(plan: SheetPlan, all: readonly SheetPlan[], isSmall: boolean): string {
  if (all.length % 2 === 1) return plan === all[0] ? BESIDE[isSmall ? 'small' : 'wide'] : '';
  return plan === all[0] ? EVEN.first : plan === all.at(-1) ? EVEN.last : '';
}

interface MapProps extends Pick<Props, 'place' | 'moving'> {
  plan: SheetPlan;
  legend: Props['legend'] | false;
  /** Whether a wide page has one map in the place of several. */
  isOfSeveral: boolean;
}

/** One map, with where it lies above it, and below it what follows the first. */
function OneMap({ plan, place, legend, isOfSeveral, moving }: MapProps) {
  const shown = shownAt(widthsOf(plan)) ?? '';
  return (
    <div className={`min-w-0 shrink-0 ${plan.detail ? `print:w-[90mm] ${MERGED}` : 'print:w-[102mm]'}`}>
      {plan.beside && (
        // Where it lies is said before it is seen, also where the map to move about in has taken its place.
        <p className="mb-2 text-sm text-stone-700">
          <Caption plan={plan} />
        </p>
      )}
      <div className={plan.detail ? MERGED : undefined}>
        <div className={shown} data-drawing="">
          <DrawnInSteps plan={plan}>
            <Drawing plan={plan} place={place} />
          </DrawnInSteps>
        </div>
        {legend && <div className={`@max-lg:order-1 ${isOfSeveral ? shown : ''}`}>{legend()}</div>}
        {moving && <div className="@max-lg:order-2">{moving}</div>}
      </div>
    </div>
  );
}

/** The names of what a map is for; with the part of it that is drawn from near. */
function Names({ plan, children }: { plan: SheetPlan; children: ReactNode }) {
  const list = <div className="min-w-0 grow @max-lg:order-3">{children}</div>;
  const { detail } = plan;
  if (detail === null) return list;
  return (
    <div
      className={`${MERGED} min-w-0 grow gap-x-6 space-y-3 @max-lg:space-y-0 not-print:@lg:@max-4xl:flex @lg:@max-4xl:space-y-0 not-print:@lg:@max-4xl:*:first:w-1/2`}
    >
      <div className="min-w-0 shrink-0 @max-lg:order-1 print:w-[84mm]">
        <div className={shownAt(widthsOf(plan)) ?? ''} data-drawing="">
          <DrawnInSteps plan={detail}>
            <Detail plan={detail} />
          </DrawnInSteps>
        </div>
      </div>
      {list}
    </div>
  );
}

function DrawnInSteps({ plan, children }: { plan: SheetPlan; children: ReactNode }) {
  return <OwnTurn steps={sheetSteps(plan, useLocale(), useSeas())}>{children}</OwnTurn>;
}

/**
 * On a phone a drawing and its part from near stand below each other, then the button of the map to move about in, then the names:
 * what is beside them on a wide page is one column with them.
 */
const STACKED = 'not-print:@max-lg:flex @max-lg:flex-col @max-lg:gap-y-3 @max-lg:space-y-0';
const MERGED = 'not-print:@max-lg:contents';

/** The drawing, and its names beside it. */
const BESIDE = {
  small:
    'not-print:@xl:col-span-2 not-print:@xl:flex @xl:gap-x-6 @xl:space-y-0 not-print:@xl:*:first:w-1/2 not-print:@xl:*:first:max-w-md',
  // On a page the part from near has 28rem, where its letters are as large as on the whole and its names have room.
  wide: 'not-print:@xl:col-span-2 not-print:@4xl:flex @4xl:gap-x-6 @4xl:space-y-0 not-print:@4xl:*:first:w-3/5 not-print:@6xl:*:first:w-[calc(100%-29.5rem)]',
} as const;

/** Of several maps in a narrow box. */
const EVEN = {
  first: 'not-print:@xl:@max-4xl:col-span-2',
  last: 'not-print:@xl:@max-4xl:col-span-2 not-print:@xl:@max-4xl:flex @xl:@max-4xl:gap-x-6 @xl:@max-4xl:space-y-0 not-print:@xl:@max-4xl:*:first:w-1/2',
} as const;

/** Which of `TIERS` a map is shown at, by the width of the box that all maps of a city have. */
const widthsOf = ({ widths }: SheetPlan) => TIERS.map((width) => widths.includes(width));

/** Whether a map takes the place of others on a wide page: below these are the names. */
const isForPages = ({ widths }: SheetPlan) => !widths.includes(TIERS[0]);

/** Whether a wide page has another map in its place. */
const isForPhones = ({ widths }: SheetPlan) => !widths.includes(TIERS[TIERS.length - 1] as number);

/** As high as wide: where it has the whole width there is room for its names beside it. */
const isTall = ({ frame }: SheetPlan) => frame.height === SHEET.tall;

interface DrawingProps {
  plan: SheetPlan;
  place: string;
}

function useSeas() {
  const t = useTranslations('Areas');
  return { redSea: t('map.around.redSea'), gulf: t('map.around.gulf') };
}

/** It has been drawn in steps before. */
const useSheet = (plan: SheetPlan): Sheet => sheetOf(plan, useLocale(), useSeas());

/** The part of a map in which districts crowd, from near: what it shows has been said of the whole. */
function Detail({ plan }: { plan: SheetPlan }) {
  const t = useTranslations('Areas');
  const sheet = useSheet(plan);
  return (
    <figure className="@container min-w-0 break-inside-avoid">
      <figcaption className="mb-2 text-sm text-stone-700">{t('sheet.detail')}</figcaption>
      <Drawn plan={plan} sheet={sheet} />
      <LandmarkNames labels={sheet.labels} />
    </figure>
  );
}

function Drawn({ plan, sheet }: { plan: SheetPlan; sheet: Sheet }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      width="100%"
      data-map="sheet"
      direction="ltr"
      className={`block ${isTall(plan) ? 'aspect-square' : 'aspect-[4/3]'} overflow-hidden border border-stone-200 ${sheet.land ? 'bg-sea' : 'bg-ground'}`}
    >
      <SheetGround id={id} ground={sheet}>
        {sheet.bounds && <SheetBounds d={sheet.bounds} />}
        {sheet.detail && (
          <rect
            x={sheet.detail.left}
            y={sheet.detail.top}
            width={sheet.detail.right - sheet.detail.left}
            height={sheet.detail.bottom - sheet.detail.top}
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className="stroke-brown-900 forced-colors:stroke-[CanvasText]"
          />
        )}
      </SheetGround>
      <LandmarkSigns labels={sheet.labels} />
      <SheetTexts labels={sheet.labels} />
      <SheetScale scale={sheet.scale} />
    </svg>
  );
}

/** One map; for who does not see it, its words say on which side each district lies. */
function Drawing({ plan, place }: DrawingProps) {
  const t = useTranslations('Areas');
  const sheet = useSheet(plan);
  return (
    <figure className="@container min-w-0 break-inside-avoid">
      <Drawn plan={plan} sheet={sheet} />
      {sheet.unnumbered.map((numbers, tier) => (
        <Unnumbered key={tiers[tier]} numbers={numbers} shown={tiers[tier]} />
      ))}
      <LandmarkNames labels={sheet.labels} />
      <figcaption className="sr-only">
        {t('sheet.of', { place })}{' '}
        {sheet.sides
          .map(({ side, names }) => t(`sheet.${side}`, { names: names.join(t('listSeparator')) }))
          .join(' ')}
      </figcaption>
    </figure>
  );
}

/** Of districts far from the others: which numbers they have, and where they lie. */
function Caption({ plan: { group, beside } }: { plan: SheetPlan }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (beside === null) return null;
  const runs = numberRuns(group.map(({ number }) => number)).map(([first, last]) => {
    const [from, to] = [formatNumber(first, locale), formatNumber(last, locale)];
    return first === last ? from : t('sheet.run', { from, to });
  });
  const numbers = t('sheet.numbers', { count: group.length, numbers: runs.join(t('listSeparator')) });
  const { km, bearing, from } = beside;
  const where = { numbers, n: formatNumber(km, locale), bearing };
  return from === null
    ? t('sheet.beside', where)
    : t('sheet.besideOne', { ...where, from: formatNumber(from, locale) });
}

/** The numbers of the list that the map has no room for at a width. */
function Unnumbered({ numbers, shown }: { numbers: readonly number[]; shown: string | undefined }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (numbers.length === 0) return null;
  const words = numbers.map((number) => formatNumber(number, locale)).join(t('listSeparator'));
  return (
    <p className={`mt-2 text-sm text-stone-700 ${shown}`}>{t('sheet.unnumbered', { numbers: words })}</p>
  );
}
