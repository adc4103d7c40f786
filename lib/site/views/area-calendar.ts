import { getTranslations } from 'next-intl/server';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import type { Area } from '@/lib/registry';
import { isAnnounced } from '@/lib/registry/contract/areas';
import { siteUrl } from '../routing/metadata';
import { routePath } from '../routing/routes';
import { calendarFile } from './calendar-file';

const REMINDER_DAYS = 7;

type Dated = Pick<Area, 'slug' | 'name' | 'state' | 'startsOn' | 'endsOn' | 'updatedAt'>;

/**
 * The first and the last day of an area's registration period as all-day entries, with a reminder a week before; of the two,
 * those that are known.
 */
export async function areaCalendar(area: Dated, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Areas' });
  const site = await getTranslations({ locale, namespace: 'Site' });
  const base = siteUrl();
  const path = localizedPath(routePath('area', { area: area.slug }), locale);
  const url = base === null ? null : `${base}${path}`;
  const note = isAnnounced(area) ? t('calendar.text') : t('calendar.plannedText');
  const name = area.name[locale];
  const days = [
    { id: `area-${area.slug}-start`, title: t('calendar.startTitle', { area: name }), day: area.startsOn },
    { id: `area-${area.slug}`, title: t('calendar.title', { area: name }), day: area.endsOn },
  ];
  const entries = days.flatMap(({ id, title, day }) => {
    if (day === null) return [];
    const text = url === null ? note : `${note}\n${url}`;
    const changed = new Date(area.updatedAt);
    return [{ id, title, text, url, when: { day }, remindDays: REMINDER_DAYS, changed }];
  });
  return calendarFile(site('productName'), entries);
}
