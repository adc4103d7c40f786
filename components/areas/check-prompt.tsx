import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';

/** Leads whoever came for one property to the question about it. */
export function CheckPrompt() {
  const t = useTranslations('Areas');
  const locale = useLocale();
  return (
    <section
      aria-labelledby="check-prompt"
      className="on-dark relative isolate flex grow flex-col items-start justify-center overflow-hidden rounded-xl bg-brown-900 p-6 md:p-8 text-brown-50"
    >
      <ParcelPattern className="absolute inset-0 -z-10 text-brown-800" />
      <h2 id="check-prompt" className="text-xl text-white md:text-xl">
        {t('prompt.title')}
      </h2>
      <p className="mt-2 max-w-prose text-brown-100">{t('prompt.text')}</p>
      <ButtonLink variant="light" className="mt-5" href={localizedPath(routePath('check'), locale)}>
        {t('prompt.action')}
      </ButtonLink>
    </section>
  );
}
