import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { PageHeader } from '@/components/page/page-header';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { siteGroups } from '@/lib/site/routing/navigation';
import { publicPages, type SitePage } from '@/lib/site/routing/sitemap';

interface Link {
  path: string;
  label: string;
}

/** Areas and posts that a reader can look through; their own lists lead to all of them, and sitemap.xml names all. */
const MOST_LISTED = 200;

/** The public pages in one list: the same source as sitemap.xml. */
export async function SiteMapPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'SiteMap' });
  const page = await getTranslations({ locale, namespace: 'Routes' });
  const service = await getTranslations({ locale, namespace: 'Services' });
  const pages = await publicPages(MOST_LISTED);
  const link = ({ path, route, name, service: slug }: SitePage): Link => ({
    path,
    label: name?.[locale] ?? (slug ? service(`items.${slug}.title`) : page(`${route}.title`)),
  });
  const of = (route: SitePage['route']) =>
    pages.filter((one) => one.route === route && (one.languages?.includes(locale) ?? true)).map(link);
  // Services stand in a group of their own.
  const listed = (id: (typeof siteGroups)[number]['pages'][number]) => (typeof id === 'string' ? of(id) : []);
  const areas = of('area');
  const posts = of('post');
  return (
    <>
      <PageHeader route="siteMap" />
      <div className="container-page gap-x-10 pt-10 sm:columns-2 md:pt-14 lg:columns-3">
        {siteGroups.map(({ key, page, pages }) => (
          <Fragment key={key}>
            <Group
              title={t(`groups.${key}`)}
              links={[...(page ? of(page) : []), ...pages.flatMap(listed)]}
              locale={locale}
            />
            {key === 'services' && (
              <Group title={t('groups.eachService')} links={of('service')} locale={locale} />
            )}
          </Fragment>
        ))}
      </div>
      {areas.length > 0 && (
        <Section tone="tint" title={t('groups.areas')}>
          <Links links={areas} locale={locale} columns />
        </Section>
      )}
      {posts.length > 0 && (
        <Section title={t('groups.posts')}>
          <Links links={posts} locale={locale} columns />
        </Section>
      )}
    </>
  );
}

function Group({ title, links, locale }: { title: string; links: readonly Link[]; locale: Locale }) {
  return (
    <section className="break-inside-avoid pb-12">
      <h2 className="border-b-2 border-brown-600 pb-2 text-xl md:text-xl">{title}</h2>
      <div className="mt-3">
        <Links links={links} locale={locale} />
      </div>
    </section>
  );
}

interface LinksProps {
  links: readonly Link[];
  locale: Locale;
  /** Long lists run in columns where there is room. */
  columns?: boolean;
}

function Links({ links, locale, columns = false }: LinksProps) {
  return (
    <ul className={columns ? 'gap-10 sm:columns-2 lg:columns-3' : undefined}>
      {links.map(({ path, label }) => (
        <li key={path} className="break-inside-avoid">
          <SiteLink href={localizedPath(path, locale)} className="inline-block py-1.5 link-soft">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
