import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { TIERS, tiersOf } from '@/lib/site/maps/labels/sheet-layout';
import { SHEET } from '@/lib/site/maps/labels/sheet-spot';
import { numberRuns } from '@/lib/site/maps/sheet/number-runs';
import { type Sheet, type SheetPlan, sheetOf, sheetSteps } from '@/lib/site/maps/sheet/sheet';
import type { sidesOf } from '@/lib/site/maps/sheet/sheet-frame';
import { OwnTurn } from '@/lib/site/own-turn';
import { useLetterName } from './city-locator';
import { LandmarkNames, LandmarkSigns } from './landmark-sign';
import { MetroLines } from './metro-lines';
import { SheetBounds, SheetGround } from './sheet-ground';
import { SheetScale } from './sheet-scale';
import { SheetTexts, shownAt } from './sheet-text';

/** On a phone what is beside a map on a wide page is one column with it. */
export const MERGED = 'not-print:@max-lg:contents';

interface MapProps {
  plan: SheetPlan;
  /** The city, as the page names it. */
  place: string;
}

/** What each of several maps has in the small one of all the city: its letter at each of `TIERS` (`mapLetters`). */
type Letters = readonly (number | null)[] | undefined;

/** A map, with where it lies above it, and below it what follows the first. */
export function OneMap({ children, letters, ...map }: MapProps & { letters: Letters; children?: ReactNode }) {
  const { plan } = map;
  return (
    <div className={`min-w-0 shrink-0 ${plan.detail ? `print:w-[90mm] ${MERGED}` : 'print:w-[102mm]'}`}>
      <MapCaption plan={plan} letters={letters} />
      <div className={plan.detail ? MERGED : undefined}>
        <StillMap {...map} />
        {children}
      </div>
    </div>
  );
}

interface CaptionProps {
  plan: SheetPlan;
  letters: Letters;
  /** Which part of the districts it shows, of several that take the place of one. */
  side?: ReturnType<typeof sidesOf>[number] | undefined;
}

/** What a map shows is said before it is seen; where it lies also where the map to move about in has taken its place. */
export function MapCaption({ plan, letters = [], side }: CaptionProps) {
  const t = useTranslations('Areas');
  const isOfSeveral = letters.some((letter) => letter !== null);
  const told = plan.beside ? (
    <Beside plan={plan} />
  ) : side !== undefined ? (
    t('sheet.half', { bearing: side })
  ) : (
    isOfSeveral && t('sheet.most')
  );
  return (
    told && (
      <p className={ABOVE} data-caption="">
        <MapLetter letters={letters} /> {told}
      </p>
    )
  );
}

/** The letter of a map, where it has one. */
function MapLetter({ letters }: { letters: NonNullable<Letters> }) {
  const name = useLetterName();
  const own = [...new Set(letters)].filter((letter) => letter !== null);
  return own.map((letter) => (
    // In a drawing that nobody hears.
    <b
      key={letter}
      aria-hidden="true"
      {...shownAt(letters.map((other) => other === letter))}
      className="me-1 inline-flex size-6 items-center justify-center bg-brown-900 text-white print:border print:border-black"
    >
      {name(letter)}
    </b>
  ));
}

/** What is above a map. */
const ABOVE = 'mb-2 text-sm text-stone-700';

/** The map alone, at its widths. */
export function StillMap({ plan, place }: MapProps) {
  return (
    <div {...shownAt(widthsOf(plan))} data-drawing="">
      <DrawnInSteps plan={plan}>
        <Drawing plan={plan} place={place} />
      </DrawnInSteps>
    </div>
  );
}

/** The part of a map that is drawn from near, at the widths of that map. */
export function NearMap({ of: plan }: { of: SheetPlan }) {
  const t = useTranslations('Areas');
  const { detail } = plan;
  return (
    detail && (
      <div {...shownAt(widthsOf(plan))} className="map-item" data-drawing="">
        <p className={ABOVE}>{t('sheet.detail')}</p>
        <DrawnInSteps plan={detail}>
          <Detail plan={detail} />
        </DrawnInSteps>
      </div>
    )
  );
}

