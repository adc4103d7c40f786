import { describe, expect, it } from 'vitest';
import { grievanceLastDay, grievanceWindowIssues } from '../grievance-request/window';
import { parseCommercialRegistration, parseDeedNumber, parseInteger, parsePropertyNumber } from './codes';
import { parseDate } from './date';

describe('dates as people write them', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    [' ٢٠ / ١١ / ٢٠٢٦ م', '2026-11-20'],
    ['1-2-2026', '2026-02-01'],
    ['29.2.2028', '2028-02-29'],
    ['10/6/1448', '2026-11-20'],
    ['1448-06-10 هـ', '2026-11-20'],
    ['۱۰/۶/۱۴۴۸هـ', '2026-11-20'],
    ['10 6 1448 AH', '2026-11-20'],
    ['30/9/1447', '2026-03-19'],
    ['1/1/1330', '1911-12-22'],
  ])('reads %j', (written, date) => {
    expect(parseDate(written)).toBe(date);
  });
  it.each([
    '',
    '20/11',
    '31/2/2026',
    '29/2/2026',
    '0/1/2026',
    '1/13/2026',
    '30/10/1447',
    '31/1/1448',
    '1/1/1299',
    '1/1/1501',
    '20/11/26',
    'today',
    '2026/2026/1',
    '1e1/2/2026',
  ])('refuses %j', (written) => {
    expect(parseDate(written)).toBeUndefined();
  });
});

describe('the grievance window', () => {
  // 23:30 in Riyadh, when it is still the same day, and half an hour later.
  const lateOnTheLastDay = new Date('2026-12-20T20:59:59Z');
  const midnight = new Date('2026-12-20T21:00:00Z');
  it('is thirty days, the last one included, by the calendar of Riyadh', () => {
    expect(grievanceLastDay('2026-11-20')).toBe('2026-12-20');
    expect(grievanceWindowIssues({ decisionDate: '2026-11-20' }, lateOnTheLastDay)).toEqual([]);
    expect(grievanceWindowIssues({ decisionDate: '2026-11-20' }, midnight)).toEqual([
      { path: 'decisionDate', code: 'window_closed' },
    ]);
  });
  it('has not begun for a decision that lies ahead', () => {
    expect(grievanceWindowIssues({ decisionDate: '2026-12-21' }, lateOnTheLastDay)).toEqual([
      { path: 'decisionDate', code: 'date_in_future' },
    ]);
    expect(grievanceWindowIssues({ decisionDate: '2026-12-21' }, midnight)).toEqual([]);
  });
});

describe('numbers of papers', () => {
  it('reads a property number of 16 digits', () => {
    expect(parsePropertyNumber('١٢٣٤ 5678-9012 3456')).toBe('1234567890123456');
    for (const text of ['123456789012345', '12345678901234567', '123456789012345x', '']) {
      expect(parsePropertyNumber(text)).toBeUndefined();
    }
  });
  it('reads deeds of every age', () => {
    expect(parseDeedNumber('310107033284')).toBe('310107033284');
    expect(parseDeedNumber(' ٤٥ / ٢ ')).toBe('45/2');
    for (const text of ['صك', '<b>1</b>', '1'.repeat(31), '']) expect(parseDeedNumber(text)).toBeUndefined();
  });
  it('reads commercial registrations, old and unified', () => {
    expect(parseCommercialRegistration('1010 123456')).toBe('1010123456');
    expect(parseCommercialRegistration('٧٠٠١٢٣٤٥٦٧')).toBe('7001234567');
    for (const text of ['101012345', '10101234567', 'CR1010123456']) {
      expect(parseCommercialRegistration(text)).toBeUndefined();
    }
  });
  it('reads whole numbers within bounds', () => {
    expect(parseInteger('٠١٢', 1, 100)).toBe('12');
    expect(parseInteger('1,000', 1, 10_000)).toBe('1000');
    for (const text of ['0', '101', '1.5', '-1', '1e2', ''])
      expect(parseInteger(text, 1, 100)).toBeUndefined();
  });
});
