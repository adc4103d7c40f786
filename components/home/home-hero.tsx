import { useLocale, useTranslations } from 'next-intl';
import { PlaceSearch } from '@/components/places/place-search';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import type { HomeData } from '@/lib/site/views/home-page';
import { HomeFigures } from './home-figures';

/** The first screen: the plan, and in it the one parcel that matters to whoever comes here, with the question about it. */
export function HomeHero({ data }: { data: HomeData }) {
  const t = useTranslations('Home');
  const page = useTranslations('Routes');
  const search = useTranslations('Search');
  const locale = useLocale();
  return (
    <div className="hero on-dark relative isolate overflow-hidden bg-brown-900 text-brown-50">
      <div aria-hidden="true" className="hero-plan absolute inset-0 -z-10 text-brown-700" />
      <RecordedParcels />
      <div className="no-print absolute inset-0 -z-10 bg-linear-to-r from-transparent via-brown-900/70 to-brown-900/95 max-lg:bg-brown-900/60 ltr:bg-linear-to-l" />
      <div className="container-page grid gap-x-16 gap-y-4 pt-4 md:max-lg:gap-y-7 pb-8 md:pt-10 md:pb-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[1fr_auto_auto_auto_1fr] lg:py-14">
        <h1 className="text-2xl leading-snug text-white sm:text-3xl md:text-5xl lg:row-start-2">
          {page('home.title')}
        </h1>
        <section
          aria-labelledby="question"
          className="no-print on-page parcel p-4 text-stone-800 sm:p-6 md:p-8 lg:col-start-2 lg:row-span-5 lg:row-start-1"
        >
          <h2 id="question" className="text-xl md:text-2xl">
            {t('question.title')}
          </h2>
          <p className="mt-2 text-stone-700 max-sm:hidden">{t('question.text')}</p>
          <div className="mt-3 sm:mt-5">
            <PlaceSearch submit={t('question.submit')} />
          </div>
          <p className="mt-3">
            <SiteLink
              href={`${localizedPath(routePath('check'), locale)}#lists`}
              className="inline-block py-1 text-brown-800 underline underline-offset-4"
            >
              {search('place.lists')}
            </SiteLink>
          </p>
          <p className="mt-3 text-sm text-stone-600">{t('question.note')}</p>
        </section>
        <p className="max-w-prose text-brown-100 md:text-lg lg:col-start-1 lg:row-start-3">
          {t('hero.lead')}
        </p>
        {data.totals.areas > 0 && <HomeFigures data={data} />}
      </div>
    </div>
  );
}

/** Parcels of the plan (app/drawings/plan.svg), beside the text in either direction. */
const RECORDED = [
  'M1542 8h44v62h-44Z',
  'M49 148h41v54h-41Z',
  'M1494 222h39v144h-39Z',
  'M118 296h44v70h-44Z',
  'M30 596h39v66h-39Z',
  'M1467 742h39v56h-39Z',
] as const;

/** Some parcels of the plan, recorded one after another as the page comes; on a phone the text has their place. */
function RecordedParcels() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 820"
      preserveAspectRatio="xMidYMid slice"
      className="hero-recorded no-print absolute inset-0 -z-10 size-full max-lg:hidden forced-colors:hidden"
    >
      <g transform="rotate(-8 800 410)" className="fill-blue-300">
        {RECORDED.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  );
}
