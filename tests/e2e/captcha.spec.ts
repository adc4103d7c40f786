import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FormDriver, newSample } from '../support/form-driver';
import { watchFaults } from '../support/site';
import { type RunningSite, startCopy } from '../support/site-process';
import { expect, type Page, test } from '../support/test';

const SCRIPT = 'https://www.google.com/recaptcha/';

/** What the vendor's script does, as far as a page sees it. */
const script = `
  window.grecaptcha = {
    ready: (then) => then(),
    execute: (key, { action }) => Promise.resolve('token of ' + key + ' for ' + action),
    render: () => 0,
  };
  const loaded = new URL(document.currentScript.src).searchParams.get('onload');
  if (loaded) window[loaded]();
`;

const asked: URLSearchParams[] = [];
let verifier: Server;
let site: RunningSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // The service that judges tokens: it takes those of the script above, for the action that they were made for.
  verifier = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const question = new URLSearchParams(body);
      asked.push(question);
      const [, action] = /^token of site-key for (\w+)$/.exec(question.get('response') ?? '') ?? [];
      const verdict = { success: action !== undefined, action, score: 0.9, hostname: '127.0.0.1' };
      response.end(JSON.stringify({ ...verdict, challenge_ts: new Date().toISOString() }));
    });
  });
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  // A site and its registry are made ready, which on a busy machine takes longer than a test.
  test.setTimeout(180_000);
  site = await startCopy({
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: 'secret-key',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/verify`,
    FORM_LIMIT_UNVERIFIED: '1',
    TRUST_PROXY: '1',
  });
});

test.afterAll(async () => {
  await site?.end('SIGTERM');
  verifier?.close();
});

/** Opens the form of the site with keys; `answer` is what comes of the vendor's script. */
async function open(page: Page, answer: 'script' | 'blocked') {
  const requested: string[] = [];
  await page.route(`${SCRIPT}**`, async (route) => {
    requested.push(route.request().url());
    if (answer === 'blocked') return route.abort('blockedbyclient');
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  const form = new FormDriver(page, 'correction-request', 'ar');
  const response = await page.goto(site.origin + form.address);
  return { form, requested, policy: (await response?.headerValue('content-security-policy')) ?? '' };
}

test('is loaded on the first focus of a form, under the policy, and its token is sent', async ({ page }) => {
  const faults = await watchFaults(page);
  const { form, requested, policy } = await open(page, 'script');
  expect(policy).toMatch(new RegExp(`script-src [^;]*${SCRIPT}`));
  await expect(form.submit).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await form.control('fullName').focus();
  await expect.poll(() => requested.length).toBe(1);
  expect(requested[0]).toContain('render=site-key');
  expect(requested[0]).toContain('hl=ar');
  // Twice, which none without a token could.
  for (let sent = 1; sent <= 2; sent += 1) {
    await page.goto(site.origin + form.address);
    await form.fill(newSample('correction-request'));
    await form.submit.click();
    await expect(form.heading).toHaveText(form.sentTitle);
    expect(asked).toHaveLength(sent);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: 'secret-key',
      response: 'token of site-key for form_correction_request',
    });
  }
  expect(faults).toEqual([]);
});

test('a blocked script is friction and no dead end: sent without a token, counted more strictly', async ({
  page,
}) => {
  asked.length = 0;
  const { form } = await open(page, 'blocked');
  await form.fill(newSample('correction-request'));
  await form.submit.click();
  await expect(form.heading).toHaveText(form.sentTitle);
  await page.goto(site.origin + form.address);
  const values = await form.fill(newSample('correction-request'));
  await form.submit.click();
  await expect(form.failure).toContainText(form.text('failures.too_many_requests'));
  await expect(form.failure).toBeFocused();
  await form.expectValues(values);
  expect(asked).toEqual([]);
});

test('without keys nothing of it is loaded or allowed', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url());
  });
  const form = new FormDriver(page, 'correction-request', 'ar');
  const response = await page.goto(form.address);
  expect(await response?.headerValue('content-security-policy')).not.toContain('google');
  await form.fill();
  await form.submit.click();
  await expect(form.heading).toHaveText(form.sentTitle);
  expect(foreign).toEqual([]);
});
