import { useLocale, useTranslations } from 'next-intl';
import { CloseIcon, ListIcon, MenuIcon, PhoneIcon, PinIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import {
  mainNavigation,
  type NavigationItem,
  navigationPath,
  sectionPaths,
} from '@/lib/site/routing/navigation';
import { useLinkGroups } from './link-groups';
import { MenuCloser } from './menu-closer';
import { NavLink } from './nav-link';
import { GroupLink, PageLinks } from './page-links';
import { SiteSearch } from './site-search';

/** What the bar at the bottom of a phone shows beside its two buttons. */
const onPhones = { check: PinIcon, track: ListIcon } as const;
const isOnPhones = (key: NavigationItem['key']): key is keyof typeof onPhones => key in onPhones;

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
          <a href={`tel:${customerServiceNumber}`} className="menu-item">
            <PhoneIcon className="size-6" />
            {t('bar.call')}
          </a>
        </li>
        <li className="lg:-me-3">
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
      className="menu-item"
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
      <summary className="menu-item group-open:border-blue-700 group-open:text-blue-800 lg:gap-2">
        <MenuIcon className="size-6 group-open:hidden lg:size-5" />
        <CloseIcon className="hidden size-6 group-open:block lg:size-5" />
        {t('openMenu')}
      </summary>
      <div className="border-stone-200 bg-white shadow-raised max-lg:fixed max-lg:inset-x-0 max-lg:bottom-16 max-lg:max-h-[80dvh] max-lg:overflow-y-auto max-lg:border-t-4 max-lg:border-t-blue-700 lg:absolute lg:inset-x-8 lg:top-full lg:z-40 lg:border">
        <SheetSearch />
        <SiteGroups />
      </div>
      <MenuCloser />
    </details>
  );
}

/** First in the sheet of a phone, which has no field for it in its header. */
function SheetSearch() {
  return (
    <div className="container-page pt-5 lg:hidden">
      <SiteSearch
        className="border-stone-500"
        input="min-h-11 bg-white text-stone-900 placeholder:text-stone-600"
        button="w-11 text-brown-800"
      />
    </div>
  );
}

/** All pages in two levels: the groups, and below each what it holds; the longest group is as wide as two. */
function SiteGroups() {
  return (
    <div className="container-page grid grid-cols-2 gap-x-5 gap-y-6 py-6 lg:grid-cols-6 lg:px-6">
      {useLinkGroups().map(({ key, heading, href, links }) => (
        <section key={key} className="menu-links first:col-span-2">
          <h2 className="flex min-h-11 items-center border-b border-brown-300 text-base md:text-base lg:min-h-0 lg:pb-1">
            {href ? (
              <GroupLink href={href} marked>
                {heading}
              </GroupLink>
            ) : (
              heading
            )}
          </h2>
          <PageLinks links={links} className="mt-1" marked />
        </section>
      ))}
    </div>
  );
}
