import { describe, expect, it } from 'vitest';
import { dearPieces } from '../../tests/support/growth';
import { excerptOf, markWords } from './mark';

const shown = (text: string, question: string) =>
  markWords(text, question)
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('');

describe('markWords', () => {
  it.each([
    ['حي النَّرجس، الرياض', 'نرجس', 'حي [النَّرجس]، الرياض'],
    ['Al Malqa, Riyadh', 'malqa riyadh', 'Al [Malqa], [Riyadh]'],
    ['Grievances and objections', 'grievance', '[Grievances] and objections'],
    ['رسوم التسجيل', 'ما رسوم تسجيل', '[رسوم] [التسجيل]'],
    ['a < b & <b>fee</b>', 'fee', 'a < b & <b>[fee]</b>'],
    ['fined? find the fine', 'fine', '[fined]? find the [fine]'],
    ['مخططات', 'مخط', '[مخططات]'],
    ['nothing', '', 'nothing'],
  ])('marks %j by %j', (text, question, expected) => {
    expect(shown(text, question)).toBe(expected);
  });

  it('loses and adds nothing', () => {
    for (const text of ['', '<script>alert(1)</script>', '\u200fحي\u200f ١٢', 'a'.repeat(5_000)])
      expect(
        markWords(text, 'alert حي 12')
          .map(({ text: piece }) => piece)
          .join(''),
      ).toBe(text);
  });

  it('costs in proportion to the text', () => {
    expect(dearPieces((text) => markWords(text, 'fee'), 1_000)).toEqual({});
    expect(dearPieces((text) => excerptOf(text, 'fee'), 1_000)).toEqual({});
  });
});

describe('excerptOf', () => {
  const long = `${'one two three '.repeat(30)}the fee is ten ${'four five six '.repeat(30)}`;
  it('shows the words that were asked for, cut at blanks', () => {
    const excerpt = excerptOf(long, 'fee');
    expect(excerpt).toMatch(/^… .*\bfee is ten\b.* …$/);
    expect(excerpt.length).toBeLessThan(200);
  });
  it('keeps to the paragraph that it is about', () => {
    const other = 'one two three four five six seven eight nine ten '.repeat(2).trim();
    const about = 'Fee: set in a table approved by the council, told before you start.';
    const text = [other, `At last you pay the fee, and ${other}`, about, other].join('\n');
    expect(excerptOf(text, 'fee')).toBe(about);
    expect(excerptOf(text, 'pay')).toBe(`At last you pay the fee, and ${other}`);
    // Also a short one.
    expect(excerptOf([other, 'Fee: ten.', about, other].join('\n'), 'fee')).toBe('Fee: ten.');
  });
  it('does not end at a colon, and ends with a sentence where one ends in its room', () => {
    const filler = 'one two three four five six seven eight nine ten.';
    const list = `The area of the deed is registered as long as the difference is within what is allowed:\nin towns 2 percent.\n${filler.repeat(4)}`;
    expect(excerptOf(list, 'area')).toMatch(/allowed: in towns 2 percent\.$/);
    const told = `Here the deed stands, and what it says is told in some more words. ${'eleven twelve '.repeat(20)}`;
    expect(excerptOf(told, 'deed')).toBe(
      'Here the deed stands, and what it says is told in some more words.',
    );
  });
  it('shows the beginning where none of them stands', () => {
    expect(excerptOf(long, 'xyz')).toMatch(/^one two three .* …$/);
    expect(excerptOf('short', 'xyz')).toBe('short');
  });
});
