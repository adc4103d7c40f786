import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file';

const changed = new Date('2026-03-01T08:00:00Z');
const title =
  'آخر يوم للتسجيل: حي الفلاح، حي الورود, a; b \\ c وأحياء كثيرة في مدينة الرياض 🏠 والمنطقة الشرقية وغيرها';
const text = 'First, line; with \\ signs\nhttps://example.org/?a=1,2\nالسطر الثالث';
const whole: CalendarEntry = {
  ...{ id: 'area-x', title, text, url: 'https://example.org/areas/x', place: 'الرياض, حي؛ الفلاح' },
  ...{ when: { day: '2026-03-05' }, remindDays: 7, changed },
};
const timed: CalendarEntry = {
  ...whole,
  ...{ id: 'appointment-y', when: { from: new Date('2026-03-05T06:30:00Z') }, remindDays: 1 },
};
const file = calendarFile('السجل, العقاري; تقويم', [whole, timed]);
const lines = file.split('\r\n');
const events = () =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

it('is folded by octets and never inside a character', () => {
  expect(lines.at(-1)).toBe('');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  expect(file).not.toContain('\ufffd');
});

it('says to another parser what was meant', () => {
  const [day, time] = events() as [ICAL.Event, ICAL.Event];
  for (const event of [day, time]) {
    expect(event.summary).toBe(title);
    expect(event.description).toBe(text);
    expect(event.location).toBe(whole.place);
    expect(event.component.getFirstPropertyValue('url')).toBe(whole.url);
    expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-01T08:00:00Z');
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toBe(title);
  }
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('السجل, العقاري; تقويم');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
});

it('keeps days and moments', () => {
  const [day, time] = events() as [ICAL.Event, ICAL.Event];
  expect([day.startDate.isDate, day.startDate.toString(), day.endDate.toString()]).toEqual([
    true,
    '2026-03-05',
    '2026-03-06',
  ]);
  expect(time.startDate.toJSDate().toISOString()).toBe('2026-03-05T06:30:00.000Z');
  // How long a visit takes is each branch's own.
  expect(time.component.hasProperty('dtend')).toBe(false);
  expect([day, time].map((event) => event.component.getFirstPropertyValue('transp'))).toEqual([
    'TRANSPARENT',
    'OPAQUE',
  ]);
  const triggers = [day, time].map((event) =>
    event.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
  );
  expect(triggers).toEqual(['-P7D', '-P1D']);
});

it('names the same thing the same each time', () => {
  expect(calendarFile('x', [whole])).toBe(calendarFile('x', [whole]));
  expect(new Set(events().map(({ uid }) => uid)).size).toBe(2);
});
