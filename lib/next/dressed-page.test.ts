import { afterEach, describe, expect, it, vi } from 'vitest';
import { dressedPage, withLaterScripts, withOneFlightScript } from './dressed-page.cjs';

const start = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (text: string) =>
  `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')})`;
const element = (body: string) => `<script>${body}</script>`;
const page = (bodies: readonly string[], between = '') =>
  `<html><body><p>Text</p>${bodies.map(element).join(between)}</body></html>`;

/** What a page's own scripts leave in the client's list. */
function run(html: string): unknown[] {
  const scope: { __next_f?: unknown[] } = {};
  for (const [, body] of html.matchAll(/<script>([^<]*)<\/script>/g))
    new Function('self', body as string)(scope);
  return scope.__next_f ?? [];
}

describe('withOneFlightScript', () => {
  const pieces = ['1:"$Sreact.fragment"\n', '2:["$","li","</script>",{}]\n', '3:"; // \\" "\n'];
  const html = page([start, ...pieces.map(push)]);

  it('leaves one script with the same data in the same order', () => {
    const made = withOneFlightScript(html);
    expect(made.match(/<script>/g)).toHaveLength(1);
    expect(run(made)).toEqual(run(html));
    expect(run(made)).toHaveLength(4);
  });

  it('makes no page longer', () => {
    expect(withOneFlightScript(html).length).toBeLessThan(html.length);
  });

  it('keeps what stands between them, and takes their place at the last', () => {
    const made = withOneFlightScript(page([start, push('a'), push('b')], '<div hidden></div>'));
    expect(made).toContain('<p>Text</p><div hidden></div><div hidden></div><script>');
    expect(run(made)).toEqual([[0], [1, 'a'], [1, 'b']]);
  });

  it('touches nothing that is more than data', () => {
    const strange = 'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"b"])';
    const made = withOneFlightScript(page([push('a'), strange, push('b')]));
    expect(made).toContain(element(strange));
    expect(made).toContain(element(`${push('a')};${push('b')}`));
  });

  it('leaves a page without them as it was', () => {
    for (const other of ['<html><body></body></html>', page([push('a')]), '']) {
      expect(withOneFlightScript(other)).toBe(other);
    }
  });
});

const named = (path: string) => `<script src="/_next/static/${path}" async=""></script>`;
const dressed = (body = '<p>Text</p>') =>
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/c.js?dpl=1"/>' +
  `${named('a.js?dpl=1')}${named('b.js?dpl=1')}<script src="/_next/static/old.js" noModule=""></script></head>` +
  `<body>${body}<script>self.__next_f.push([1,"data"])</script>${named('c.js?dpl=1')}</body></html>`;
const listed = (html: string) =>
  JSON.parse(
    /<script type="application\/json" data-later="">([^<]+)<\/script><\/head>/.exec(html)?.[1] ?? '',
  );

describe('withLaterScripts', () => {
  it('lists the scripts that a page names instead of asking for them', () => {
    const html = withLaterScripts(dressed());
    expect(html).not.toMatch(/async=""|rel="preload"/);
    expect(listed(html)).toEqual(['a', 'b', 'c'].map((file) => `/_next/static/${file}.js?dpl=1`));
  });

  it('leaves the scripts of old browsers and the data of the page', () => {
    const html = withLaterScripts(dressed());
    expect(html).toContain('<script src="/_next/static/old.js" noModule=""></script>');
    expect(html).toContain('<script>self.__next_f.push([1,"data"])</script></body>');
  });

  it('lists a script once that the page names twice', () => {
    expect(listed(withLaterScripts(dressed().replace('b.js', 'a.js')))).toHaveLength(2);
  });

  it('leaves what has no scripts as it was', () => {
    for (const html of ['<html><head></head><body><p>text</p></body></html>', '<p>part</p>', ''])
      expect(withLaterScripts(html)).toBe(html);
  });

  it('takes no script of a stranger', () => {
    const strange = '<script src="https://example.org/x.js" async=""></script>';
    const html = withLaterScripts(dressed(strange));
    expect(html).toContain(strange);
    expect(listed(html)).toHaveLength(3);
  });
});

describe('the way into the portal', () => {
  afterEach(() => vi.unstubAllEnvs());
  const kept = '<html lang="ar" data-portal=""><body></body></html>';
  const plain = '<html lang="ar"><body></body></html>';

  it('is offered by a process that has one, whoever made the page', () => {
    vi.stubEnv('PORTAL_URL', 'https://portal.example');
    for (const html of [kept, plain]) expect(dressedPage(html).html.match(/data-portal=""/g)).toHaveLength(1);
  });

  it('is not offered by a process that has none', () => {
    vi.stubEnv('PORTAL_URL', '');
    for (const html of [kept, plain]) expect(dressedPage(html).html).toBe(plain);
  });
});
