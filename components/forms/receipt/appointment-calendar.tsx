import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { CalendarIcon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import type { Receipt } from '@/lib/registry/contract';
import { calendarFile } from '@/lib/site/views/calendar-file';
import { chosenNames } from './receipt-choices';

/**
 * An appointment as an entry for a calendar program. The file is the link itself: it has no address of its own at which a
 * stranger could ask for it.
 */
export async function AppointmentCalendar({ locale, receipt }: { locale: Locale; receipt: Receipt }) {
  const { lines, reference, receivedAt } = receipt;
  const slot = lines.find((line) => 'moment' in line);
  if (slot === undefined || !('moment' in slot)) return null;
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const nameOf = await chosenNames(lines, locale);
  const chosen = (name: string) =>
    lines.flatMap((line) => ('code' in line && line.name === name ? [nameOf(name, line.code)] : []))[0] ?? '';
  const file = calendarFile(t('receipt.calendar.name'), [
    {
      id: `appointment-${reference}`,
      title: t('receipt.calendar.title', { service: chosen('service') }),
      text: t('receipt.calendar.text', { reference }),
      place: chosen('branch'),
      when: { from: new Date(slot.moment) },
      remindDays: 1,
      changed: new Date(receivedAt),
    },
  ]);
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download="appointment.ics"
      className={buttonClass('secondary', 'no-print')}
    >
      <CalendarIcon className="size-5" />
      {t('receipt.calendar.add')}
    </a>
  );
}
