import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { formatNumber } from '@/lib/i18n/format';
import type { AreasData } from '@/lib/site/views/areas-page';

/** What the announcements add up to and how many can be acted on today, in words: the first line of their list. */
export function AreasFact({ data: { totals, standing, regions: all } }: { data: AreasData }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const counted = (count: number) => ({ count, n: formatNumber(count, locale) });
  const said = {
    announcements: t('shown', counted(totals.areas)),
    regions: t('fact.regions', counted(all.filter(({ count }) => count > 0).length)),
  };
  const { properties } = totals;
  const whole =
    properties === null
      ? t('fact.areas', said)
      : t('fact.whole', { ...said, properties: t('fact.properties', counted(properties)) });
  // One that began and whose last day is not known may still be open.
  const isSure = standing.open > 0 || standing.undated === 0;
  return (
    <>
      {whole}{' '}
      {isSure && (
        <span className="inline-block">
          {t('fact.open', counted(standing.open))}{' '}
          {standing.open === 0 && standing.closed > 0 && (
            <span className="links">{t.rich('fact.missed', prose(locale))}</span>
          )}
        </span>
      )}
    </>
  );
}
