import { useLocale, useTranslations } from 'next-intl';
import { ForwardIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import { groupOf } from '@/lib/site/routing/navigation';
import { type RouteId, route, routePath } from '@/lib/site/routing/routes';

interface Props {
  route: RouteId;
  onDark?: boolean;
}

/** The pages above one, from home on. */
function ancestors(id: RouteId): RouteId[] {
  const { parent } = route(id);
  return parent ? [...ancestors(parent), parent] : [];
}

/** The way from home to this page, from the route table. The page itself is named by the heading right below. */
export function Breadcrumbs({ route: id, onDark = false }: Props) {
  const t = useTranslations('Routes');
  const shell = useTranslations('Shell');
  const locale = useLocale();
  const [home, ...above] = ancestors(id);
  // The group of the menu that all of them stand in; not all have a page of their own for it.
  const group = groupOf(above[0] ?? id);
  const named = (page: RouteId) => ({ name: t(`${page}.label`), page });
  const steps: { name: string; page?: RouteId | undefined }[] = [
    ...(home ? [named(home)] : []),
    ...(group ? [{ name: shell(`footer.${group.key}`), page: group.page }] : []),
    ...above.map(named),
  ];
  const colours = onDark ? 'text-brown-200' : 'text-stone-600';
  return (
    <nav aria-label={shell('breadcrumb')} className={`no-print text-sm ${colours}`}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {steps.map(({ name, page }, at) => (
          <li key={name} className="flex items-center gap-1.5">
            {at > 0 && <ForwardIcon className="size-3.5" />}
            {page ? (
              <SiteLink
                href={localizedPath(routePath(page), locale)}
                className="inline-block py-1 underline underline-offset-4"
              >
                {name}
              </SiteLink>
            ) : (
              <span className="py-1">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
