import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand-mark';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import { localizedPath } from '@/lib/i18n/locales';
import { footerNavigation } from '@/lib/site/routing/navigation';
import { routePath } from '@/lib/site/routing/routes';
import { ConsentLink } from './consent';
import { Helpline } from './helpline';
import { SiteLink } from './site-link';

/** Footer: all of the site's sections in five groups, and what the site is. */
export function Footer() {
  const t = useTranslations('Shell');
  const site = useTranslations('Site');
  const page = useTranslations('Routes');
  const locale = useLocale();
  return (
    <footer className="on-dark no-print relative isolate mt-auto overflow-hidden bg-brown-900 text-brown-100">
      <ParcelPattern className="absolute inset-0 -z-10 text-brown-800" />
      <div className="container-page py-12">
        <nav
          aria-label={t('footer.heading')}
          className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-5"
        >
          {footerNavigation.map(({ key, routes }) => (
            <section key={key}>
              <h2 className="text-base text-white md:text-base">{t(`footer.${key}`)}</h2>
              <ul className="mt-3 space-y-1 text-sm">
                {routes.map((id) => (
                  <li key={id}>
                    <SiteLink
                      href={localizedPath(routePath(id), locale)}
                      className="inline-block py-1 underline-offset-4 hover:text-white hover:underline"
                    >
                      {page(`${id}.label`)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="mt-12 flex flex-wrap items-start justify-between gap-6 border-t border-brown-700 pt-8 text-sm">
          <div className="flex items-center gap-3 text-white">
            <BrandMark className="size-9" />
            <p className="font-bold">{site('productName')}</p>
          </div>
          <p className="max-w-prose text-brown-200">
            {t('footer.note')} {t('footer.mapCredit')}
          </p>
          <ConsentLink className="text-white underline-offset-4 hover:underline" />
          <Helpline label={t('helpline')} className="text-white underline-offset-4 hover:underline" />
        </div>
      </div>
    </footer>
  );
}
