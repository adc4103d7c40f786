import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand-mark';
import { CloseIcon, GlobeIcon, MenuIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { mainNavigation, navigationPath } from '@/lib/site/routing/navigation';
import { routePath } from '@/lib/site/routing/routes';
import { Helpline } from './helpline';
import { LanguageSwitch } from './language-switch';
import { MenuCloser } from './menu-closer';
import { NavLink } from './nav-link';
import { SiteLink } from './site-link';

const switchClass =
  'font-system inline-flex min-h-8 items-center px-1 font-semibold underline-offset-4 hover:underline';

/** The dark strip on top: help, the way back to what was sent, and language, the same on every page and at every width. */
export function UtilityBar() {
  const t = useTranslations('Shell');
  const locale = useLocale();
  return (
    <div className="on-dark bg-brown-900 text-sm text-brown-50">
      <div className="container-page flex min-h-10 items-center justify-between gap-4">
        <Helpline short label={t('helpline')} className="underline-offset-4 hover:underline" />
        <div className="flex items-center gap-3 sm:gap-6">
          <SiteLink
            href={localizedPath(routePath('track'), locale)}
            className="inline-flex min-h-8 items-center whitespace-nowrap underline-offset-4 hover:underline"
          >
            {t('track')}
          </SiteLink>
          <span className="flex items-center gap-1.5">
            <GlobeIcon className="size-4" />
            <LanguageSwitch locale={locale} className={switchClass} />
          </span>
        </div>
      </div>
    </div>
  );
}

/** The registry's sign and name, leading home. */
export function Brand({ className = '' }: { className?: string }) {
  const t = useTranslations('Site');
  const locale = useLocale();
  return (
    <SiteLink
      href={localizedPath('/', locale)}
      className={`flex items-center gap-3 text-brown-800 ${className}`}
    >
      <BrandMark className="size-10 shrink-0" />
      <span className="text-lg font-bold leading-tight">{t('productName')}</span>
    </SiteLink>
  );
}

/** Header with the main menu. Below the lg width the menu is a disclosure that works without JavaScript. */
export function Header() {
  return (
    <header className="no-print">
      <UtilityBar />
      <div className="border-b border-stone-200 bg-white">
        <div className="container-page flex min-h-18 items-center justify-between gap-6 py-2">
          <Brand />
          <WideMenu />
          <NarrowMenu />
        </div>
      </div>
    </header>
  );
}

function WideMenu() {
  const t = useTranslations('Shell');
  const locale = useLocale();
  return (
    <nav aria-label={t('mainMenu')} className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {mainNavigation.map((item) => (
          <li key={item.key}>
            <NavLink
              href={localizedPath(navigationPath(item), locale)}
              className="block border-b-2 border-transparent px-3 forced-colors:not-aria-[current]:border-[Canvas] py-2 font-semibold text-stone-700 hover:border-brown-200 hover:text-brown-800 aria-[current]:border-brown-600 aria-[current]:text-brown-800"
            >
              {t(`nav.${item.key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NarrowMenu() {
  const t = useTranslations('Shell');
  const locale = useLocale();
  return (
    <details className="group lg:hidden" data-menu="">
      <summary className="flex min-h-11 items-center gap-2 rounded-lg border border-stone-300 px-3 font-semibold text-brown-800">
        <MenuIcon className="size-5 group-open:hidden" />
        <CloseIcon className="hidden size-5 group-open:block" />
        {t('openMenu')}
      </summary>
      <nav
        aria-label={t('mainMenu')}
        className="absolute inset-x-0 z-40 mt-3 border-y border-stone-200 bg-white shadow-raised"
      >
        <ul className="container-page py-2">
          {mainNavigation.map((item) => (
            <li key={item.key} className="border-b border-stone-100 last:border-0">
              <NavLink
                href={localizedPath(navigationPath(item), locale)}
                className="flex min-h-12 items-center border-s-4 border-transparent ps-3 forced-colors:not-aria-[current]:border-[Canvas] font-semibold text-stone-800 aria-[current]:border-brown-600 aria-[current]:text-brown-800"
              >
                {t(`nav.${item.key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <MenuCloser />
    </details>
  );
}
