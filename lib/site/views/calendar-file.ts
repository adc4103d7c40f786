import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { DAY_MS } from '@/lib/calendar/riyadh';
import { siteUrl } from '../routing/metadata';

/** One entry of a calendar file. */
export interface CalendarEntry {
  /** Stays the same for the same thing, so that a calendar that takes it again corrects its entry instead of keeping two. */
  id: string;
  title: string;
  text: string;
  /** The page that says the same, where the site has an address. */
  url?: string | null;
  place?: string;
  /** A whole day (`YYYY-MM-DD`), or a moment at which something begins and nobody knows when it ends. */
  when: { day: string } | { from: Date };
  /** Days before at which the calendar reminds. */
  remindDays: number;
  /** When what the entry says was last changed. */
  changed: Date;
}

/** Behind the names of entries, which are to be nobody else's, while the site has no name. */
const OWN = 'title-registry.invalid';

/** A calendar file (iCalendar, RFC 5545) in UTF-8: escaped, and folded by octets. */
export function calendarFile(name: string, entries: readonly CalendarEntry[]): string {
  const site = siteUrl();
  const host = site === null ? OWN : new URL(site).hostname;
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'registry', product: 'website', language: 'EN' },
  });
  for (const { id, title, text, url, place, when, remindDays, changed } of entries) {
    calendar.createEvent({
      id: `${id}@${host}`,
      summary: title,
      description: text,
      url: url ?? null,
      location: place ?? null,
      ...period(when),
      stamp: changed,
      lastModified: changed,
      // A last day takes nobody's time, a visit does.
      transparency: 'from' in when ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, description: title, trigger: (remindDays * DAY_MS) / 1000 }],
    });
  }
  return `${calendar.toString()}\r\n`;
}

function period(when: CalendarEntry['when']) {
  if ('from' in when) return { start: when.from, end: null, allDay: false };
  const start = new Date(`${when.day}T00:00:00Z`);
  return { start, end: new Date(start.getTime() + DAY_MS), allDay: true };
}