/**
 * Several maps of a city: on a phone beside each other, to be drawn along by a finger or the keys, so that what follows them is near; on a
 * page below each other, as what it holds lays them out.
 */
export function MapStrip({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('Areas');
  const id = useId();
  return (
    <div data-drawing="">
      <p id={id} className="mb-2 text-sm font-medium text-stone-700 @xl:sr-only print:hidden">
        {t('sheet.strip', { count })}
      </p>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className="map-strip relative -me-4 pe-4 @xl:me-0 @xl:space-y-6 @xl:pe-0"
      >
        {children}
      </section>
    </div>
  );
}

function DrawnInSteps({ plan, children }: { plan: SheetPlan; children: ReactNode }) {
  return <OwnTurn steps={sheetSteps(plan, useLocale(), useSeas())}>{children}</OwnTurn>;
}

/** Which of `TIERS` a map is shown at, by the width of the box that all maps of a city have. */
export const widthsOf = ({ widths }: SheetPlan) => TIERS.map((width) => widths.includes(width));

/** Whether a map takes the place of others on a wide page. */
export const isForPages = ({ widths }: SheetPlan) => !widths.includes(TIERS[0]);

/** As high as wide: where it has the whole width there is room for its names beside it. */
const isTall = ({ frame }: SheetPlan) => frame.height === SHEET.tall;

function useSeas() {
  const t = useTranslations('Areas');
  return { redSea: t('map.around.redSea'), gulf: t('map.around.gulf') };
}

/** It has been drawn in steps before. */
const useSheet = (plan: SheetPlan): Sheet => sheetOf(plan, useLocale(), useSeas());

/** The part of a map in which districts crowd, from near: what it shows has been said of the whole. */
function Detail({ plan }: { plan: SheetPlan }) {
  const sheet = useSheet(plan);
  return (
    <figure className="@container min-w-0 break-inside-avoid">
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
        {sheet.metro && <MetroLines metro={sheet.metro} />}
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
function Drawing({ plan, place }: MapProps) {
  const t = useTranslations('Areas');
  const sheet = useSheet(plan);
  const widths = tiersOf(plan.boxes);
  return (
    <figure className="@container min-w-0 break-inside-avoid">
      <Drawn plan={plan} sheet={sheet} />
      {sheet.unnumbered.map((numbers, tier) => (
        <Unnumbered key={widths[tier]} numbers={numbers} tiers={widths.map((_, at) => at === tier)} />
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
function Beside({ plan: { group, beside } }: { plan: SheetPlan }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (beside === null) return null;
  const runs = numberRuns(group.map(({ number }) => number[locale]).sort((a, b) => a - b)).map(
    ([first, last]) => {
      const [from, to] = [formatNumber(first, locale), formatNumber(last, locale)];
      if (first === last) return from;
      return last === first + 1 ? [from, to].join(t('listSeparator')) : t('sheet.run', { from, to });
    },
  );
  const numbers = t('sheet.numbers', { count: group.length, numbers: runs.join(t('listSeparator')) });
  const { km, bearing, from } = beside;
  const where = { numbers, n: formatNumber(km, locale), bearing };
  return from === null
    ? t('sheet.beside', where)
    : t('sheet.besideOne', { ...where, from: formatNumber(from[locale], locale) });
}

/** The numbers of the list that the map has no room for at a width. */
function Unnumbered({ numbers, tiers }: { numbers: readonly number[]; tiers: readonly boolean[] }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (numbers.length === 0) return null;
  const words = numbers.map((number) => formatNumber(number, locale)).join(t('listSeparator'));
  return (
    <p {...shownAt(tiers)} className="mt-2 text-sm text-stone-700">
      {t('sheet.unnumbered', { numbers: words })}
    </p>
  );
}
