import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { prose } from '@/components/page/prose';
import { PlaceSearch } from '@/components/places/place-search';
import { QuestionCard } from '@/components/places/question-card';
import { Town } from '@/components/ui/town';
import { bothCalendars } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { type HomeData, haveAllEnded } from '@/lib/site/views/home-page';
import { HomeFigures } from './home-figures';

/** When the last period ended, in the box of the question: nothing while one runs, or where none is known. */
function useLastEnd(data: HomeData): ReactNode {
  const t = useTranslations('Home.deadlines');
  const locale = useLocale();
  const end = data.recent[0]?.endsOn;
  if (data.deadlines.length > 0 || !end) return null;
  return t(haveAllEnded(data) ? 'allEnded' : 'lastEnded', { end: bothCalendars(end, locale) });
}

/** The first screen: the plan, and in it the one parcel that matters to whoever comes here, with the question about it. */
export function HomeHero({ data }: { data: HomeData }) {
  const t = useTranslations('Home');
  const page = useTranslations('Routes');
  const search = useTranslations('Search');
  const deed = useTranslations('TitleRegistry.deedTable.sheet');
  const locale = useLocale();
  const lastEnd = useLastEnd(data);
  return (
    <div className="hero on-dark relative isolate z-10 bg-brown-900 text-brown-50">
      <Town view="near" className="h-[34vw] w-full max-[22rem]:hidden sm:h-[26.7vw] lg:hidden" />
      <Town
        view="wide"
        className="absolute inset-x-0 bottom-0 -z-10 h-[max(24rem,26.25vw)] w-full max-lg:hidden"
        caption={deed('propertyNumber')}
      />
      {/* Beside the question the text stands above the town, of which its last row shows the part that is lit. */}
      <div className="container-page grid gap-x-12 gap-y-4 pt-2 md:max-lg:gap-y-7 pb-8 md:pb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_auto_auto_minmax(max(15rem,18vw),1fr)] lg:py-14">
        <h1 className="text-2xl leading-snug text-white sm:text-3xl md:text-5xl [&:lang(en)]:leading-tight">
          {page('home.title')}
        </h1>
        <QuestionCard
          id="question"
          title={search('question.title')}
          note={
            <>
              {/* That it is free and mandatory is told with the end of all periods too; else a phone has the question with its button on its first screen. */}
              {!haveAllEnded(data) && (
                <span className={lastEnd === null ? undefined : 'max-sm:hidden'}>
                  {search('question.note')}{' '}
                </span>
              )}
              <strong className="font-medium text-stone-900">{lastEnd}</strong>
            </>
          }
          className="no-print on-page bg-raised text-stone-800 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-start"
        >
          <PlaceSearch lists={`${localizedPath(routePath('check'), locale)}#lists`} />
          {haveAllEnded(data) && (
            <p className="links mt-1 border-t border-stone-200 py-3 font-medium text-stone-900 sm:mt-3">
              {t.rich('hero.late', prose(locale))}
            </p>
          )}
        </QuestionCard>
        <p className="max-w-prose text-brown-100 max-lg:hidden md:text-lg lg:col-start-1 lg:row-start-2 print:block">
          {t('hero.lead')}
        </p>
        {data.totals.areas > 0 && <HomeFigures data={data} />}
      </div>
    </div>
  );
}
