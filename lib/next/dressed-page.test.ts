import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dressedPage } from './dressed-page.cjs';

const dressed = (html: string) => dressedPage(Buffer.from(html)).page.toString();

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

describe('the data of a page', () => {
  const pieces = ['1:"$Sreact.fragment"\n', '2:["$","li","</script>",{}]\n', '3:"; // \\" "\n'];
  const html = page([start, ...pieces.map(push)]);

  it('leaves one script with the same data in the same order', () => {
    const after = dressed(html);
    expect(after.match(/<script>/g)).toHaveLength(1);
    expect(run(after)).toEqual(run(html));
    expect(run(after)).toHaveLength(4);
  });

  it('makes no page longer', () => {
    expect(dressed(html).length).toBeLessThan(html.length);
  });

  it('keeps what stands between them, and takes their place at the last', () => {
    const after = dressed(page([start, push('a'), push('b')], '<div hidden></div>'));
    expect(after).toContain('<p>Text</p><div hidden></div><div hidden></div><script>');
    expect(run(after)).toEqual([[0], [1, 'a'], [1, 'b']]);
  });

  it('touches nothing that is more than data', () => {
    const strange = 'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"b"])';
    const after = dressed(page([push('a'), strange, push('b')]));
    expect(after).toContain(element(strange));
    expect(after).toContain(element(`${push('a')};${push('b')}`));
  });

  it('admits the one script by its hash, in whichever script its letters are', () => {
    const { page: bytes, policy } = dressedPage(Buffer.from(page([start, push('حي النرجس'), push('b')])));
    const [, body] = /<script>([^<]*)<\/script>/.exec(bytes.toString()) ?? [];
    expect(body).toContain('حي النرجس');
    const hash = createHash('sha256')
      .update(body as string)
      .digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
  });

  it('leaves a page without them as it was', () => {
    for (const other of ['<html><body></body></html>', page([push('a')]), '']) {
      expect(dressed(other)).toBe(other);
    }
  });
});

const named = (path: string) => `<script src="/_next/static/${path}" async=""></script>`;
const made = (body = '<p>Text</p>') =>
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/c.js?dpl=1"/>' +
  `${named('a.js?dpl=1')}${named('b.js?dpl=1')}<script src="/_next/static/old.js" noModule=""></script></head>` +
  `<body>${body}<script>self.__next_f.push([1,"data"])</script>${named('c.js?dpl=1')}</body></html>`;
const listed = (html: string) =>
  JSON.parse(
    /<script type="application\/json" data-later="">([^<]+)<\/script><\/head>/.exec(html)?.[1] ?? '',
  );

describe('the scripts of a page', () => {
  it('lists the scripts that a page names instead of asking for them', () => {
    const html = dressed(made());
    expect(html).not.toMatch(/async=""|rel="preload"/);
    expect(listed(html)).toEqual(['a', 'b', 'c'].map((file) => `/_next/static/${file}.js?dpl=1`));
  });

  it('leaves the scripts of old browsers and the data of the page', () => {
    const html = dressed(made());
    expect(html).toContain('<script src="/_next/static/old.js" noModule=""></script>');
    expect(html).toContain('<script>self.__next_f.push([1,"data"])</script></body>');
  });

  it('lists a script once that the page names twice', () => {
    expect(listed(dressed(made().replace('b.js', 'a.js')))).toHaveLength(2);
  });

  it('leaves what has no scripts as it was', () => {
    for (const html of ['<html><head></head><body><p>text</p></body></html>', '<p>part</p>', ''])
      expect(dressed(html)).toBe(html);
  });

  it('takes no script of a stranger', () => {
    const strange = '<script src="https://example.org/x.js" async=""></script>';
    const html = dressed(made(strange));
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
    for (const html of [kept, plain]) expect(dressed(html).match(/data-portal=""/g)).toHaveLength(1);
  });

  it('is not offered by a process that has none', () => {
    vi.stubEnv('PORTAL_URL', '');
    for (const html of [kept, plain]) expect(dressed(html)).toBe(plain);
  });
});
