import { useTranslations } from 'next-intl';
import { DownIcon } from '@/components/ui/icon';
import { ShieldIcon } from '@/components/ui/icons';
import { ltr } from '@/components/ui/ltr';
import type { OfficialBannerSettings } from '@/lib/site/texts/official-banner';

/** The banner of a registered government website. Shown only where its operator has configured it as true. */
export function OfficialBanner({ settings }: { settings: OfficialBannerSettings | null }) {
  const t = useTranslations('Shell.banner');
  if (!settings) return null;
  return (
    <details className="group no-print border-b border-green-100 bg-green-50 text-sm text-green-800">
      <summary className="container-page flex min-h-10 items-center gap-2">
        <ShieldIcon className="size-4 shrink-0" />
        <span>{t('title')}</span>
        <span className="inline-flex items-center gap-1 font-semibold underline underline-offset-4">
          {t('how')}
          <DownIcon className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <ul className="container-page space-y-2 pb-4">
        <li>{t.rich('domain', { ltr, domain: settings.domain })}</li>
        <li>{t('secure')}</li>
        <li>{t.rich('number', { ltr, number: settings.number })}</li>
      </ul>
    </details>
  );
}
