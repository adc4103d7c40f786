import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { KnownPeriod } from '@/components/data/period-strip';
import { PrintedCode } from '@/components/data/printed-code';
import { StaleNotice } from '@/components/data/stale-notice';
import { buttonClass } from '@/components/ui/button-class';
import { CalendarIcon, WarningIcon } from '@/components/ui/icons';
import { markColours } from '@/components/ui/mark-colours';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { localizedPath } from '@/lib/i18n/locales';
import type { Area } from '@/lib/registry';
import { lastDayNote } from '@/lib/registry/contract/areas';
import { beyondDates, toldOnce } from '@/lib/site/areas/area-told';
import { type AreaGroup, endsSoon, groupOf, hasDateAhead, knownDates } from '@/lib/site/areas/areas';
import { isAnnounced } from '@/lib/site/maps/sheet/area-ground';
import { MOST_ON_NARROW } from '@/lib/site/maps/sheet/sheet-frame';
import { OwnTurn } from '@/lib/site/own-turn';
import { routePath } from '@/lib/site/routing/routes';
import type { AreaData } from '@/lib/site/views/areas-page';
import { AreaFigures } from './area-figures';
import { AreaHistory, DayNote, LastDayNote } from './area-history';
import { AreaMovingMap } from './area-moving-map';
import { AreaNextSteps, AreaWays } from './area-next-steps';
import { AreaParts } from './area-parts';
import { AreaPlace } from './area-place';
import { AreaSentence } from './area-sentence';
import { AreaSources } from './area-sources';
import { WaysToPlaces } from './area-ways';

interface Props {
  data: AreaData;
  tiles: { url: string; attribution: string } | null;
}

/** The colour of the boundary of where it stands, as an answer has it: another one in the last weeks. */
const marks = {
  open: markColours['green-700'],
  upcoming: markColours['blue-700'],
  planned: markColours['blue-700'],
  undated: markColours['amber-700'],
  closed: markColours['red-700'],
} as const;

/** Everything that is known of one announced area. */
export function AreaView({ data, tiles }: Props) {
  const { area, grounds, regions } = data;
  const drawn = area.shape !== null || grounds.length > 0;
  const View = drawn && !fitsColumn(data) ? WideView : ColumnView;
  return (
    <View
      data={data}
      told={{ ...area, parts: toldOnce(area.parts) }}
      today={riyadhDate()}
      drawn={drawn}
      // Where one city lies its name tells too: a phone, and paper, have the map of its districts.
      placeClass={drawn && regions.length === 1 ? 'max-lg:hidden' : ''}
      moving={drawn && <AreaMovingMap area={area} grounds={grounds} tiles={tiles} />}
    />
  );
}

interface ViewProps {
  data: AreaData;
  /** Without what its parts tell more than once. */
  told: Area;
  today: string;
  /** Whether any map shows it. */
  drawn: boolean;
  /** Class of the map of where it lies. */
  placeClass: string;
  moving: ReactNode;
}

/** Several maps, or one of many districts, with the page's width, right below what to do and the days. */
function WideView({ data, told, today, placeClass, moving }: ViewProps) {
  const { area } = data;
  const hasDays = hasOwnDays(area);
  const isAlone = !hasDays && beyondDates(area).changes.length === 0;
  return (
    <div className={`${PAGE} ${ON_PAPER}`}>
      <div className={`min-w-0 space-y-6 ${WIDE}`}>
        <AreaHead data={data} today={today} />
      </div>
      <div className={isAlone ? WIDE : 'lg:col-start-1'}>
        <AreaNextSteps area={area} isWide={isAlone} />
      </div>
      {!isAlone && (
        <div className={`lg:col-start-2 print:col-start-2 ${STACKED}`}>
          {hasDays && <AreaDates area={area} today={today} isNarrow />}
          <AreaHistory area={area} today={today} />
        </div>
      )}
      <div className={`min-w-0 ${WIDE}`}>
        <AreaParts
          {...data}
          area={told}
          isPlanned={area.state === 'to_be_announced'}
          moving={moving}
          overview={{
            place: (
              <OwnTurn>
                <AreaPlace {...data} parts={told.parts} drawn heading="h3" />
              </OwnTurn>
            ),
            placeClass,
            figures: <AreaFigures area={told} isNarrow={false} isOfParts />,
            sources: <AreaSources sources={area.sources} level="h3" />,
          }}
        />
      </div>
    </div>
  );
}

