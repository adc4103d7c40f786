import { useLocale, useTranslations } from 'next-intl';
import { MORE_TIME, wasWarned } from '@/components/areas/after-period';
import { LastDayNote } from '@/components/areas/area-history';
import { KnownPeriod } from '@/components/data/period-strip';
import { PrintedCode } from '@/components/data/printed-code';
import { WithHelpline } from '@/components/shell/helpline';
import { markColours } from '@/components/ui/mark-colours';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { unparted } from '@/lib/i18n/unparted';
import type { Region } from '@/lib/registry';
import { type Answer, isOfDays, lastDayDoubt } from '@/lib/site/answer/load';
import { timingOf } from '@/lib/site/answer/outcome';
import type { AnsweredPoint } from '@/lib/site/answer/point';
import type { AnswerTexts } from '@/lib/site/answer/texts';
import { toneColours, toneOf } from '@/lib/site/answer/tone';
import { knownDates } from '@/lib/site/areas/areas';
import { customerServiceNumber } from '@/lib/site/constants';
import { OwnTurn } from '@/lib/site/own-turn';
import { AlsoNamed, CountedIn, OtherSpellings } from './also-announced';
import { AnswerActions, asksForPlan, hasCall } from './answer-actions';
import { AnswerMap } from './answer-map';
import { AnswerParts } from './answer-parts';
import { AnswerShare } from './answer-share';
import { AnswerSteps, isPeriodOver } from './answer-steps';
import { tones } from './answer-tone';
import { DaysLeft } from './days-left';
import { OtherAnnouncements } from './other-announcements';
import { PlanQuestion } from './plan-question';
import { PointLine } from './point-line';

interface Props {
  answer: Answer;
  texts: AnswerTexts;
  tiles: { url: string; attribution: string } | null;
  /** The point that was asked about, where no place was named. */
  point: AnsweredPoint | null;
  /** Those of the kingdom. */
  regions: readonly Region[];
  /** Whether a time at a branch can be booked. */
  hasVisits: boolean;
}

/** The answer for a place: one sentence, what it rests on, what to do next, and how to keep it. */
export function CheckAnswerView(props: Props) {
  const { answer, texts, tiles, regions, point } = props;
  return (
    <div className="space-y-10 print:space-y-4">
      <PrintedCode path={texts.path} />
      {/* What it says and what to do come before what it rests on: its days, and where the place lies. */}
      <div className="answer-sheet main-side items-start lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-8 lg:row-span-2 print:space-y-4">
          <AnswerParcel {...props} />
          <AnswerSteps answer={answer} isSaid={saysNumber(texts)} />
        </div>
        <div className="min-w-0 space-y-8 print:space-y-4">
          <AnswerDates answer={answer} />
          <OwnTurn>
            <AnswerMap answer={answer} place={texts.place} point={point} tiles={tiles} regions={regions} />
          </OwnTurn>
        </div>
        <div className="min-w-0 lg:col-start-2 print:col-span-full">
          <AnswerShare answer={answer} texts={texts} />
        </div>
      </div>
      <OwnTurn>
        <AnswerParts answer={answer} />
      </OwnTurn>
      <OtherAnnouncements answer={answer} />
    </div>
  );
}

const saysNumber = ({ next, details }: AnswerTexts) =>
  [next, ...details].some((text) => text.includes(customerServiceNumber));

/** Words of the answer: their number is no link where the button below them calls it. */
function Told({ text, answer }: { text: string; answer: Answer }) {
  return hasCall(answer) ? text : <WithHelpline text={text} />;
}

/** Letters of a call to act; what is longer is a sentence. */
const SHORT = 40;

