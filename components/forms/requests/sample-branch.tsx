import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import type { Locale } from '@/lib/i18n/locales';
import { pageRegistry } from '@/lib/site/reads';
import { isSample } from '@/lib/site/samples';

/** Says that the branch is a sample, before anything promises a visit; null where it is none. */
export async function SampleBranch({ locale }: { locale: Locale }) {
  if (!(await isSample(await pageRegistry(), 'appointments'))) return null;
  const t = await getTranslations({ locale, namespace: 'Forms.noBranches' });
  return (
    <div className="mb-6">
      <Alert tone="warning" title={t('sampleTitle')}>
        {t('sampleText')}
      </Alert>
    </div>
  );
}
