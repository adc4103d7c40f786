import { useTranslations } from 'next-intl';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { gregorianDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/site/routing/metadata';

interface Props {
  locale: Locale;
  /** The page's own, with its language and its query. */
  path: string;
}

/**
 * From which day a printed page is and where it is found: for a browser without JavaScript, which cannot say when it prints
 * (components/shell/letterhead.tsx). It stands below the letterhead, which has no page of its own.
 */
export function PrintedAddress({ locale, path }: Props) {
  const t = useTranslations('Shell.print');
  const site = siteUrl();
  return (
    <div className="printed-address">
      <p>
        {t('asOf')} {gregorianDate(riyadhDate(), locale)}
      </p>
      {site !== null && (
        <p className="break-all">
          {t('address')} <bdi dir="ltr">{`${site}${path}`}</bdi>
        </p>
      )}
    </div>
  );
}
