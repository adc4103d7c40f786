import { getTranslations } from 'next-intl/server';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';

/** What must be readable before the consent beside it is given. On the way back the browser's own copy of the page, or else the draft, has what was typed. */
export async function PrivacyLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  return (
    <a
      href={localizedPath(routePath('privacy'), locale)}
      className="font-semibold text-brown-700 underline underline-offset-4"
    >
      {t('privacyPolicy')}
    </a>
  );
}
