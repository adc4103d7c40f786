import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { CalendarIcon, PhoneIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { isAnnounced } from '@/lib/registry';
import { isPartTold } from '@/lib/site/answer/announced-part';
import { type Answer, isNearlyNamed } from '@/lib/site/answer/load';
import { timingOf } from '@/lib/site/answer/outcome';
import { hasDateAhead } from '@/lib/site/areas/areas';
import { customerServiceNumber } from '@/lib/site/constants';
import { guidePath, startLink } from '@/lib/site/routing/portal';
import { routePath } from '@/lib/site/routing/routes';
import type { ServiceSlug } from '@/lib/site/routing/services';
import { filteredPath } from '@/lib/site/views/filters';

interface Props {
  answer: Answer;
  /** Whether a time at a branch can be booked. */
  hasVisits: boolean;
}

/** What the visitor does about an answer: its first action as a button, what there is to read as links below. */
export function AnswerActions({ answer, hasVisits }: Props) {
  const isDue = isAnswered(answer);
  const isNearly = isNearlyNamed(answer);
  return (
    <div className="no-print mt-5 md:mt-6">
      {/* On a phone one below the other, of one width. */}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {isNearly && <Call rank="primary" when="" />}
        {isDue ? (
          <Apply {...{ answer, hasVisits }} />
        ) : (
          <Tell answer={answer} variant={isNearly || asksForPlan(answer) ? 'secondary' : undefined} />
        )}
      </div>
      <ToRead answer={answer} hasGuide={isDue && (hasVisits || asksForPlan(answer))} />
    </div>
  );
}

/** Whether an announcement answers, or may; of a plan that none names and of what is planned, nothing is to be done yet. */
const isAnswered = ({ main, outcome, plan }: Answer) =>
  main !== undefined && outcome !== 'none' && plan?.verdict !== 'no' && isAnnounced(main.area);

/** Whether the number of a plan is asked for first (plan-question.tsx). */
export const asksForPlan = ({ plans, plan }: Pick<Answer, 'plans' | 'plan'>): boolean =>
  plans.length > 0 && plan === null;

/** Whether a button of the answer calls: then the foot of the page has none. */
export const hasCall = (answer: Answer): boolean => isNearlyNamed(answer) || isAnswered(answer);

/** The announcement that answers. Of districts that are only counted none is the place's own. */
const announcementOf = ({ main, outcome }: Answer) =>
  main === undefined || outcome === 'counted' || outcome === 'none' ? null : main.area;

/** The announcement that may tell by itself: it names the place, and which part of it is meant. */
const toCompare = (answer: Answer) =>
  answer.isSure || !isPartTold(answer.main, answer.place) ? null : announcementOf(answer);

const areaPath = ({ slug }: { slug: string }, locale: Locale) =>
  localizedPath(routePath('area', { area: slug }), locale);

/**
 * Apply, or make sure first: on the platform, where there is one to lead to; else in the announcement that names the place,
 * by telephone or in a branch. Where no visit can be booked, who must register learns first how a registration goes.
 */
function Apply({ answer, hasVisits }: Props) {
  const { isSure, main, outcome, namesake } = answer;
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const timing = main && timingOf(main.area);
  // Before the first day nobody can apply, and only what is not sure can be looked up.
  const early = timing === 'starts' || timing === 'announced';
  const service: ServiceSlug = isSure ? 'first-registration' : 'property-search';
  const led = !(isSure && early);
  const otherwise = led ? 'without-portal' : '';
  // Whoever must register and is led to no platform learns first how to; where no day is known, whom to ask for it.
  const isGuided = !hasVisits && isSure && timing !== 'announced';
  // Where the plan is asked for first, what there is to read stands in links below.
  const isAsking = asksForPlan(answer);
  const compared = isAsking ? null : toCompare(answer);
  const isUnnamed = outcome === 'counted' && namesake === null;
  const first = isAsking ? 'secondary' : 'primary';
  const guide = (rank: 'primary' | 'secondary', when: string) => (
    <SiteLink href={guidePath(locale)} className={buttonClass(rank, when)}>
      {areas('next.howTo')}
    </SiteLink>
  );
  return (
    <>
      {led && (
        <>
          <a href={startLink(service, locale)} className={buttonClass(first, 'with-portal')}>
            {t(isSure ? 'answer.register' : 'answer.lookUp')}
          </a>
          <Call rank="secondary" when="with-portal" />
        </>
      )}
      {isGuided && guide('primary', otherwise)}
      {compared && (
        <SiteLink href={areaPath(compared, locale)} className={buttonClass(first, otherwise)}>
          {t('answer.details')}
        </SiteLink>
      )}
      <Call rank={isGuided || compared ? 'secondary' : first} when={otherwise} />
      {hasVisits && (
        <SiteLink
          href={filteredPath('appointments', locale, { service: 'first-registration' })}
          className={buttonClass('secondary', otherwise)}
        >
          {t('answer.visit')}
        </SiteLink>
      )}
      {isUnnamed && <Tell answer={answer} variant="secondary" />}
      {!hasVisits &&
        !isAsking &&
        !isUnnamed &&
        (led || !isGuided) &&
        guide('secondary', isGuided ? 'with-portal' : '')}
    </>
  );
}

function Call({ rank, when }: { rank: 'primary' | 'secondary'; when: string }) {
  const t = useTranslations('Check');
  return (
    <a href={`tel:${customerServiceNumber}`} className={buttonClass(rank, when)}>
      <PhoneIcon className="size-5" />
      {t('answer.call', { number: `\u2066${customerServiceNumber}\u2069` })}
    </a>
  );
}

/** Whoever has nothing to do yet leaves word, also where no announcement names the place. */
function Tell({ answer: { place }, variant }: { answer: Answer; variant?: 'secondary' | undefined }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const wanted = filteredPath('interest', locale, {
    region: place.region.code,
    city: place.city.code,
    district: place.district?.code,
  });
  return (
    <ButtonLink href={wanted} variant={variant}>
      {t('answer.interest')}
    </ButtonLink>
  );
}

/** The guide, the announcement that answers, unless a button leads there, and its days for a calendar. */
function ToRead({ answer, hasGuide }: { answer: Answer; hasGuide: boolean }) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const own = announcementOf(answer);
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {hasGuide && <Quiet href={guidePath(locale)}>{areas('next.howTo')}</Quiet>}
      {own === null ? (
        <Quiet href={localizedPath(routePath('areas'), locale)}>{t('answer.allAreas')}</Quiet>
      ) : (
        <Quiet
          href={areaPath(own, locale)}
          when={toCompare(answer) && !asksForPlan(answer) ? 'with-portal' : ''}
        >
          {t('answer.details')}
        </Quiet>
      )}
      {own !== null && hasDateAhead(own, riyadhDate()) && (
        <li>
          <a href={`/api/areas/${own.slug}/calendar?locale=${locale}`} download className={quiet}>
            <CalendarIcon className="size-5" />
            {areas('calendar.download')}
          </a>
        </li>
      )}
    </ul>
  );
}

const quiet = 'inline-flex min-h-11 items-center gap-2 link';

function Quiet({ href, when, children }: { href: string; when?: string; children: ReactNode }) {
  return (
    <li className={when}>
      <SiteLink href={href} className={quiet}>
        {children}
      </SiteLink>
    </li>
  );
}
