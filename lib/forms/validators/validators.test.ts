import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PIECES } from '../../../tests/support/growth';
import { EMAIL_MAX, parseEmail } from './email';
import { parseNationalId } from './identity';
import { compactNumber, countCharacters, latinDigits, multiLine, singleLine } from './normalise';
import { parsePhone } from './phone';

describe('normalisation', () => {
  it('maps Arabic-Indic and Persian digits', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 07')).toBe('0123456789 0123456789 07');
  });
  it('makes one clean line of what was pasted', () => {
    expect(singleLine('\u200F  سعد\u00A0\t بن\r\nمحمد\u0000\u202E ')).toBe('سعد بن محمد');
  });
  it('keeps the lines of a text and drops controls and overrides', () => {
    expect(multiLine('\r\n a\tb \r\nc\rd\u0007\u202Ex\u2066\n\n')).toBe('a b\nc\ndx');
  });
  it('keeps the joiner that Persian words and emoji need', () => {
    expect(singleLine('می\u200Cخواهم 👨\u200D👩\u200D👧')).toBe('می\u200Cخواهم 👨\u200D👩\u200D👧');
  });
  it('drops lone surrogates, which no store accepts', () => {
    expect(singleLine('a\uD800b')).toBe('ab');
  });
  it('removes separators of numbers', () => {
    expect(compactNumber(' (+966)\u00A050–123.4567 ')).toBe('+966501234567');
  });
  it('leaves out what no writing sets on one letter', () => {
    const marks = '\u0301\u0316'.repeat(500);
    for (const text of [singleLine(`a${marks}b`), multiLine(`a${marks}\n`)]) {
      expect(text.length).toBeLessThan(40);
      expect(text).toContain('\u0316');
    }
  });
  it('is stable: what it made stays as it is', () => {
    const pieces = fc.constantFrom(...Object.values(PIECES).filter((piece) => piece.length < 10), '\u0958');
    const texts = fc.array(fc.tuple(pieces, fc.integer({ min: 1, max: 40 })), { maxLength: 6 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.map(([piece, times]) => piece.repeat(times)).join('');
        for (const normalise of [singleLine, multiLine])
          expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });
  it('counts as a person counts', () => {
    expect(countCharacters('مُحَمَّد')).toBe(4);
    expect(countCharacters('👨‍👩‍👧‍👦🇸🇦')).toBe(2);
    expect(countCharacters('')).toBe(0);
  });
});

describe('national and residency numbers', () => {
  it.each([
    '1000000008',
    '1058529940',
    '1001244019',
    '1101798278',
    '2172323137',
    '2000000006',
    '1123456780',
    '2123456788',
    '1999999996',
    '2999999994',
  ])('accepts %s', (id) => {
    expect(parseNationalId(id)).toBe(id);
  });
  it.each([
    '١٠٠٠٠٠٠٠٠٨',
    '۱۰۰۰۰۰۰۰۰۸',
    ' 1000000008 ',
    '1000 000008',
    '1000-000-008',
    '\u200F1000000008\u202C',
  ])('normalises %j', (written) => {
    expect(parseNationalId(written)).toBe('1000000008');
  });
  it.each([
    '1000000000',
    '100000000',
    'not a number',
    '3000000004',
    '4000000002',
    '7000000005',
    '0000000000',
    '10000000080',
    '1000000008a',
    '+1000000008',
    '',
  ])('refuses %j', (id) => {
    expect(parseNationalId(id)).toBeUndefined();
  });
  it('refuses every single-digit slip in a valid number', () => {
    for (let place = 0; place < 10; place += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const slipped = `${'1000000008'.slice(0, place)}${digit}${'1000000008'.slice(place + 1)}`;
        if (slipped !== '1000000008') expect(parseNationalId(slipped)).toBeUndefined();
      }
    }
  });
});

describe('telephone numbers', () => {
  it.each([
    '0505330609',
    '505330609',
    '966505330609',
    '+966505330609',
    '00966505330609',
    '٠٥٠٥٣٣٠٦٠٩',
    '+966 (0)50 533-0609',
    '\u202A+966505330609\u202C',
  ])('reads %j as a Saudi mobile', (written) => {
    expect(parsePhone(written)).toBe('966505330609');
  });
  it.each([
    '0405330609',
    '05053306',
    '9660505330609',
    '199002',
    '+96650533060',
    '+966401234567',
    '5O5330609',
    '',
    '+',
    '٫',
  ])('refuses %j', (written) => {
    expect(parsePhone(written)).toBeUndefined();
    expect(parsePhone(written, 'business')).toBeUndefined();
  });
  it.each([
    ['+971501234567', '+971501234567'],
    ['00 20 100 123 4567', '+201001234567'],
    ['+1 (202) 555-0123', '+12025550123'],
  ])('stores the foreign %j as E.164', (written, stored) => {
    expect(parsePhone(written)).toBe(stored);
  });
  it.each([
    ['0112345678', '966112345678'],
    ['+966114000000', '966114000000'],
    ['920012345', '966920012345'],
    ['8001234567', '9668001234567'],
  ])('accepts the line %j from a company only', (written, stored) => {
    expect(parsePhone(written, 'business')).toBe(stored);
    expect(parsePhone(written)).toBeUndefined();
  });
  it('is stable: a stored number reads as itself', () => {
    for (const stored of ['966505330609', '+971501234567']) expect(parsePhone(stored)).toBe(stored);
    expect(parsePhone('9668001234567', 'business')).toBe('9668001234567');
  });
});

describe('e-mail addresses', () => {
  it.each([
    ['  Someone@Example.COM ', 'Someone@example.com'],
    ['a.b+c@xn--mgba3a4f16a.example', 'a.b+c@xn--mgba3a4f16a.example'],
    ['user١@example.com', 'user1@example.com'],
  ])('reads %j', (written, stored) => {
    expect(parseEmail(written)).toBe(stored);
  });
  it.each([
    'plain',
    'a@b',
    'a@@b.com',
    'a b@c.com',
    'a@-b.com',
    'a@b..com',
    'a@b.com\r\nBcc: x@y.z',
    `${'a'.repeat(65)}@b.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
    '',
  ])('refuses %j', (address) => {
    expect(parseEmail(address)).toBeUndefined();
  });
  it('accepts the longest address', () => {
    const address = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.ex`;
    expect(address.length).toBeLessThanOrEqual(EMAIL_MAX);
    expect(parseEmail(address)).toBe(address);
  });
});

describe('countCharacters', () => {
  it('counts plain texts as the segmenter does', () => {
    const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });
    const plain = 'abc XYZ 019 ~!\n، ؛ ؟ ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي ٠١٢ ۰۹';
    expect(countCharacters(plain)).toBe([...segmenter.segment(plain)].length);
    for (const first of plain)
      for (const second of plain)
        expect(countCharacters(first + second)).toBe([...segmenter.segment(first + second)].length);
  });
  it('counts what is joined as the segmenter does', () => {
    const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });
    const joined = [
      'م',
      'مَّ',
      'مـ',
      'é',
      'e\u0301',
      '👍🏽',
      '👩‍👧',
      '🇸🇦',
      '1️⃣',
      '❤️',
      '한',
      'میـ\u200cخ',
      'ﷺ',
      'ộ',
      '—',
    ];
    for (const first of joined)
      for (const second of joined)
        expect([first, second, countCharacters(first + second)]).toEqual([
          first,
          second,
          [...segmenter.segment(first + second)].length,
        ]);
  });
});
