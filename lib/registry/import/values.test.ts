import { describe, expect, it } from 'vitest';
import { dateOfDay } from '../../calendar/riyadh';
import { readDay } from './dates';
import { hundredths, isMissing, wholeNumber } from './numbers';

describe('hundredths', () => {
  it.each([
    ['160,000', 16_000_000],
    ['1,523,980', 152_398_000],
    ['5,291.00', 529_100],
    ['204.18', 20_418],
    ['0.1', 10],
    [' 1500000 ', 150_000_000],
    ['٥٥٥٫٥', 55_550],
    ['١٬٢٣٤', 123_400],
    ['0', 0],
    ['166.664', 16_666],
  ])('%j is %d', (text, value) => expect(hundredths(text)).toBe(value));

  it.each(['', 'NULL', '-5', '1,5,0', '12,34', '1.2.3', '1e9', '9'.repeat(20), 'abc', '5 ريال'])(
    '%j is no amount',
    (text) => expect(hundredths(text)).toBeNull(),
  );

  it('reads whole numbers only as such', () => {
    expect(wholeNumber('14')).toBe(14);
    expect(wholeNumber('1.5')).toBeNull();
  });

  it('knows how files write nothing', () => {
    for (const text of [undefined, '', ' ', 'NULL', 'null', 'N/A', '-']) expect(isMissing(text)).toBe(true);
    for (const text of ['0', 'أخرى', 'nullify']) expect(isMissing(text)).toBe(false);
  });
});

describe('readDay', () => {
  const date = (...input: Parameters<typeof readDay>) => {
    const day = readDay(...input);
    return typeof day === 'number' ? dateOfDay(day) : day;
  };
  it.each([
    ['2024/01/01', undefined, '2024-01-01'],
    ['2024-01-05', undefined, '2024-01-05'],
    ['2024-01-05 00:00:00', undefined, '2024-01-05'],
    ['2024-01-05T21:00:00Z', undefined, '2024-01-06'],
    ['2024-01-05T23:30:00+03:00', undefined, '2024-01-05'],
    ['NULL', '1445/06/19 هـ', '2024-01-01'],
    [undefined, '١٤٤٥/٠٦/١٩هـ', '2024-01-01'],
    ['25/01/2024', undefined, '2024-01-25'],
    ['01/25/2024', undefined, '2024-01-25'],
    ['5.5.2024', undefined, '2024-05-05'],
    ['٢٠٢٤/٠٣/٣١', undefined, '2024-03-31'],
    ['03/04/2024', '1445/09/24', '2024-04-03'],
    ['03/04/2024', '1445/08/23', '2024-03-04'],
    ['NULL', '1445/06/19', '2024-01-01'],
    ['', '1447/12/30', 'unreadable'],
    [undefined, '05/09/1445', 'ambiguous'],
    ['1445/06/19', undefined, '2024-01-01'],
    ['03/04/2024', undefined, 'ambiguous'],
    ['2024/02/30', undefined, 'unreadable'],
    ['31/31/2024', undefined, 'unreadable'],
    ['gestern', undefined, 'unreadable'],
    [undefined, undefined, 'missing'],
  ])('%j beside %j is %s', (gregorian, hijri, expected) => expect(date(gregorian, hijri)).toBe(expected));

  it('takes the order that it is told', () => {
    expect(date('03/04/2024', undefined, 'dmy')).toBe('2024-04-03');
    expect(date('03/04/2024', undefined, 'mdy')).toBe('2024-03-04');
  });
});
