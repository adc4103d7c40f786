import { createEvent } from 'ics';
import { getTranslations } from 'next-intl/server';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import type { Area } from '@/lib/registry';
import { addDays } from '@/lib/registry/clock';
import { siteUrl } from './metadata';
import { routePath } from './routes';

const REMINDER_DAYS = 7;

const dateParts = (date: string) => date.split('-').map(Number) as [number, number, number];

/**
 * An all-day entry on the last day of an area's registration period, with a reminder a week before. The uid stays the
 * same, so that a calendar that takes it again corrects its entry instead of keeping two.
 */
export async function deadlineCalendar(
  area: Pick<Area, 'slug' | 'name' | 'updatedAt'> & { endsOn: string },
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Areas' });
  const site = await getTranslations({ locale, namespace: 'Site' });
  const address = `${siteUrl()}${localizedPath(routePath('area', { area: area.slug }), locale)}`;
  const title = t('calendar.title', { area: area.name[locale] });
  const { error, value } = createEvent({
    uid: `area-${area.slug}@${new URL(siteUrl()).hostname}`,
    productId: '-//registry//announced-areas//EN',
    calName: site('productName'),
    title,
    description: `${t('calendar.text')}\n${address}`,
    url: address,
    start: dateParts(area.endsOn),
    end: dateParts(addDays(area.endsOn, 1)),
    created: Date.parse(area.updatedAt),
    lastModified: Date.parse(area.updatedAt),
    transp: 'TRANSPARENT',
    alarms: [{ action: 'display', description: title, trigger: { days: REMINDER_DAYS, before: true } }],
  });
  if (value === null) throw error ?? new Error('The calendar entry could not be written.');
  return value;
}
