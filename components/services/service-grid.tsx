import { useLocale, useTranslations } from 'next-intl';
import { Choice, Choices } from '@/components/ui/choices';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import type { services } from '@/lib/site/routing/services';
import { ServiceSign } from './service-sign';

/** Services side by side: what each does and whether it costs anything. */
export function ServiceGrid({ of }: { of: readonly (typeof services)[number][] }) {
  const t = useTranslations('Services');
  const locale = useLocale();
  return (
    <Choices>
      {of.map(({ slug, ...service }) => (
        <Choice
          key={slug}
          href={localizedPath(routePath('service', { service: slug }), locale)}
          sign={<ServiceSign slug={slug} className="size-12 md:size-14" />}
          title={t(`items.${slug}.title`)}
          text={t(`items.${slug}.summary`)}
          note={t(`labels.${'fee' in service ? service.fee : 'askFee'}`)}
        />
      ))}
    </Choices>
  );
}
