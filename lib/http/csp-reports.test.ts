import { beforeEach, describe, expect, it } from 'vitest';
import { linesPerMinute, receiveCspReports, type Write } from './csp-reports';

const lines: object[] = [];
beforeEach(() => {
  lines.length = 0;
});
const toLines: Write = (fields) => lines.push(fields);

const post = (body: unknown, type = 'application/reports+json', write = toLines) =>
  receiveCspReports(
    new Request('http://site/api/csp-reports', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    write,
  );
const report = (body: object) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://a/',
  user_agent: 'x',
  body,
});
const violation = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?visitor=7#part',
  documentURL: 'https://site.example/receipts/contact/ABCDEFGH?token=1',
  sourceFile: 'https://site.example/_next/static/chunks/a.js?dpl=1',
  lineNumber: 7,
  sample: 'a name that somebody typed',
  referrer: 'https://site.example/track?reference=1',
};

describe('a report of the policy', () => {
  it('is a line with the directive and the places, and nothing of the visitor', async () => {
    const answer = await post([report(violation)]);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(lines).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'https://site.example/receipts',
        source: 'https://site.example/_next/static/chunks/a.js',
        line: 7,
      },
    ]);
  });

  it('is read in the form of report-uri as well', async () => {
    const old = {
      'effective-directive': 'img-src',
      'blocked-uri': 'data',
      'document-uri': 'https://s/en?q=1',
    };
    const answer = await post({ 'csp-report': old }, 'application/csp-report');
    expect(answer.status).toBe(204);
    expect(lines).toMatchObject([{ directive: 'img-src', blocked: 'data', page: 'https://s/en' }]);
  });

  it('names the directive alone, though its sources stand behind it', async () => {
    await post(
      { 'csp-report': { 'violated-directive': "script-src 'self' https://a" } },
      'application/csp-report',
    );
    expect(lines).toMatchObject([{ directive: 'script-src' }]);
  });

  it('writes no line of its own', async () => {
    await post([
      report({ ...violation, effectiveDirective: 'a\n{"level":60}\u202e\u2028b', blockedURL: 'x\r\ny' }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/\\[nru]|\u202e|\u2028/);
  });

  it.each([
    ['http://s/%72eceipts/contact/REF/TOKEN', 'http://s/receipts'],
    ['http://s/RECEIPTS/contact/REF/TOKEN', 'http://s/RECEIPTS'],
    ['http://s/receipts%5Ccontact/REF/TOKEN', 'http://s/receipts'],
    ['http://s/a/person@example.com', 'http://s'],
    ['saad.0501234567:x', ''],
    ['data:text/plain,x', 'data:'],
    ['person@example.com 0501234567 /receipts/contact/REF/TOKEN', ''],
    ['inline', 'inline'],
  ])('does not tell who was there: %s', async (address, told) => {
    const old = {
      'effective-directive': 'person@example.com',
      'document-uri': address,
      'blocked-uri': address,
    };
    await post({ 'csp-report': old }, 'application/csp-report');
    expect(lines).toMatchObject([{ directive: '', page: told, blocked: told }]);
  });

  it('of an extension of the browser is nobody’s concern', async () => {
    expect((await post([report({ ...violation, sourceFile: 'moz-extension://abc/x.js' })])).status).toBe(204);
    expect(lines).toEqual([]);
  });

  it('cannot fill the log', async () => {
    let now = 60_000;
    const write = linesPerMinute(toLines, 30, () => now);
    for (let sent = 0; sent < 50; sent += 1)
      expect((await post([report(violation)], undefined, write)).status).toBe(204);
    expect(lines).toHaveLength(30);
    now += 60_000;
    await post([report(violation)], undefined, write);
    expect(lines.slice(30)).toMatchObject([{ reports: 20 }, { directive: 'script-src-elem' }]);
  });

  it.each([
    ['another type', 415, '{}', 'text/plain'],
    ['no JSON', 400, '{', 'application/csp-report'],
    ['no report', 400, [], 'application/csp-report'],
    ['a report of nothing', 400, [{ type: 'csp-violation', body: false }], undefined],
    ['a report without a body', 400, [{ type: 'csp-violation' }], undefined],
    ['too many at once', 400, Array.from({ length: 11 }, () => report(violation)), undefined],
    ['too large', 413, 'x'.repeat(20_000), undefined],
  ])('is refused as %s', async (_, status, body, type) => {
    expect((await post(body, type)).status).toBe(status);
    expect(lines).toEqual([]);
  });
});
