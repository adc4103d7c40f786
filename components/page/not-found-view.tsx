import { getTranslations } from 'next-intl/server';
import { SiteSearch } from '@/components/shell/site-search';
import { ButtonLink } from '@/components/ui/button';
import { ltr } from '@/components/ui/ltr';
import { SiteLink } from '@/components/ui/site-link';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { displayPath } from '@/lib/site/display-path.mjs';
import { type RouteId, routePath } from '@/lib/site/routing/routes';
import { StatusView } from './status-view';

const suggestions: readonly RouteId[] = ['check', 'areas', 'services', 'faq', 'help', 'siteMap'];

/** The 404 page (spec section 8). `path` is unprefixed and percent-encoded as it was asked. */
export async function NotFoundView({ locale, path }: { locale: Locale; path: string }) {
  const t = await getTranslations({ locale, namespace: 'Errors' });
  const page = await getTranslations({ locale, namespace: 'Routes' });
  const asked = displayPath(localizedPath(path, locale));
  return (
    <StatusView status={404} title={t('notFound.title')} text={t('notFound.text')} path={asked}>
      <p className="mt-4 font-semibold text-stone-700">{t.rich('notFound.path', { ltr, path: asked })}</p>
      <div className="mt-6 max-w-md">
        <SiteSearch
          className="border-stone-500"
          input="min-h-12 bg-white text-stone-900 placeholder:text-stone-600"
          button="w-14 bg-blue-700 text-white"
        />
      </div>
      <div className="mt-6">
        <ButtonLink variant="secondary" href={localizedPath('/', locale)}>
          {t('notFound.home')}
        </ButtonLink>
      </div>
      <h2 className="mt-12 text-xl md:text-xl">{t('notFound.suggestions')}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {suggestions.map((id) => (
          <li key={id}>
            <SiteLink
              href={localizedPath(routePath(id), locale)}
              className="inline-block py-1 font-semibold text-brown-700 underline underline-offset-4"
            >
              {page(`${id}.label`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </StatusView>
  );
}
