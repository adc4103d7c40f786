import { getTranslations } from 'next-intl/server';
import { SiteSearch } from '@/components/shell/site-search';
import { ArrowIcon } from '@/components/ui/icons';
import { ltr } from '@/components/ui/ltr';
import { SiteLink } from '@/components/ui/site-link';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { displayPath } from '@/lib/site/display-path.mjs';
import { mainNavigation, navigationPath } from '@/lib/site/routing/navigation';
import { StatusView } from './status-view';

/**
 * The 404 page (spec section 8): what was asked for, in its one sentence, the search, and what most visitors come for. `path`
 * is unprefixed and percent-encoded as it was asked.
 */
export async function NotFoundView({ locale, path }: { locale: Locale; path: string }) {
  const t = await getTranslations({ locale, namespace: 'Errors' });
  const page = await getTranslations({ locale, namespace: 'Routes' });
  const asked = displayPath(localizedPath(path, locale));
  return (
    <StatusView
      status={404}
      title={t('notFound.title')}
      text={t.rich('notFound.text', { ltr, path: asked })}
      asked={{ path: asked, message: t('notFound.message', { path: asked }) }}
    >
      <div className="mt-6 max-w-md">
        <SiteSearch
          className="border-stone-500"
          input="min-h-12 bg-white text-stone-900 placeholder:text-stone-600"
          button="w-14 bg-blue-700 text-white"
        />
      </div>
      <ul className="plots mt-10 [--plot:14rem]">
        {mainNavigation.map((item) => (
          <li key={item.key} className="group leads-on flex items-center gap-4 bg-white p-4">
            <SiteLink
              href={localizedPath(navigationPath(item), locale)}
              className="grow font-medium text-brown-800 after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {page(`${item.route}.label`)}
            </SiteLink>
            <ArrowIcon className="size-5 shrink-0 text-blue-700 step-on" />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <SiteLink href={localizedPath('/', locale)} className="inline-block py-2 font-semibold link">
          {t('notFound.home')}
        </SiteLink>
      </p>
    </StatusView>
  );
}