/** The answer itself, on its marked parcel: the sentence, what it means, and what can be done about it at once. */
function AnswerParcel({ answer, texts, point, hasVisits }: Props) {
  const t = useTranslations('Check');
  return (
    <section
      aria-labelledby="answer"
      className={`parcel answer grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 bg-white p-4 *:col-span-full sm:p-8 ${markColours[toneColours[toneOf(answer)]]}`}
    >
      <h2 id="answer" className="col-span-1! self-center text-base font-medium text-stone-700 md:text-xl">
        {point === null ? texts.place : t('point.place', { place: texts.place })}
      </h2>
      <a
        href="#place"
        aria-label={t('answer.again')}
        className="no-print col-span-1! inline-flex min-h-11 items-center self-center link"
      >
        {t('answer.change')}
      </a>
      <Sentence answer={answer} texts={texts} />
      {isOfDays(answer) && answer.plan?.verdict !== 'no' && (
        <DaysLeft
          area={answer.main.area}
          isTold={answer.plan?.verdict !== 'open' && lastDayDoubt(answer) === null}
        />
      )}
      <div className="mt-3 max-w-prose space-y-2 empty:hidden md:mt-5 md:text-lg">
        {/* What is not sure of the day stands right below it. */}
        {isOfDays(answer) && <LastDayNote area={{ ...answer.main.area, events: answer.events }} />}
        {texts.details.map((detail) => (
          <p key={detail}>
            <Told text={detail} answer={answer} />
          </p>
        ))}
      </div>
      {isPeriodOver(answer) && <WayToMoreTime area={answer.main.area} />}
      <OtherSpellings texts={texts} />
      <AlsoNamed lines={texts.named} />
      <CountedIn texts={texts} />
      {point !== null && <PointLine point={point} answer={answer} />}
      {asksForPlan(answer) && <PlanQuestion answer={answer} />}
      <AnswerActions answer={answer} hasVisits={hasVisits} />
      {/* Another plan is asked for below what to do about the one that was. */}
      {!asksForPlan(answer) && <PlanQuestion answer={answer} />}
      <Decision answer={answer} />
    </section>
  );
}

/** That more time may have been given, which could change the answer, is said with it; on paper the note itself is near. */
function WayToMoreTime({ area }: { area: NonNullable<Answer['main']>['area'] }) {
  const t = useTranslations('Areas.next.closed');
  if (!wasWarned(area)) return null;
  return (
    <p className="no-print mt-2 md:text-lg">
      <a href={`#${MORE_TIME}`} className="link">
        {t('warned')}
      </a>
    </p>
  );
}

/** What it says, and what is to be done. */
function Sentence({ answer, texts }: Pick<Props, 'answer' | 'texts'>) {
  const { ink, Icon } = tones[toneOf(answer)];
  // Its day in the other calendar, or how many districts were announced without their names.
  const beside = `${texts.hijri} ${texts.numbers.line}`.trim();
  return (
    <div role="status" className="mt-3 text-brown-900 md:mt-5">
      <div className="display flex gap-2.5 md:gap-4">
        <span className="flex h-[1lh] shrink-0 items-center">
          <Icon className={`size-[0.9em] ${ink}`} />
        </span>
        <p className="text-balance">{texts.headline}</p>
      </div>
      {beside !== '' && <p className="mt-1 text-stone-700 md:mt-2 md:text-lg">{beside}</p>}
      {texts.next && (
        <p
          className={`mt-2 font-bold text-brown-900 md:mt-4 ${texts.next.length > SHORT ? 'text-lg md:text-xl' : 'text-xl md:text-2xl'}`}
        >
          <Told text={texts.next} answer={answer} />
        </p>
      )}
    </div>
  );
}

/** The decision behind the answer, in one quiet line. */
function Decision({ answer: { decision } }: { answer: Answer }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  if (decision === null) return null;
  return (
    <p className="mt-5 text-sm text-stone-600">
      {t('answer.decision')}{' '}
      {decision.url === null ? (
        unparted(decision.name[locale])
      ) : (
        <a href={decision.url} className="link">
          {unparted(decision.name[locale])}
        </a>
      )}
    </p>
  );
}

/** Whether days are told by themselves. */
function hasDates(answer: Answer): boolean {
  if (!isOfDays(answer)) return false;
  const known = knownDates(answer.main.area).length;
  // One day alone stands in the sentence, but for one that the sentence leaves out.
  return known > 1 || (known === 1 && timingOf(answer.main.area) === 'announced');
}

/** The period in both calendars. */
function AnswerDates({ answer }: { answer: Answer }) {
  const t = useTranslations('Check');
  const today = riyadhDate();
  const { main } = answer;
  if (main === undefined || !hasDates(answer)) return null;
  return (
    <section aria-labelledby="answer-dates">
      <h2 id="answer-dates" className="mb-4 text-xl md:text-xl">
        {t('answer.dates')}
      </h2>
      <KnownPeriod
        area={main.area}
        isLatest={lastDayDoubt(answer) !== null}
        today={today}
        labelledBy="answer-dates"
      />
    </section>
  );
}
