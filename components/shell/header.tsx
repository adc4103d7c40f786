import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand-mark';
import { PersonIcon, SearchIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { signIn, startLink } from '@/lib/site/routing/portal';
import { routePath } from '@/lib/site/routing/routes';
import { Helpline } from './helpline';
import { LanguageSwitch } from './language-switch';
import { MainMenu } from './main-menu';
import { NavLink } from './nav-link';
import { SiteSearch } from './site-search';

const utilityLink = 'inline-flex min-h-8 items-center gap-2 font-medium underline-offset-4 hover:underline';

/** The dark strip on top: help, the way into the portal, and language. */
function UtilityBar({ className = '' }: { className?: string }) {
  const t = useTranslations('Shell');
  const locale = useLocale();
  return (
    <div className={`on-dark bg-brown-900 text-sm text-brown-50 ${className}`}>
      <div className="container-page flex min-h-12 items-center gap-6">
        <Helpline short label={t('helpline')} className="me-auto underline-offset-4 hover:underline" />
        <SiteSearch
          className="border-brown-300"
          input="h-8 w-56 bg-brown-800 text-white placeholder:text-brown-100"
          button="h-8 w-9 hover:bg-brown-800"
        />
        <a href={startLink(signIn, locale)} className={`sign-in ${utilityLink}`}>
          <PersonIcon className="size-4" />
          {t('signIn')}
        </a>
        <LanguageSwitch locale={locale} className={`font-name ${utilityLink}`} />
      </div>
    </div>
  );
}

/** The registry's sign and name, leading home. */
function Brand({ className = '' }: { className?: string }) {
  const t = useTranslations('Site');
  const locale = useLocale();
  return (
    <NavLink
      href={localizedPath('/', locale)}
      className={`flex items-center gap-2.5 text-brown-800 sm:gap-3 ${className}`}
    >
      <BrandMark className="size-9 shrink-0 lg:size-10" />
      <span className="leading-tight font-bold text-balance sm:text-lg">{t('productName')}</span>
    </NavLink>
  );
}

/** Sign, menu, language. On a phone the menu is a bar at the bottom, where a thumb reaches it, on a tablet a row below the sign. */
export function Header() {
  const t = useTranslations('Shell');
  const locale = useLocale();
  return (
    <header className="no-print">
      <UtilityBar className="max-lg:hidden" />
      <div className="border-b border-stone-200 bg-white">
        <div className="container-page relative flex min-h-14 items-center gap-x-4 md:max-lg:flex-wrap lg:min-h-18 lg:gap-8">
          <Brand className="me-auto min-h-11 md:max-lg:min-h-14" />
          <MainMenu />
          <div className="flex items-center gap-1 sm:gap-3 lg:hidden">
            <NavLink
              href={localizedPath(routePath('search'), locale)}
              className="inline-flex size-11 items-center justify-center text-brown-800"
            >
              <SearchIcon className="size-6" />
              <span className="sr-only">{t('search')}</span>
            </NavLink>
            <a
              href={startLink(signIn, locale)}
              className="sign-in inline-flex size-11 items-center justify-center text-brown-800"
            >
              <PersonIcon className="size-6" />
              <span className="sr-only">{t('signIn')}</span>
            </a>
            <LanguageSwitch
              locale={locale}
              className="font-name inline-flex min-h-11 items-center px-1 font-medium text-brown-800"
            />
          </div>
        </div>
      </div>
    </header>
  );
}
