import { useLocale } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import { wholeName } from '@/lib/i18n/unparted';
import type { AreaSummary } from '@/lib/registry';
import { routePath } from '@/lib/site/routing/routes';

/** The name of an area, which leads to its page from anywhere in its row. */
export function AreaLink({ area }: { area: Pick<AreaSummary, 'slug' | 'name'> }) {
  const locale = useLocale();
  return (
    <SiteLink
      href={localizedPath(routePath('area', { area: area.slug }), locale)}
      className="after:absolute after:inset-0 link-soft decoration-1 group-hover:decoration-blue-800"
    >
      {wholeName(area.name[locale])}
    </SiteLink>
  );
}
