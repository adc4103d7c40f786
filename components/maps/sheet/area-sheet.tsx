import type { ReactNode } from 'react';
import { TIERS } from '@/lib/site/maps/labels/sheet-layout';
import { mapLetters } from '@/lib/site/maps/sheet/map-letters';
import type { SheetPlan } from '@/lib/site/maps/sheet/sheet';
import { sidesOf } from '@/lib/site/maps/sheet/sheet-frame';
import { isForPages, MapCaption, MapStrip, MERGED, NearMap, OneMap, StillMap, widthsOf } from './one-map';
import { shownAt } from './sheet-text';

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
  /** Whether a small map of all the city has their letters. */
  isLettered: boolean;
}

/**
 * The announced districts of a city among their neighbours, drawn by the server, with their names below: whole ones filled,
 * parts of districts hatched; cells around centres, where no boundary is known, have a gap between them. Districts far from the
 * others have a map of their own.
 */
export function AreaSheet({ isSmall, ...props }: Props) {
  const { plans, place, names, legend, moving, isLettered } = props;
  if (plans.some(({ isOfMany }) => isOfMany)) return <ManySheets {...props} />;
  const letters = isLettered ? mapLetters(plans) : [];
  const drawn = (plan: SheetPlan, at: number) => {
    const codes = codesOf([plan]);
    const isFirst = plan === plans[0];
    return (
      <div
        key={[...codes].join(' ')}
        className={`${plan.detail ? STACKED : ''} space-y-3 print:flex print:gap-x-4 print:space-y-0 ${widthOf(plan, plans, isSmall)}`}
        data-first={isFirst ? '' : undefined}
      >
        <OneMap plan={plan} place={place} letters={letters[at]}>
          {isFirst && <div className="@max-lg:order-1">{legend()}</div>}
          {isFirst && moving && <div className="@max-lg:order-2">{moving}</div>}
        </OneMap>
        <Names plan={plan}>{names(codes)}</Names>
      </div>
    );
  };
  return (
    <div className="@container">
      <div className="grid gap-x-6 gap-y-6 not-print:@xl:grid-cols-2">{plans.map(drawn)}</div>
    </div>
  );
}

const codesOf = (plans: readonly SheetPlan[]): ReadonlySet<string> =>
  new Set(plans.flatMap(({ group }) => group.map(({ code }) => code)));

/**
 * More districts than a narrow map has room for: on a wide page one map of its whole width, below it the maps of districts far from there;
 * on a phone halves of it and these beside each other; last one list for all: after fifty names nobody looked for another map.
 */
function ManySheets({ plans, place, names, legend, moving, isLettered }: Omit<Props, 'isSmall'>) {
  const forPages = plans.filter(isForPages);
  const far = plans.filter(({ beside }) => beside !== null);
  const parts = plans.filter((plan) => !forPages.includes(plan) && !far.includes(plan));
  const sides = sidesOf(parts.map(({ frame }) => frame));
  const letters = isLettered ? mapLetters(plans) : [];
  const keyOf = ({ group }: SheetPlan) => group.map(({ code }) => code).join(' ');
  const item = (plan: SheetPlan) => (
    <div key={keyOf(plan)} className="map-item min-w-0">
      <MapCaption plan={plan} letters={letters[plans.indexOf(plan)]} side={sides[parts.indexOf(plan)]} />
      <StillMap plan={plan} place={place} />
    </div>
  );
  const onPhone = plans.filter(({ widths }) => widths.includes(TIERS[0]));
  return (
    <div className="@container space-y-6">
      <div data-first="">
        <div className="space-y-3 *:empty:hidden">
          <MapStrip count={onPhone.length + onPhone.filter(({ detail }) => detail !== null).length}>
            {forPages.map((plan) => (
              <div key={keyOf(plan)} {...shownAt(widthsOf(plan))}>
                {item(plan)}
              </div>
            ))}
            <div {...(forPages.length > 0 ? shownAt(widthsOf(parts[0] as SheetPlan)) : {})} className={PAIRS}>
              {parts.map((plan) => (
                <div key={keyOf(plan)} className="space-y-3 not-print:@max-xl:contents">
                  {item(plan)}
                  <NearMap of={plan} />
                </div>
              ))}
            </div>
            {far.length > 0 && (
              <div className={`${PAIRS} ${far.length % 3 === 0 ? 'not-print:@5xl:grid-cols-3' : ''}`}>
                {far.map(item)}
              </div>
            )}
          </MapStrip>
          {legend()}
          {moving && <div>{moving}</div>}
        </div>
      </div>
      {names(codesOf(plans))}
    </div>
  );
}

/** Maps of which none comes first: on a phone each is one of the strip. */
const PAIRS =
  'grid items-start gap-6 not-print:@max-xl:contents not-print:@xl:grid-cols-2 print:grid-cols-2 print:gap-3';

/** Of an odd number the first has the whole width; of an even one too where the box is narrow, and the last has its names beside it. */
function widthOf(plan: SheetPlan, all: readonly SheetPlan[], isSmall: boolean): string {
  if (all.length % 2 === 1) return plan === all[0] ? BESIDE[isSmall ? 'small' : 'wide'] : '';
  return plan === all[0] ? EVEN.first : plan === all.at(-1) ? EVEN.last : '';
}

/** The names of what a map is for; with the part of it that is drawn from near. */
function Names({ plan, children }: { plan: SheetPlan; children: ReactNode }) {
  const list = <div className="min-w-0 grow @max-lg:order-3">{children}</div>;
  if (plan.detail === null) return list;
  return (
    <div
      className={`${MERGED} min-w-0 grow gap-x-6 space-y-3 @max-lg:space-y-0 not-print:@lg:@max-4xl:flex @lg:@max-4xl:space-y-0 not-print:@lg:@max-4xl:*:first:w-1/2`}
    >
      <div className="min-w-0 shrink-0 @max-lg:order-1 print:w-[84mm]">
        <NearMap of={plan} />
      </div>
      {list}
    </div>
  );
}

/**
 * On a phone a drawing and its part from near stand below each other, then the button of the map to move about in, then the names:
 * what is beside them on a wide page is one column with them.
 */
const STACKED = 'not-print:@max-lg:flex @max-lg:flex-col @max-lg:gap-y-3 @max-lg:space-y-0';

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
