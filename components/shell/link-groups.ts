import { useLocale, useTranslations } from 'next-intl';
import { cache } from 'react';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { siteGroups } from '@/lib/site/routing/navigation';
import { routePath } from '@/lib/site/routing/routes';
import type { PageLink } from './page-links';

interface LinkGroup {
  readonly key: (typeof siteGroups)[number]['key'];
  readonly heading: string;
  readonly links: readonly PageLink[];
}

/** For one rendering: what is the same object stands in a page's data once, for the menu and for the footer. */
const kept = cache((_: Locale): { groups?: readonly LinkGroup[] } => ({}));

/** The groups of the menu that opens and of the footer, with the addresses and labels of their links. */
export function useLinkGroups(): readonly LinkGroup[] {
  const t = useTranslations('Shell');
  const page = useTranslations('Routes');
  const service = useTranslations('Services');
  const locale = useLocale();
  const own = kept(locale);
  own.groups ??= siteGroups.map(({ key, page: whole, pages }) => ({
    key,
    heading: t(`footer.${key}`),
    links: [
      ...(whole
        ? [[localizedPath(routePath(whole), locale), t('footer.whole', { group: key })] as const]
        : []),
      ...pages.map((id): PageLink => {
        if (typeof id !== 'string')
          return [
            localizedPath(routePath('service', { service: id.service }), locale),
            service(`items.${id.service}.title`),
          ] as const;
        const path = routePath(id);
        const link = [localizedPath(path, locale), page(`${id}.label`)] as const;
        // A post belongs to the news; of other pages below one in the menu, the row of the menu has the mark.
        return id === 'posts' ? [...link, [path]] : link;
      }),
    ],
  }));
  return own.groups;
}
