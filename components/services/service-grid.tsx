import { useLocale, useTranslations } from 'next-intl';
import { Choice, Choices, LeadingChoice, LeadingChoices } from '@/components/ui/choices';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import type { services } from '@/lib/site/routing/services';
import { ServiceSign } from './service-sign';

interface Props {
  of: readonly (typeof services)[number][];
  /** So many come first, larger. */
  leading?: number;
}

/** Services side by side: what each does and whether it costs anything. */
export function ServiceGrid({ of, leading = 0 }: Props) {
  const t = useTranslations('Services');
  const locale = useLocale();
  const factsOf = ({ slug, ...service }: (typeof services)[number]) => ({
    href: localizedPath(routePath('service', { service: slug }), locale),
    title: t(`items.${slug}.title`),
    text: t(`items.${slug}.summary`),
    note: t(`labels.${'fee' in service ? service.fee : 'askFee'}`),
  });
  return (
    <div className="space-y-6">
      {leading > 0 && (
        <LeadingChoices>
          {of.slice(0, leading).map((service) => (
            <LeadingChoice
              key={service.slug}
              {...factsOf(service)}
              sign={<ServiceSign slug={service.slug} className="size-16 md:size-24" />}
            />
          ))}
        </LeadingChoices>
      )}
      <Choices>
        {of.slice(leading).map((service) => (
          <Choice
            key={service.slug}
            {...factsOf(service)}
            sign={<ServiceSign slug={service.slug} className="size-12 md:size-14" />}
          />
        ))}
      </Choices>
    </div>
  );
}