/** One map that tells what is announced right below the days; or none, and what is announced below all else where it is long. */
function ColumnView({ data, told, today, drawn, placeClass, moving }: ViewProps) {
  const { area } = data;
  const isColumn = fitsColumn(data);
  // Below few names there is room for them.
  const isBelow = isColumn && area.parts.length <= FEW;
  const place = (
    <OwnTurn>
      <AreaPlace {...data} parts={told.parts} drawn={drawn} heading="h2" />
    </OwnTurn>
  );
  const figures = <AreaFigures area={told} isNarrow={!isBelow} isOfParts={false} />;
  const parts = (
    <AreaParts
      {...data}
      area={told}
      isPlanned={area.state === 'to_be_announced'}
      moving={moving}
      overview={null}
    />
  );
  return (
    <div className={PAGE}>
      <div className="min-w-0 space-y-6 lg:col-start-1">
        <AreaHead data={data} today={today} />
      </div>
      {/* What to do comes before what else is known; on a wide screen beside it. */}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <AreaNextSteps area={area} isWide={false} />
      </div>
      <div className={`lg:col-start-1 lg:row-span-2 lg:row-start-2 ${STACKED}`}>
        {hasOwnDays(area) && <AreaDates area={area} today={today} isNarrow={false} />}
        <AreaHistory area={area} today={today} />
        {!drawn && place}
        {isColumn && parts}
        {isBelow && figures}
      </div>
      {!isColumn && <div className="min-w-0 lg:col-span-2 lg:row-start-4">{parts}</div>}
      <div className={`lg:col-start-2 lg:row-start-3 ${STACKED}`}>
        {!isBelow && figures}
        <AreaSources sources={area.sources} level="h2" />
        {drawn && (placeClass ? <div className={placeClass}>{place}</div> : place)}
      </div>
    </div>
  );
}

const PAGE =
  'container-page main-side pt-4 pb-10 md:py-12 lg:grid-rows-[auto_auto_1fr_auto] print:gap-y-4 print:py-0';
/** What to do and the days beside each other also on paper, so that what the announcement covers begins on the first sheet. */
const ON_PAPER = 'print:grid-cols-[minmax(0,1fr)_62mm] print:gap-x-6';
const WIDE = 'lg:col-span-2 print:col-span-2';

/** Names that fill less of the page than what stands beside them. */
const FEW = 8;

const STACKED = 'min-w-0 space-y-10 print:space-y-4';

/** More names without a place than these would make one column far longer than the other. */
const MOST_LISTED = 24;

/** Whether one map tells what is announced, which then stands right below the days; several, or one of many districts, have the whole width. */
function fitsColumn({ area, regions, grounds }: AreaData): boolean {
  if (regions.length > 1) return false;
  const [only, another] = grounds;
  const announced = only?.districts.filter(isAnnounced) ?? [];
  const isLong = announced.length > 0 && area.parts.length - announced.length > MOST_LISTED;
  return another === undefined && announced.length <= MOST_ON_NARROW && !isLong;
}

/** Whether it has days that the sentence at the head of the page does not tell, or a note on one: that of a period that is over tells its only day. */
function hasOwnDays(area: Area): boolean {
  const known = knownDates(area);
  const isTold = known.length === 1 && area.state === 'closed';
  return known.length > 0 && (!isTold || beyondDates(area).notes.length > 0);
}

/** What it costs to miss the period, or to have missed it. */
const costs: Partial<Record<AreaGroup, 'fine' | 'late'>> = { open: 'fine', closed: 'late' };

/** Where it stands, in one sentence, and where to go on. */
function AreaHead({ data, today }: { data: AreaData; today: string }) {
  const { area, staleSince } = data;
  const t = useTranslations('Areas');
  const locale = useLocale();
  const cost = costs[groupOf(area)];
  return (
    <>
      <PrintedCode path={localizedPath(routePath('area', { area: area.slug }), locale)} />
      <StaleNotice since={staleSince} />
      <div
        className={`parcel stated flex flex-col gap-4 p-4 sm:gap-5 sm:p-6 lg:p-8 print:gap-2 print:p-3 ${endsSoon(area, today) ? markColours['amber-700'] : marks[groupOf(area)]}`}
      >
        <p className="flex gap-2.5 text-lg font-bold text-brown-900 sm:gap-3 sm:text-xl md:text-2xl">
          {area.state === 'closed' && (
            <WarningIcon className="mt-[calc((1lh-1.5rem)/2)] size-6 shrink-0 text-red-700" />
          )}
          <span>
            <AreaSentence area={area} isLatest={lastDayNote(area) !== null} today={today} />
          </span>
        </p>
        {/* On a phone before the fine: they are on its first screen. */}
        <AreaWays />
        {cost !== undefined && (
          <p className="max-w-[46rem] text-stone-700 sm:order-1 md:text-lg">{t(`sentence.${cost}`)}</p>
        )}
      </div>
      <WaysToPlaces {...data} isNear={fitsColumn(data)} />
    </>
  );
}

/** `isNarrow`: in the column beside what to do. */
function AreaDates({ area, today, isNarrow }: { area: Area; today: string; isNarrow: boolean }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className={isNarrow ? 'lg:text-xl' : undefined}>
        {t('view.dates')}
      </h2>
      <div className="mt-4">
        <KnownPeriod
          area={area}
          isLatest={lastDayNote(area) !== null}
          noteOf={(key) => key !== 'endsOn' && <DayNote area={area} of={key} />}
          today={today}
          labelledBy="dates"
        />
      </div>
      <LastDayNote area={area} />
      <p className="mt-3 text-sm text-stone-600">{t('view.datesNote')}</p>
      {hasDateAhead(area, today) && (
        <a
          href={`/api/areas/${area.slug}/calendar?locale=${locale}`}
          download
          className={buttonClass('secondary', 'no-print mt-4')}
        >
          <CalendarIcon className="size-5" />
          {t('calendar.download')}
        </a>
      )}
    </section>
  );
}
