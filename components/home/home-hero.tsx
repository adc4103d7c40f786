import { useLocale, useTranslations } from 'next-intl';
import { FilterForm } from '@/components/data/filter-form';
import { NoPlaces } from '@/components/places/no-places';
import { PlaceFields } from '@/components/places/place-fields';
import { SiteLink } from '@/components/shell/site-link';
import { Button } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { UNLISTED } from '@/lib/site/routing/unlisted';
import type { HomeData } from '@/lib/site/views/home-page';

const entries = ['areas', 'titleRegistry', 'analytics', 'track'] as const;

/** The first screen: what the registry is for, and the question that brings an owner here. */
export function HomeHero({ data }: { data: HomeData }) {
  const t = useTranslations('Home');
  const page = useTranslations('Routes');
  const locale = useLocale();
  return (
    <div className="on-dark relative isolate overflow-hidden bg-brown-900 text-brown-50">
      <div aria-hidden="true" className="hero-plan absolute inset-0 -z-10 text-brown-700" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-brown-900/10 via-brown-900/60 to-brown-900/95 ltr:bg-linear-to-l max-lg:from-brown-900/70" />
      <div className="container-page grid items-center gap-10 py-12 md:py-20 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16 lg:py-24">
        <div>
          <h1 className="text-4xl leading-snug text-white md:text-5xl">{page('home.title')}</h1>
          <p className="mt-5 max-w-prose text-lg text-brown-100 md:text-xl">{t('hero.lead')}</p>
          <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
            {entries.map((route) => (
              <li key={route}>
                <SiteLink
                  href={localizedPath(routePath(route), locale)}
                  className="inline-flex min-h-11 items-center gap-2 border-b-2 border-brown-400 font-semibold text-white hover:border-white"
                >
                  {page(`${route}.label`)}
                  <ArrowIcon className="size-4" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <section
          aria-labelledby="question"
          className="rounded-2xl border-t-8 border-brown-400 bg-white p-6 text-stone-800 shadow-raised md:p-8 [&_:focus-visible]:outline-brown-600"
        >
          <h2 id="question" className="text-xl md:text-2xl">
            {t('question.title')}
          </h2>
          <p className="mt-2 text-stone-700">{t('question.text')}</p>
          {data.cities.length === 0 ? (
            <div className="mt-5">
              <NoPlaces />
            </div>
          ) : (
            <>
              <FilterForm
                action={localizedPath(routePath('check'), locale)}
                results="answer"
                label={t('question.label')}
                className="mt-5 grid gap-4"
              >
                <PlaceFields
                  id="home"
                  kind="question"
                  unlistedCode={UNLISTED}
                  regions={data.regions}
                  cities={data.cities}
                  districts={[]}
                  choice={{}}
                />
                <Button type="submit">{t('question.submit')}</Button>
              </FilterForm>
              <p className="mt-4 text-sm text-stone-600">{t('question.note')}</p>
            </>
          )}
        </section>
      </div>
    </div>
  );
}
