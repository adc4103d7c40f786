import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { DocumentIcon } from '@/components/ui/icons';
import { exportPath, type IndicatorsFilter } from '@/lib/site/indicators/indicators';

/** What is shown, as a file; and that its address is its filter. */
export function IndicatorsExport({ filter }: { filter: IndicatorsFilter }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <a href={exportPath(filter, locale)} download className={buttonClass('secondary')}>
        <DocumentIcon className="size-5" />
        {t('export')}
      </a>
      <p className="text-sm text-stone-600">{t('share')}</p>
    </div>
  );
}
