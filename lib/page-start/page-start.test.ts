import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pageStartHash, pageStartScript } from './page-start.cjs';

describe('the script of every page', () => {
  it('has the hash that the policy names', () => {
    expect(pageStartHash).toBe(`'sha256-${createHash('sha256').update(pageStartScript).digest('base64')}'`);
  });

  it('holds nothing that React would write differently', () => {
    expect(pageStartScript).not.toMatch(/<\/?script/i);
  });

  it.each([
    ['https://example.org/en/faq?q=%D8%A3', 'https://example.org/en/faq?q=أ'],
    ['https://example.org/en/faq?q=%E0%A4', 'https://example.org/en/faq?q=%E0%A4'],
  ])('unfolds a page for paper and writes its address, %s', (address, written) => {
    const listeners = new Map<string, () => void>();
    const line = { dataset: { prints: 'address', printed: '' } };
    const answer = { open: false };
    const found: Record<string, unknown[]> = {
      '[data-prints]': [line],
      'main details:not([open])': [answer],
    };
    runInNewContext(pageStartScript, {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      localStorage: { getItem: () => null },
      location: new URL(address),
      document: {
        documentElement: { lang: 'en', dataset: {} },
        querySelector: () => null,
        querySelectorAll: (selector: string) => found[selector] ?? [],
      },
    });
    listeners.get('beforeprint')?.();
    expect([line.dataset.printed, answer.open]).toEqual([written, true]);
  });
});
