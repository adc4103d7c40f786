import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageStartHash, pageStartScript, withLaterScripts } from './page-start.cjs';

const named = (path: string) => `<script src="/_next/static/${path}" async=""></script>`;
const page = (body = '<p>Text</p>') =>
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/c.js?dpl=1"/>' +
  `${named('a.js?dpl=1')}${named('b.js?dpl=1')}<script src="/_next/static/old.js" noModule=""></script></head>` +
  `<body>${body}<script>self.__next_f.push([1,"data"])</script>${named('c.js?dpl=1')}</body></html>`;
const listed = (html: string) =>
  JSON.parse(
    /<script type="application\/json" data-later="">([^<]+)<\/script><\/head>/.exec(html)?.[1] ?? '',
  );

describe('the script of every page', () => {
  it('has the hash that the policy names', () => {
    expect(pageStartHash).toBe(`'sha256-${createHash('sha256').update(pageStartScript).digest('base64')}'`);
  });

  it('holds nothing that React would write differently', () => {
    expect(pageStartScript).not.toMatch(/<\/?script/i);
  });
});

describe('withLaterScripts', () => {
  it('lists the scripts that a page names instead of asking for them', () => {
    const html = withLaterScripts(page());
    expect(html).not.toMatch(/async=""|rel="preload"/);
    expect(listed(html)).toEqual(['a', 'b', 'c'].map((file) => `/_next/static/${file}.js?dpl=1`));
  });

  it('leaves the scripts of old browsers and the data of the page', () => {
    const html = withLaterScripts(page());
    expect(html).toContain('<script src="/_next/static/old.js" noModule=""></script>');
    expect(html).toContain('<script>self.__next_f.push([1,"data"])</script></body>');
  });

  it('lists a script once that the page names twice', () => {
    expect(listed(withLaterScripts(page().replace('b.js', 'a.js')))).toHaveLength(2);
  });

  it('leaves what has no scripts as it was', () => {
    for (const html of ['<html><head></head><body><p>text</p></body></html>', '<p>part</p>', ''])
      expect(withLaterScripts(html)).toBe(html);
  });

  it('takes no script of a stranger', () => {
    const strange = '<script src="https://example.org/x.js" async=""></script>';
    const html = withLaterScripts(page(strange));
    expect(html).toContain(strange);
    expect(listed(html)).toHaveLength(3);
  });
});
