import { getTranslations } from 'next-intl/server';
import { gregorianDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { areaQuerySchema, postQuerySchema } from '@/lib/registry';
import { areaDescription } from '../areas/area-description';
import type { CardTexts } from '../cards/drawing';
import { pageRegistry } from '../reads';
import { isParametric, type RouteId, routeEntries, routes } from '../routing/routes';
import { type Service, type ServiceSlug, services } from '../routing/services';

type Said = Pick<CardTexts, 'headline' | 'below'>;

const namesOf = async (id: RouteId, locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'Routes' });
  return { label: t(`${id}.label`), title: t(`${id}.title`), description: t(`${id}.description`) };
};

/** What a page says of itself that only the data know: its title, and the fact that matters most. Null without a page. */
const ofData = {
  service: async (slug: string, locale: Locale): Promise<Said | null> => {
    const service = services.find((one) => one.slug === slug) as
      | (Service & { slug: ServiceSlug })
      | undefined;
    if (service === undefined) return null;
    const t = await getTranslations({ locale, namespace: 'Services' });
    const where = t(service.startsAt ? 'start.site' : 'start.portal');
    const below = service.fee === 'free' ? t('labels.free') : where;
    return { headline: t(`items.${service.slug}.title`), below };
  },
  area: async (slug: string, locale: Locale): Promise<Said | null> => {
    const query = areaQuerySchema.safeParse({ slug });
    const area = query.success ? (await (await pageRegistry()).area(query.data)).data : null;
    if (area === null) return null;
    const { title, dates } = await areaDescription(area, locale);
    return { headline: title, below: dates.join(' · ') };
  },
  post: async (slug: string, locale: Locale): Promise<Said | null> => {
    const query = postQuerySchema.safeParse({ slug, locale });
    const post = query.success ? (await (await pageRegistry()).post(query.data)).data : null;
    if (post === null || post.locale !== locale) return null;
    return { headline: post.title, below: gregorianDate(post.publishedOn, locale) };
  },
} as const;

const groups = { service: 'services', area: 'areas', post: 'posts' } as const satisfies Record<
  keyof typeof ofData,
  RouteId
>;

/** The page of an address as its picture says it; null for what is no page of the sitemap. */
export async function pageSaid(path: string, locale: Locale): Promise<(Said & { above: string }) | null> {
  const fixed = routeEntries.find(
    ([id, { path: own, listed }]) => listed && !isParametric(id) && own === path,
  );
  if (fixed) {
    const { label, title, description } = await namesOf(fixed[0], locale);
    // A form has the name of its service, and says in the title of its page alone that it is the form.
    return title.startsWith(label)
      ? { above: '', headline: label, below: description }
      : { above: label, headline: title, below: description };
  }
  for (const id of Object.keys(ofData) as (keyof typeof ofData)[]) {
    const start = routes[id].path.replace(/\[.*/, '');
    if (!path.startsWith(start)) continue;
    const said = await ofData[id](path.slice(start.length), locale);
    return said && { ...said, above: (await namesOf(groups[id], locale)).label };
  }
  return null;
}
