import { getTranslations } from 'next-intl/server';
import { bothCalendars } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Area } from '@/lib/registry';
import { isAnnounced } from '@/lib/registry/contract/areas';

type Described = Pick<Area, 'name' | 'state' | 'announcedOn' | 'startsOn' | 'endsOn'>;

/**
 * Title and description of an area's page, for search engines: its dates do not change by the day, unlike its state, of
 * which only the announcement is told. `dates` are those of the description, each with its name.
 */
export async function areaDescription(area: Described, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'Areas' });
  const name = area.name[locale];
  const what = isAnnounced(area) ? t('metaDescription', { name }) : t('metaDescriptionPlanned', { name });
  const dated = [
    [t('willBeAnnouncedOn'), isAnnounced(area) ? null : area.announcedOn],
    [t('startsOn'), area.startsOn],
    [t('endsOn'), area.endsOn],
  ] as const;
  const dates = dated.flatMap(([label, date]) =>
    date === null ? [] : [`${label}: ${bothCalendars(date, locale)}`],
  );
  return {
    title: name,
    dates,
    description: `${[what, ...dates].join('. ')}.`,
  };
}
