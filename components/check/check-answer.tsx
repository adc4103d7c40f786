import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { WithHelpline } from '@/components/shell/helpline';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { CalendarIcon } from '@/components/ui/icons';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { localizedPath } from '@/lib/i18n/locales';
import { unparted } from '@/lib/i18n/unparted';
import { isAnnounced } from '@/lib/registry';
import type { Answer } from '@/lib/site/answer/load';
import type { AnsweredPoint } from '@/lib/site/answer/point';
import type { AnswerTexts } from '@/lib/site/answer/texts';
import { customerServiceNumber } from '@/lib/site/constants';
import { routePath } from '@/lib/site/routing/routes';
import { hasDateAhead, knownDates } from '@/lib/site/views/areas';
import { filteredPath } from '@/lib/site/views/filters';
import { AlsoNamed, CountedIn } from './also-announced';
import { AnswerMap } from './answer-map';
import { AnswerParts } from './answer-parts';
import { AnswerShare } from './answer-share';
import { AnswerSteps } from './answer-steps';
import { toneOf } from './answer-tone';
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
}

/** The answer for a place: one sentence, what it rests on, what to do next, and how to keep it. */
export function CheckAnswerView({ answer, texts, tiles, point }: Props) {
  return (
    <div className="space-y-10 print:space-y-4">
      <AnswerParcel answer={answer} texts={texts} tiles={tiles} point={point} />
      <PlanQuestion answer={answer} />
      <AnswerParts answer={answer} />
      <AnswerDates answer={answer} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2 print:gap-y-4">
        <AnswerSteps answer={answer} isSaid={saysNumber(texts)} />
        <AnswerShare answer={answer} texts={texts} />
      </div>
      <OtherAnnouncements answer={answer} />
    </div>
  );
}

const saysNumber = ({ next, details }: AnswerTexts) =>
  [next, ...details].some((text) => text.includes(customerServiceNumber));

/** The answer itself, on its marked parcel: the sentence, and beside it where the place lies. */
function AnswerParcel({ answer, texts, tiles, point }: Props) {
  const t = useTranslations('Check');
  const { marks, bar, ink, Icon } = toneOf(answer);
  return (
    <section
      aria-labelledby="answer"
      className={`parcel answer grid gap-x-12 gap-y-8 bg-white p-4 ps-6 sm:p-8 sm:ps-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:p-10 lg:ps-12 ${marks}`}
    >
      <span
        aria-hidden="true"
        className={`absolute inset-y-0 start-0 w-2 forced-colors:bg-[CanvasText] ${bar}`}
      />
      <div className="min-w-0">
        <h2 id="answer" className="flex items-center gap-3 text-base font-medium text-stone-700 md:text-xl">
          <Icon className={`size-7 shrink-0 md:size-9 ${ink}`} />
          <span>{texts.place}</span>
        </h2>
        <div role="status" className="mt-3 text-brown-900 md:mt-5">
          <p className="display">{texts.headline}</p>
          {(texts.hijri || texts.next) && (
            <p className="mt-3 text-lg text-stone-800 md:mt-4 md:text-xl">
              {texts.hijri !== '' && `${texts.hijri} `}
              <strong className="font-bold text-brown-900">
                <WithHelpline text={texts.next} />
              </strong>
            </p>
          )}
        </div>
        {answer.main && <DaysLeft area={answer.main.area} />}
        <div className="mt-3 max-w-prose space-y-2 md:mt-5 md:text-lg">
          {texts.details.map((detail) => (
            <p key={detail}>
              <WithHelpline text={detail} />
            </p>
          ))}
        </div>
        <AlsoNamed lines={texts.named} />
        <CountedIn lines={texts.also} />
        {point !== null && <PointLine point={point} answer={answer} />}
        <AnswerLinks answer={answer} />
        <p className="no-print mt-4">
          <a href="#place" className="inline-block py-1 text-brown-800 underline underline-offset-4">
            {t('answer.again')}
          </a>
        </p>
        <Decision answer={answer} />
      </div>
      <AnswerMap answer={answer} place={texts.place} tiles={tiles} />
    </section>
  );
}

function AnswerLinks({ answer: { main, outcome, place } }: { answer: Answer }) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const wanted = filteredPath('interest', locale, {
    region: place.region.code,
    city: place.city.code,
    district: place.district?.code,
  });
  const isAhead = main === undefined || !isAnnounced(main.area);
  return (
    <div className="no-print mt-4 flex flex-wrap gap-3 md:mt-6">
      {isAhead ? (
        <ButtonLink href={wanted}>{t('answer.interest')}</ButtonLink>
      ) : outcome === 'counted' ? null : (
        <ButtonLink href={localizedPath(routePath('service', { service: 'first-registration' }), locale)}>
          {areas('next.howTo')}
        </ButtonLink>
      )}
      {main === undefined ? (
        <ButtonLink variant="secondary" href={localizedPath(routePath('areas'), locale)}>
          {t('answer.allAreas')}
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="secondary"
          href={localizedPath(routePath('area', { area: main.area.slug }), locale)}
        >
          {t('answer.details')}
        </ButtonLink>
      )}
      {main !== undefined && hasDateAhead(main.area, riyadhDate()) && (
        <a
          href={`/api/areas/${main.area.slug}/calendar?locale=${locale}`}
          download
          className={buttonClass('secondary')}
        >
          <CalendarIcon className="size-5" />
          {areas('calendar.download')}
        </a>
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
        <a href={decision.url} className="underline underline-offset-4">
          {unparted(decision.name[locale])}
        </a>
      )}
    </p>
  );
}

/** First and last day in both calendars. Of districts that are only counted, the sentence tells what is known. */
function AnswerDates({ answer: { main, outcome, several } }: { answer: Answer }) {
  const t = useTranslations('Check');
  if (main === undefined || outcome === 'counted' || several > 0) return null;
  const { area } = main;
  const days = knownDates(area);
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="answer-dates">
      <h2 id="answer-dates" className="text-xl md:text-xl">
        {t('answer.dates')}
      </h2>
      <dl className="plots mt-4 [--plot:100%] has-[>:only-child]:max-w-sm sm:[--plot:9rem] print:[--plot:9rem]">
        {days.map(({ key, date }) => (
          <div key={key} className="px-4 py-3">
            <dt className="text-sm text-stone-600">{t(`answer.days.${key}`)}</dt>
            <dd className="mt-1 text-lg font-bold text-brown-900">
              <CalendarDate date={date} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
