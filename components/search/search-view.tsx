import { useLocale, useTranslations } from 'next-intl';
import { FilterForm } from '@/components/data/filter-form';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ArrowIcon, SearchIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import {
  type Hit,
  type HitGroup,
  QUESTION_MAX,
  type SearchAnswer,
  type Stretch,
} from '@/lib/site/search/find';
import { filteredPath } from '@/lib/site/views/filters';
import { SuggestField } from './suggest-field';
import { suggestButton, suggestForm, suggestSign } from './suggest-form';
import { UnnamedPlan } from './unnamed-plan';
import { useSuggestTexts } from './use-suggest-texts';

const firstPages = ['check', 'services', 'areas', 'track', 'faq', 'help'] as const;

interface Props {
  /** Null before anything is asked. */
  answer: SearchAnswer | null;
}

/** The search of the whole site: its field, and what answers, by kind, that kind first which answers best. */
export function SearchView({ answer }: Props) {
  const t = useTranslations('Search');
  const locale = useLocale();
  const texts = useSuggestTexts();
  return (
    <div className="container-page space-y-8 py-10 md:py-14">
      <FilterForm
        action={localizedPath(routePath('search'), locale)}
        results="results"
        label={t('site.label')}
        className={`max-w-4xl ${suggestForm}`}
      >
        <SuggestField
          // Another question in the address is another field: it begins anew from it.
          key={answer?.question}
          id="q"
          name="q"
          label={t('site.label')}
          value={answer?.question}
          locale={locale}
          source="/api/search/suggest"
          maxLength={QUESTION_MAX}
          texts={texts}
        >
          <SearchIcon className={suggestSign} />
        </SuggestField>
        <Button type="submit" className={suggestButton}>
          {t('site.submit')}
        </Button>
      </FilterForm>
      {answer === null ? <FirstPages /> : <Answer {...answer} />}
    </div>
  );
}

/** Before anything is asked: the pages that people come to the site for. */
function FirstPages() {
  const t = useTranslations('Search');
  const routes = useTranslations('Routes');
  const locale = useLocale();
  return (
    <section aria-labelledby="first-pages">
      <h2 id="first-pages" className="text-xl md:text-xl">
        {t('site.pages')}
      </h2>
      <ul className="plots mt-4 [--plot:20rem]">
        {firstPages.map((id) => (
          <li key={id} className="leads-on flex">
            <SiteLink
              href={localizedPath(routePath(id), locale)}
              className="flex grow items-center justify-between gap-3 p-4 font-medium text-brown-900 after:absolute after:inset-0"
            >
              {routes(`${id}.label`)}
              <ArrowIcon className="step-on size-5 shrink-0 text-blue-700" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ question, groups, meant, total, plan }: SearchAnswer) {
  const t = useTranslations('Search');
  const locale = useLocale();
  return (
    <div id="results" className="max-w-4xl space-y-8">
      {plan === null ? (
        <p role="status" className="text-stone-700">
          {t('site.count', { count: total, n: formatNumber(total, locale), question })}
        </p>
      ) : (
        <UnnamedPlan plan={plan} field={`${localizedPath(routePath('check'), locale)}#place`} />
      )}
      {meant !== null && (
        <p>
          {t('site.meant')}{' '}
          <SiteLink
            href={filteredPath('search', locale, { q: meant })}
            className="font-semibold text-blue-800 underline"
          >
            <bdi>{meant}</bdi>
          </SiteLink>
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
      {groups.length === 0 && plan === null && <NothingFound />}
    </div>
  );
}

function Group({ kind, hits }: HitGroup) {
  const t = useTranslations('Search');
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`} className="text-lg md:text-xl">
        {t(`kinds.${kind}`)}
      </h2>
      <ul className="mt-3 divide-y divide-stone-200 border-y border-stone-200">
        {hits.map((hit) => (
          <HitRow key={hit.href} {...hit} />
        ))}
      </ul>
    </section>
  );
}

function HitRow({ href, lang, title, excerpt }: Hit) {
  return (
    <li className="py-3" lang={lang} dir={lang === undefined ? undefined : 'auto'}>
      <SiteLink href={href} className="inline-flex min-h-8 items-center font-semibold link">
        <Marked stretches={title} />
      </SiteLink>
      <p className="text-sm text-stone-700">
        <Marked stretches={excerpt} />
      </p>
    </li>
  );
}

function Marked({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <bdi>
      {stretches.map(({ at, text, marked }) =>
        marked ? (
          <mark key={at} className="bg-amber-100 font-semibold text-inherit">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}

function NothingFound() {
  const t = useTranslations('Search');
  const routes = useTranslations('Routes');
  const locale = useLocale();
  return (
    <EmptyState title={t('site.empty')}>
      <p>{t('site.emptyText')}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-2">
        {(['check', 'services', 'faq', 'help'] as const).map((id) => (
          <li key={id}>
            <SiteLink
              href={localizedPath(routePath(id), locale)}
              className="font-semibold text-blue-800 underline"
            >
              {routes(`${id}.label`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
