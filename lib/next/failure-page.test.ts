import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import ar from '@/messages/ar/Failure.json';
import en from '@/messages/en/Failure.json';
import { slots } from '../channels.cjs';
import { front } from '../site/routing/front';
import { dressAnswer } from './answer-headers.mjs';
import { failurePage } from './failure-page.mjs';

const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css?dpl=1" data-precedence="next"/>';

/** Asks a server whose Next answers so. */
async function answered(next: RequestListener, accept = 'text/html,*/*;q=0.8') {
  const dir = mkdtempSync(join(tmpdir(), 'failure-page-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  mkdirSync(join(dir, '.next/server/app'), { recursive: true });
  writeFileSync(join(dir, '.next/server/app/_global-error.html'), `<html><head>${sheet}</head></html>`);
  slots.front.set(front);
  const step = failurePage(next, { dir });
  const server = createServer((request, response) => {
    dressAnswer(response, { dev: false });
    return step(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/about-us`, { headers: { accept } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const bare: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.end('Internal Server Error');
};
const typed: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', '21');
  response.end('Internal Server Error');
};

it.each([
  ['without a type', bare],
  ['as text', typed],
])('a bare failure of Next, %s, is told in both languages and without a script', async (_, next) => {
  const { status, headers, text } = await answered(next);
  expect(status).toBe(500);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  for (const words of [ar.title, ar.text, ar.retry, en.title, en.text, en.home, '199002', sheet])
    expect(text).toContain(words);
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).not.toMatch(/<script|style=/);
});

it('programs, and answers that say more, are left as they are', async () => {
  expect((await answered(bare, '*/*')).text).toBe('Internal Server Error');
  const problem = await answered((_, response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'application/problem+json');
    response.end('{}');
  });
  expect(problem.text).toBe('{}');
  expect((await answered((_, response) => void response.end('fine'))).text).toBe('fine');
});
