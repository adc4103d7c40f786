import { useLocale, useTranslations } from 'next-intl';
import { Choice, Choices } from '@/components/ui/choices';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import type { services } from '@/lib/site/routing/services';
import { ServiceSign } from './service-sign';

interface Props {
  of: readonly (typeof services)[number][];
  /** By their names alone. */
  brief?: boolean;
}

/** Services side by side: what each does, and whether it costs anything where that is set. */
export function ServiceGrid({ of, brief = false }: Props) {
  const t = useTranslations('Services');
  const locale = useLocale();
  return (
    <Choices>
      {of.map(({ slug, ...service }) => (
        <Choice
          key={slug}
          href={localizedPath(routePath('service', { service: slug }), locale)}
          title={t(`items.${slug}.title`)}
          text={brief ? undefined : t(`items.${slug}.summary`)}
          note={'fee' in service && !brief ? t(`labels.${service.fee}`) : undefined}
          sign={<ServiceSign slug={slug} className="size-10 md:size-12" />}
        />
      ))}
    </Choices>
  );
}
