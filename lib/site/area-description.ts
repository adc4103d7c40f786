import { getTranslations } from 'next-intl/server';
import { gregorianDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Area } from '@/lib/registry';

/** Title and description of an area's page, for search engines: its dates do not change by the day, unlike its state. */
export async function areaDescription(area: Pick<Area, 'name' | 'startsOn' | 'endsOn'>, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'Areas' });
  const dated = [
    [t('startsOn'), area.startsOn],
    [t('endsOn'), area.endsOn],
  ] as const;
  const dates = dated.flatMap(([label, date]) =>
    date === null ? [] : [`${label}: ${gregorianDate(date, locale)}`],
  );
  return {
    title: area.name[locale],
    description: `${[t('metaDescription', { name: area.name[locale] }), ...dates].join('. ')}.`,
  };
}
