import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown';

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('Markdown of a post', () => {
  it('shows raw HTML as the text that it is', () => {
    const shown = html(
      'Before <b onclick="x()">bold</b>\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>',
    );
    expect(shown).not.toMatch(/<(?:script|img|b)\b/);
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('links only to safe targets', () => {
    expect(html('[in](/faq) [out](https://rega.gov.sa)')).toContain('<a href="/faq">in</a>');
    expect(html('[out](https://rega.gov.sa)')).toContain('rel="noreferrer"');
    expect(html('[bad](javascript:alert(1)) [bad](JAVASCRIPT:alert(1))')).not.toContain('<a');
  });

  it('begins its headings below the heading of the page', () => {
    const shown = html('# One\n\n## Two\n\n### Three');
    expect(shown).not.toContain('<h1');
    expect(shown.match(/<h2>/g)).toHaveLength(2);
    expect(shown).toContain('<h3>Three</h3>');
  });

  it('draws lists, tables, emphasis and entities', () => {
    const shown = html('1. **a** & b\n2. c\n\n| h |\n|---|\n| *v* |\n\n- x\n- y');
    expect(shown).toContain('<ol start="1"><li><strong>a</strong> &amp; b</li>');
    expect(shown).toMatch(/<th scope="col"[^>]*>h<\/th>/);
    expect(shown).toMatch(/<td[^>]*><em[^>]*>v<\/em><\/td>/);
    expect(shown).toContain('<ul><li>x</li><li>y</li></ul>');
  });
});
