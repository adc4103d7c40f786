import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isView, sharedViews, viewAddress, withViewMark } from './views.mjs';

const pages = new Map([['/en/list', ['view', 'region', 'q', 'page']]]);
const asked = (url: string, headers: Record<string, string> = {}) => ({ url, headers }) as IncomingMessage;

describe('the address of a view', () => {
  it.each([
    ['/en/list?view=filtered&region=a', '/en/list?view=filtered&region=a'],
    ['/en/list?region=a&utm_source=x&view=1&q=&region=b', '/en/list?view=filtered&region=a'],
    ['/en/list?page=2', '/en/list?page=2'],
    ['/en/list?page=2&q=%D8%B9%20x&view=filtered', '/en/list?view=filtered&q=%D8%B9+x&page=2'],
    ['/en/list?view', '/en/list?view=filtered'],
    ['/en/list?page=', '/en/list'],
    [`/en/list?view=filtered&q=${'x'.repeat(900)}`, `/en/list?view=filtered&q=${'x'.repeat(501)}`],
    ['/en/list?region=a', undefined],
    ['/en/list', undefined],
    ['/en/other?view=filtered', undefined],
    ['/EN/list?view=filtered', undefined],
  ])('%s is written %s', (url, expected) => {
    expect(viewAddress(asked(url), pages)).toBe(expected);
  });

  it('stays as it is in a client navigation', () => {
    expect(viewAddress(asked('/en/list?view=1&_rsc=x', { rsc: '1' }), pages)).toBeUndefined();
    expect(withViewMark(asked('/en/list?q=a&_rsc=x', { rsc: '1' }), pages)).toBeUndefined();
  });

  it.each([
    ['/en/list?q=a&utm_source=x', '/en/list?view=filtered&q=a&utm_source=x'],
    ['/en/list?region=a&page=2', '/en/list?view=filtered&region=a&page=2'],
    ['/en/list?view=filtered&q=a', undefined],
    ['/en/list?q=', undefined],
    ['/en/list?page=2', undefined],
    ['/en/list?utm_source=x', undefined],
    ['/en/other?q=a', undefined],
  ])('%s, written by hand, leads to %s', (url, expected) => {
    expect(withViewMark(asked(url), pages)).toBe(expected);
  });

  it('is told from that of a page', () => {
    expect(
      ['/en/list?view=filtered', '/en/list', '/x?view=filtered', '/en/list?_rsc=view'].map((url) =>
        isView(url, pages),
      ),
    ).toEqual([true, false, false, false]);
  });
});

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server of views in front of one that answers when it is told to. */
async function site(answer: RequestListener) {
  const held: (() => void)[] = [];
  const shared = sharedViews((request, response) => {
    held.push(() => answer(request, response));
  });
  let questions = 0;
  const server = createServer((request, response) => {
    shared(request, response);
    questions += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const asking = async (count: number) => {
    while (questions < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const making = async (count: number) => {
    while (held.length < count) await new Promise((resolve) => setImmediate(resolve));
    return held;
  };
  return { port, making, asking, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

const page: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  response.end('<html><head></head><script>self.__next_f=[]</script><script>alert(1)</script></html>');
};

describe('sharedViews', () => {
  it('makes equal questions once while they wait, under hashes of the scripts and for all to keep', async () => {
    const { get, making, asking } = await site(page);
    const answers = [1, 2, 3].map(() => get('/list?view=filtered'));
    await asking(3);
    const held = await making(1);
    held[0]?.();
    const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()));
    expect(new Set(bodies).size).toBe(1);
    for (const answer of answers) {
      const { headers } = await answer;
      const policy = headers.get('content-security-policy');
      // An alert is not recognisably Next's.
      expect(policy?.match(/script-src[^;]*/)?.[0].match(/sha256-/g)).toHaveLength(2);
      expect(policy).not.toContain('nonce');
      expect(headers.get('cache-control')).toBe('s-maxage=60, stale-while-revalidate=600');
    }
  });

  it('keeps every letter, and admits a script with Arabic in it by the hash of its bytes', async () => {
    const script = 'self.__next_f=["أرض"]';
    const { get, making } = await site((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<html><head></head><p>الأرض – ٪</p><script>${script}</script></html>`);
    });
    const answer = get('/list?view=filtered');
    (await making(1))[0]?.();
    const { headers } = await answer;
    expect(await (await answer).text()).toContain(`<p>الأرض – ٪</p><script>${script}</script>`);
    const hash = createHash('sha256').update(script, 'utf8').digest('base64');
    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  it('lets the next make what the first did not wait for', async () => {
    const { get, making, asking, port } = await site(page);
    const first = connect(port, '127.0.0.1', () =>
      first.write('GET /list?view=filtered HTTP/1.1\r\nHost: x\r\n\r\n'),
    );
    await making(1);
    const second = get('/list?view=filtered');
    await asking(2);
    first.destroy();
    const held = await making(2);
    for (const go of held) go();
    expect((await second).status).toBe(200);
  });

  it('lets nobody keep what is answered to the place of a device', async () => {
    const { get, making } = await site(page);
    const answer = get('/check?view=filtered&place=24.7136%2C46.6753&within=20');
    (await making(1))[0]?.();
    expect((await answer).headers.get('cache-control')).toBe('private, no-store');
  });

  it('lets nobody keep what failed', async () => {
    const { get, making } = await site((request, response) => {
      response.statusCode = 503;
      page(request, response);
    });
    const answer = get('/list?view=filtered');
    (await making(1))[0]?.();
    expect((await answer).headers.get('cache-control')).toBe('private, no-store');
  });
});
