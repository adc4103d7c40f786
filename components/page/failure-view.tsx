import { getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '@/components/ui/button';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { StatusView } from './status-view';

interface Props {
  locale: Locale;
  path: string;
  query: Readonly<Record<string, string>>;
}

/**
 * "Something Went Wrong" (spec section 8), for a page whose data could not be read. Retrying is a form that asks for the
 * same address again, so that it works without JavaScript. `path` is unprefixed and percent-encoded; `query` is what the
 * address carries behind it.
 */
export async function FailureView({ locale, path, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'Failure' });
  return (
    <StatusView status={503} title={t('title')} text={t('text')}>
      <div className="mt-8 flex flex-wrap gap-3">
        <form method="get" action={localizedPath(path, locale)}>
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{t('retry')}</Button>
        </form>
        <ButtonLink variant="secondary" href={localizedPath('/', locale)}>
          {t('home')}
        </ButtonLink>
      </div>
    </StatusView>
  );
}
