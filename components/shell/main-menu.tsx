import { useLocale, useTranslations } from 'next-intl';
import { CloseIcon, MenuIcon, PhoneIcon, PinIcon, TrackIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import {
  groupPage,
  mainNavigation,
  type NavigationItem,
  navigationPath,
  sectionPaths,
  wideGroups,
} from '@/lib/site/routing/navigation';
import { routePath } from '@/lib/site/routing/routes';
import { useLinkGroups } from './link-groups';
import { MenuCloser } from './menu-closer';
import { NavLink } from './nav-link';
import { PageLinks } from './page-links';
import { SiteSearch } from './site-search';

/** What the bar at the bottom of a phone shows beside its two buttons. */
const onPhones = { check: PinIcon, track: TrackIcon } as const;
const isOnPhones = (key: NavigationItem['key']): key is keyof typeof onPhones => key in onPhones;

/**
 * The main menu, once for all widths: a row in the header, on a tablet below the sign, on phones a bar at the bottom with the
 * two questions that most visitors have, a telephone and the menu that opens. It is a disclosure and works without JavaScript.
 */
export function MainMenu() {
  const t = useTranslations('Shell');
  return (
    <nav
      aria-label={t('mainMenu')}
      className="phone-bar max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:border-t max-md:border-stone-300 max-md:bg-white md:max-lg:order-last md:max-lg:w-full"
    >
      <ul className="grid grid-cols-4 md:-mx-3 md:flex md:items-center md:justify-between lg:mx-0">
        {mainNavigation.map((item) => (
          <li
            key={item.key}
            data-wide={isOnPhones(item.key) ? undefined : ''}
            className="data-wide:max-md:hidden"
          >
            <MenuItem item={item} />
          </li>
        ))}
        {/* On a wide page two groups of the menu beside it. */}
        {wideGroups.map((key) => (
          <li key={key} data-wide="" data-group="" className="max-xl:hidden">
            <WideGroupItem group={key} />
          </li>
        ))}
        <li className="lg:hidden">
          <a href={`tel:${customerServiceNumber}`} className="menu-item md:gap-2">
            <PhoneIcon className="size-6 md:size-5" />
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
      {Icon && <Icon className="size-6 md:hidden" />}
      {isOnPhones(key) && <span className="md:hidden">{t(`bar.${key}`)}</span>}
      <span className="max-md:hidden">{t(`nav.${key}`)}</span>
    </NavLink>
  );
}

function WideGroupItem({ group }: { group: (typeof wideGroups)[number] }) {
  const t = useTranslations('Shell');
  const locale = useLocale();
  const page = groupPage(group);
  if (page === undefined) return null;
  return (
    <NavLink
      href={localizedPath(routePath(page), locale)}
      section={sectionPaths(group)}
      className="menu-item"
    >
      {t(`footer.${group}`)}
    </NavLink>
  );
}

function OpeningMenu() {
  const t = useTranslations('Shell');
  return (
    <details className="group site-menu h-full" data-menu="">
      <summary className="menu-item group-open:border-blue-700 group-open:text-blue-800 md:gap-2">
        <MenuIcon className="size-6 group-open:hidden md:size-5" />
        <CloseIcon className="hidden size-6 group-open:block md:size-5" />
        {t('openMenu')}
      </summary>
      <div className="border-stone-200 bg-white shadow-raised max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:max-h-[80dvh] max-md:overflow-y-auto max-md:border-t-4 max-md:border-t-blue-700 md:absolute md:inset-x-8 md:top-full md:z-40 md:border">
        <SheetSearch />
        <SiteGroups />
        {/* Fades what goes on below the edge; at the end it is the space below the last row. */}
        <div
          aria-hidden="true"
          className="pointer-events-none sticky bottom-0 h-10 bg-linear-to-t from-white lg:hidden"
        />
      </div>
      <MenuCloser />
    </details>
  );
}

/** First in the sheet of a phone, which has no field for it in its header. */
function SheetSearch() {
  return (
    <div className="container-page pt-5 md:hidden">
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
    <div className="container-page grid grid-cols-2 gap-x-5 gap-y-6 py-6 md:grid-cols-3 md:px-6 lg:grid-cols-6">
      {useLinkGroups().map(({ key, heading, links }) => (
        <section key={key} data-group={key} className="menu-links first:col-span-2">
          <h2 className="flex min-h-11 items-center border-b border-brown-300 text-base md:text-base md:min-h-0 md:pb-1">
            {heading}
          </h2>
          <PageLinks links={links} className="mt-1" marked />
        </section>
      ))}
    </div>
  );
}
