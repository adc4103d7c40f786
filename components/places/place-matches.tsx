import { useLocale, useTranslations } from 'next-intl';
import { stateTones } from '@/components/data/state-tones';
import { UnnamedPlan } from '@/components/search/unnamed-plan';
import { WithHelpline } from '@/components/shell/helpline';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { ArrowIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber, gregorianDate } from '@/lib/i18n/format';
import type { PlaceState } from '@/lib/site/answer/state';
import { QUESTION_MAX } from '@/lib/site/search/find';
import { planAsked } from '@/lib/site/search/plan-asked';
import { type MatchedPlace, PLACE_TEXT_MAX, type PlaceMatches } from '@/lib/site/search/suggest';
import { filteredPath } from '@/lib/site/views/filters';

/** Why there is nothing to choose from; null where there is. */
function useReason({ items, point, refused }: PlaceMatches, tooWide: number | undefined): string | null {
  const t = useTranslations('Search');
  const locale = useLocale();
  if (refused === 'tooLong') return t('place.tooLong', { n: formatNumber(PLACE_TEXT_MAX, locale) });
  if (refused === 'empty') return t('place.empty');
  if (refused === 'abroad') return t('place.abroad');
  if (refused === 'link') return t('place.link');
  if (refused === 'plusCode') return t('place.plusCode');
  if (refused === 'shortAddress') return t('place.shortAddress');
  if (tooWide !== undefined) return t('place.tooWide', { n: formatNumber(Math.round(tooWide), locale) });
  if (items.length > 0) return null;
  return t(point === null ? 'place.none' : 'place.noneAtPoint');
}

interface Props {
  matches: PlaceMatches;
  /** Whether this page is about the place that was asked for: what else it may mean is told then. */
  isAnswered: boolean;
  tooWide: number | undefined;
}

/** With air around what is said, for the ring of the focus; the text begins where the field's does. */
const framed = '-mx-3 px-3 py-2';

/** What the text of the field may mean, directly below it. */
export function Matches({ matches, isAnswered, tooWide }: Props) {
  const t = useTranslations('Search');
  const reason = useReason(matches, tooWide);
  const { items, isGuess, exact } = matches;
  if (isAnswered) {
    if (exact === null || items.length === 0) return null;
    return (
      <div className={`mt-3 ${framed}`}>
        <h3 className="text-base font-semibold">{t('place.like')}</h3>
        <MatchList items={items} />
      </div>
    );
  }
  const plan = items.length === 0 && matches.refused === undefined ? planAsked(matches.question) : null;
  if (plan !== null)
    return (
      <div id="matches" className="mt-5">
        <UnnamedPlan plan={plan} field="#place" />
      </div>
    );
  const isName = matches.point === null && matches.refused === undefined && tooWide === undefined;
  if (reason !== null)
    return (
      <div id="matches" className="mt-4">
        <Alert tone="warning" role="status">
          <p>
            <WithHelpline text={reason} />
          </p>
        </Alert>
        {isName && <WholeSite question={matches.question} />}
      </div>
    );
  return (
    <div id="matches" className={`mt-3 ${framed}`}>
      <h3 role="status" className="text-base font-semibold">
        {t(`place.${isGuess ? 'nearest' : 'which'}`)}
      </h3>
      <MatchList items={items} />
      <p className="mt-3 text-stone-700">{t('place.other')}</p>
      {isGuess && <WholeSite question={matches.question} />}
    </div>
  );
}

/** Whoever asks something else in the field of places is led to the field for everything. */
function WholeSite({ question }: { question: string }) {
  const t = useTranslations('Search');
  const locale = useLocale();
  const asked = question.slice(0, QUESTION_MAX);
  return (
    <p className="mt-2">
      <SiteLink
        href={filteredPath('search', locale, { q: asked })}
        className="inline-block max-w-full wrap-anywhere py-1 link"
      >
        {t('place.wholeSite', { question: asked })}
      </SiteLink>
    </p>
  );
}

function MatchList({ items }: { items: readonly MatchedPlace[] }) {
  const t = useTranslations('Search');
  const areas = useTranslations('Areas.parts');
  return (
    <ul className="rows -mx-3 mt-2">
      {items.map(({ href, kind, name, region, within, state }) => (
        <li key={href}>
          <SiteLink href={href} className="leads-on flex min-h-14 items-center gap-4 px-3 py-2.5">
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className="font-semibold link">
                {/* A region may have the name of its city. */}
                {kind === 'region' ? areas('inRegion', { code: region, region: name }) : name}
              </bdi>
              <bdi className="grow text-sm text-stone-600">{within.join(t('comma'))}</bdi>
              {state !== null && <State state={state} />}
            </span>
            <ArrowIcon className="size-5 shrink-0 text-blue-700 step-on" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** As in every list; amber only where an announcement names the place. Red is for the answer that it leads to. */
const tones = {
  open: 'green',
  openNoEnd: 'green',
  due: 'green',
  starts: 'blue',
  announced: 'blue',
  planned: 'blue',
  closed: stateTones.closed,
  over: stateTones.closed,
  partial: 'amber',
  namesake: 'amber',
  counted: 'neutral',
  none: 'neutral',
  choose: 'neutral',
} as const;

function State({ state: { kind, area } }: { state: PlaceState }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const day = (date: string | null | undefined) => (date == null ? '' : gregorianDate(date, locale));
  return (
    <Badge tone={tones[kind]}>
      {t(`state.${kind}`, {
        announced: day(area?.announcedOn),
        start: day(area?.startsOn),
        end: day(area?.endsOn),
      })}
    </Badge>
  );
}
