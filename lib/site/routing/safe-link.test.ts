import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link';

describe('safeLink', () => {
  it('keeps our own paths, the web, mail and telephone', () => {
    expect(safeLink('/en/faq#general')).toEqual({ href: '/en/faq#general', outside: false });
    expect(safeLink('https://rega.gov.sa/')).toEqual({ href: 'https://rega.gov.sa/', outside: true });
    expect(safeLink('tel:199002')).toEqual({ href: 'tel:199002', outside: true });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//elsewhere.example',
    '/\t/elsewhere.example',
    'relative/path',
  ])('refuses %j', (href) => {
    expect(safeLink(href)).toBeNull();
  });
});
