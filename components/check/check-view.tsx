import { useLocale, useTranslations } from 'next-intl';
import { StaleNotice } from '@/components/data/stale-notice';
import { UnreadNotice } from '@/components/data/unread-notice';
import { PlaceQuestion } from '@/components/places/place-question';
import { DevicePlace, PlaceField, PlaceSearch } from '@/components/places/place-search';
import { QuestionCard } from '@/components/places/question-card';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { bothCalendars } from '@/lib/i18n/format';
import type { AnswerTexts } from '@/lib/site/answer/texts';
import { OwnTurn } from '@/lib/site/own-turn';
import type { PlaceMatches } from '@/lib/site/search/suggest';
import type { CheckData } from '@/lib/site/views/check-page';
import type { FilterName } from '@/lib/site/views/filters';
import { CheckAnswerView } from './check-answer';
import { CheckLimits } from './check-limits';
import { DistrictChoice } from './district-choice';

interface Props {
  data: CheckData;
  /** The answer in words, where there is one. */
  texts: AnswerTexts | null;
  tiles: { url: string; attribution: string } | null;
  /** What the place of the address may mean. */
  matches?: PlaceMatches | null;
  /** Whether what was typed means one place for sure: this page is about it. */
  isMeant?: boolean;
  /** What the address asks for in vain. */
  unread?: readonly FilterName[];
}

/** "Do I need to register, and by when?": the question step by step, then the answer in a sentence. */
export function CheckView({ data, texts, tiles, matches = null, isMeant = false, unread = [] }: Props) {
  const { answer, point } = data;
  const isAnswered = isMeant || (point !== null && answer !== null);
  return (
    <div className="container-page space-y-8 pt-4 pb-10 md:py-12 print:space-y-4">
      <StaleNotice since={data.staleSince} />
      <UnreadNotice names={unread} />
      {/* The field leads to what it may mean: of a point, or of one place for sure, that is the answer itself. */}
      {isAnswered && <span id="matches" />}
      {answer !== null && texts !== null && (
        <CheckAnswerView
          key={texts.place}
          answer={answer}
          texts={texts}
          tiles={tiles}
          point={data.point}
          regions={data.regions}
          hasVisits={data.hasVisits}
        />
      )}
      <DistrictChoice data={data} />
      {answer === null ? (
        <Question data={data} matches={matches} isAnswered={isAnswered} />
      ) : (
        <OwnTurn>
          <Another data={data} matches={matches} isAnswered={isAnswered} />
        </OwnTurn>
      )}
      {answer === null && <CheckLimits />}
    </div>
  );
}

type Asked = Pick<Props, 'data'> & { matches: PlaceMatches | null; isAnswered: boolean };

/** The question: one field, or the lists. The marked parcel until there is one question more. */
function Question({ data, matches, isAnswered }: Asked) {
  const t = useTranslations('Check');
  const search = useTranslations('Search');
  const deadlines = useTranslations('Home.deadlines');
  const locale = useLocale();
  const { choice, districts, point, lastEnd } = data;
  const next =
    choice.city === undefined
      ? t('form.nextCity')
      : districts.length > 0 && choice.district === undefined
        ? t('form.nextDistrict')
        : null;
  return (
    <QuestionCard
      id="question"
      title={t('form.heading')}
      note={
        lastEnd === null
          ? search('question.note')
          : deadlines('allEnded', { end: bothCalendars(lastEnd, locale) })
      }
      marked={choice.city === undefined}
      className={matches === null || isAnswered ? 'no-print' : 'prints-matches'}
    >
      <PlaceSearch
        matches={matches}
        isAnswered={isAnswered}
        tooWide={point?.found === null ? point.radius : undefined}
      />
      <h3 id="lists" className="mt-6 text-lg font-semibold md:text-lg">
        {search('place.lists')}
      </h3>
      {choice.region !== undefined && next !== null && (
        // The address of a question leads to its answer; until there is one, to what is missing.
        <p id="answer" role="status" className="mt-2 text-stone-700">
          {next}
        </p>
      )}
      <div className="pb-2 sm:pb-4">
        <Lists data={data} />
      </div>
    </QuestionCard>
  );
}

/** The question once more, below its answer: one row, the other ways folded. */
function Another({ data, matches, isAnswered }: Asked) {
  const t = useTranslations('Check');
  const search = useTranslations('Search');
  return (
    <QuestionCard row marked={false} id="another" title={t('form.another')} className="no-print">
      <PlaceField matches={matches} isAnswered={isAnswered} />
      <WordsDisclosure
        // Only a script can ask for a location.
        title={
          <>
            <span className="noscript:hidden">{t('form.otherWays')}</span>
            <span className="hidden noscript:inline">{search('place.chooseFromLists')}</span>
          </>
        }
        className="mt-2"
      >
        <div className="flex flex-wrap gap-x-6">
          <DevicePlace />
        </div>
        <Lists data={data} />
      </WordsDisclosure>
    </QuestionCard>
  );
}

function Lists({ data }: { data: CheckData }) {
  const t = useTranslations('Check');
  return (
    <PlaceQuestion
      id="check"
      label={t('form.label')}
      submit={t('form.show')}
      className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr sm:items-end lg:grid-cols-none"
      places={data}
    />
  );
}
