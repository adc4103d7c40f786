import { useLocale, useTranslations } from 'next-intl';
import { CloseIcon, ListIcon, MenuIcon, PhoneIcon, PinIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import {
  mainNavigation,
  type NavigationItem,
  navigationPath,
  sectionPaths,
  siteGroups,
} from '@/lib/site/routing/navigation';
import { routePath } from '@/lib/site/routing/routes';
import { MenuCloser } from './menu-closer';
import { NavLink, NavSummary } from './nav-link';

/** What the bar at the bottom of a phone shows beside its two buttons. */
const onPhones = { check: PinIcon, track: ListIcon } as const;
const isOnPhones = (key: NavigationItem['key']): key is keyof typeof onPhones => key in onPhones;

/** One look for the marks of where one is: an edge in the colour of places, at the bar's outer side. */
const itemClass =
  'flex h-full min-h-16 w-full flex-col items-center justify-center gap-1 border-t-4 border-transparent px-1 text-sm leading-tight font-medium text-stone-700 hover:text-brown-800 forced-colors:not-aria-[current]:border-[Canvas] aria-[current]:border-blue-700 aria-[current]:text-blue-800 lg:min-h-18 lg:flex-row lg:border-t-0 lg:border-b-4 lg:px-3 lg:pt-1 lg:text-base lg:hover:border-brown-200 lg:aria-[current]:border-blue-700';

/**
 * The main menu, once for all widths: a row in the header, on phones a bar at the bottom with the two questions that most
 * visitors have, a telephone and the menu that opens. It is a disclosure and works without JavaScript.
 */
export function MainMenu() {
  const t = useTranslations('Shell');
  return (
    <nav
      aria-label={t('mainMenu')}
      className="phone-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:border-t max-lg:border-stone-300 max-lg:bg-white"
    >
      <ul className="grid grid-cols-4 lg:flex lg:items-center">
        {mainNavigation.map((item) => (
          <li key={item.key} className={isOnPhones(item.key) ? undefined : 'max-lg:hidden'}>
            <MenuItem item={item} />
          </li>
        ))}
        <li className="lg:hidden">
          <a href={`tel:${customerServiceNumber}`} className={itemClass}>
            <PhoneIcon className="size-6" />
            {t('bar.call')}
          </a>
        </li>
        <li>
          <OpeningMenu />
        </li>
      </ul>
    </nav>
  );
}

function MenuItem({ item }: { item: NavigationItem }) {
  const t = useTranslations('Shell');
  const locale = useLocale();
  const { key } = item;
  const Icon = isOnPhones(key) ? onPhones[key] : undefined;
  return (
    <NavLink
      href={localizedPath(navigationPath(item), locale)}
      section={sectionPaths(key)}
      className={itemClass}
    >
      {Icon && <Icon className="size-6 lg:hidden" />}
      {isOnPhones(key) && <span className="lg:hidden">{t(`bar.${key}`)}</span>}
      <span className="max-lg:hidden">{t(`nav.${key}`)}</span>
    </NavLink>
  );
}

function OpeningMenu() {
  const t = useTranslations('Shell');
  return (
    <details className="group site-menu h-full" data-menu="">
      <NavSummary section={sectionPaths('menu')} className={`${itemClass} lg:gap-2`}>
        <MenuIcon className="size-6 group-open:hidden lg:size-5" />
        <CloseIcon className="hidden size-6 group-open:block lg:size-5" />
        {t('openMenu')}
      </NavSummary>
      <div className="border-stone-200 bg-white shadow-raised max-lg:fixed max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-16 max-lg:overflow-y-auto lg:absolute lg:inset-x-0 lg:top-full lg:z-40 lg:border">
        <SiteGroups />
      </div>
      <MenuCloser />
    </details>
  );
}

/** All pages in two levels: the groups, and below each what it holds. */
function SiteGroups() {
  const t = useTranslations('Shell.footer');
  const page = useTranslations('Routes');
  const locale = useLocale();
  return (
    <div className="container-page grid grid-cols-2 gap-x-5 gap-y-6 py-6 lg:grid-cols-5 lg:px-6">
      {siteGroups.map(({ key, routes }) => (
        <section key={key}>
          <h2 className="border-b border-brown-300 pb-1 text-base md:text-base">{t(key)}</h2>
          <ul className="menu-links mt-1">
            {routes.map((id) => (
              <li key={id}>
                <NavLink href={localizedPath(routePath(id), locale)}>{page(`${id}.label`)}</NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
