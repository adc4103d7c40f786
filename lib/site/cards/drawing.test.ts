import { describe, expect, it } from 'vitest';
import { CARD_EDGE, CARD_WIDTH, cardLines, cardSvg, wrapped } from './drawing';

const none = { name: '', above: '', headline: '', foot: '', address: '' };

describe('the picture of a page', () => {
  it('breaks between words and cuts what is longer than a line', () => {
    expect(wrapped('a bb ccc', 5)).toEqual(['a bb', 'ccc']);
    expect(wrapped('x'.repeat(50), 10)).toEqual(['x'.repeat(10)]);
    // A day stays on its line, unless it is longer than any.
    expect(wrapped('ended 28\u00a0March\u00a02024', 16)).toEqual(['ended', '28 March 2024']);
    expect(wrapped('28\u00a0March\u00a02024', 9)).toEqual(['28 March', '2024']);
  });

  it('holds text as text', () => {
    const texts = { name: '<b>', above: 'a & b', headline: '"no"\u0000', foot: 'd', address: 'x' };
    const svg = cardSvg(texts, '#000000', 'en');
    expect(svg).toContain('&lt;b&gt;');
    expect(svg).toContain('a &amp; b');
    expect(svg).not.toContain('\u0000');
  });

  it.each([1, 4, 9, 15])('leaves no line outside and none on another, with %i words', (words) => {
    const headline = Array(words).fill('registration').join(' ');
    for (const below of [undefined, 'one fact', Array(14).fill('registration').join(' ')]) {
      const lines = cardLines({ ...none, name: 'n', above: 'a', headline, below, foot: 'f' }, 'en');
      for (const [at, { y, size, text }] of lines.entries()) {
        expect(text.length * size * (size === 34 ? 0.48 : 0.56)).toBeLessThanOrEqual(
          CARD_WIDTH - 2 * CARD_EDGE,
        );
        const before = lines[at - 1];
        if (before) expect(y - before.y).toBeGreaterThanOrEqual(0.9 * size);
      }
    }
  });
});
