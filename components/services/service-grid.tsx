import { useLocale, useTranslations } from 'next-intl';
import { LinkCard } from '@/components/ui/card';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import type { services } from '@/lib/site/routing/services';
import { ServiceIcon } from './service-icon';

/** Services as cards: what each does and whether it costs anything. */
export function ServiceGrid({ of }: { of: readonly (typeof services)[number][] }) {
  const t = useTranslations('Services');
  const locale = useLocale();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {of.map(({ slug, ...service }) => (
        <li key={slug}>
          <LinkCard
            href={localizedPath(routePath('service', { service: slug }), locale)}
            title={t(`items.${slug}.title`)}
            text={t(`items.${slug}.summary`)}
            icon={<ServiceIcon slug={slug} className="size-6" />}
            footer={'fee' in service && t(`labels.${service.fee}`)}
          />
        </li>
      ))}
    </ul>
  );
}
