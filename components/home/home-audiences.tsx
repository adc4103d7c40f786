import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { audiences } from '@/lib/site/views/audiences';

/** An entrance for each of those who come here: what they can do stands on the page of the services. */
export function HomeAudiences() {
  const t = useTranslations('Services');
  const services = localizedPath(routePath('services'), useLocale());
  return (
    <Section id="audiences" title={t('audiences.title')} lead={t('audiences.lead')}>
      <ul className="flex flex-wrap gap-3">
        {audiences.map((id) => (
          <li key={id}>
            <SiteLink
              href={`${services}#for-${id}`}
              className="inline-flex min-h-12 items-center rounded-full border border-brown-300 bg-white px-5 font-semibold text-brown-800 hover:border-brown-700"
            >
              {t(`audiences.${id}.title`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
