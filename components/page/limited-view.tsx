import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { StatusView } from './status-view';

/** The page for a network from which too many receipts were asked for that do not exist. */
export async function LimitedView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Errors' });
  const page = await getTranslations({ locale, namespace: 'Routes' });
  return (
    <StatusView status={429} title={t('limited.title')} text={t('limited.text')}>
      <div className="mt-8">
        <ButtonLink href={localizedPath(routePath('track'), locale)}>{page('track.label')}</ButtonLink>
      </div>
    </StatusView>
  );
}
