import fc from 'fast-check';
import { FORM_CODES, forms } from '@/lib/forms';
import { formSamples } from '../support/form-samples';
import { text } from '../support/site';
import { expect, test } from '../support/test';

/** What a stranger's script asks: bytes of every kind, long texts, names of files, and nearly right answers. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
  fc.string({ maxLength: 400 }),
  fc.constantFrom(
    'sample-branch',
    'riyadh',
    '18/11/2026',
    '1/6/1448',
    '99999/99/99',
    '-1',
    '../../etc/passwd',
  ),
  fc.constantFrom(
    "' OR 1=1 --",
    '%00',
    '\u0000',
    '٣١/٠٢/١٤٤٨',
    'riyadh\r\nSet-Cookie: a=b',
    '{{7*7}}',
    '__proto__',
  ),
);

test('what a form asks for while it is filled in answers any question, and is never at fault', async ({
  request,
}) => {
  const questions = ['appointment-slots?branch', 'grievance-deadline?date'];
  questions.push('grievance-deadline/calendar?date', 'districts?city', 'appointment-slots?from');
  for (const question of questions) {
    for (const value of fc.sample(hostileText, 40)) {
      const answer = await request.get(
        `/api/${question}=${new URLSearchParams({ value }).toString().slice('value='.length)}&locale=en`,
      );
      expect(answer.status(), `${question}=${JSON.stringify(value)}`).toBeLessThan(500);
      expect(answer.headers()['set-cookie']).toBeUndefined();
    }
  }
});

test('following a submission refuses any body that is no question, before it counts or looks', async ({
  request,
}) => {
  const bodies = fc.sample(fc.anything({ maxDepth: 3 }), 60).map((body) => JSON.stringify(body) ?? '');
  for (const body of [
    ...bodies,
    '',
    '{',
    '[]',
    'null',
    '{"reference":{"$ne":1},"contact":["a"]}',
    'x'.repeat(20_000),
  ]) {
    const answer = await request.post('/api/track', {
      data: Buffer.from(body),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    expect([400, 413, 422], body.slice(0, 200)).toContain(answer.status());
  }
  const wrong: Record<string, string>[] = [
    { 'content-type': 'text/plain' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of wrong) {
    const answer = await request.post('/api/track', { data: '{}', headers });
    expect([403, 415]).toContain(answer.status());
  }
});

test('a form answers to a post, and to no other method', async ({ request }) => {
  for (const code of FORM_CODES) {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await request.fetch(`/api/forms/${code}`, { method, data: '{}' });
      expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD, POST']);
    }
  }
  for (const code of ['constructor', '__proto__', 'nothing']) {
    const answer = await request.post(`/api/forms/${code}`, {
      data: {},
      headers: { accept: 'application/json' },
    });
    expect(answer.status(), code).toBe(404);
  }
});

for (const code of FORM_CODES)
  test(`${code} comes back as a page whatever stands in its fields`, async ({ request }) => {
    const values = [
      '../x',
      "' OR 1=1 --",
      '\u202e\u0000',
      ' ',
      'riyadh',
      '٣١/٠٢/١٤٤٨',
      '\u0301'.repeat(2_000),
    ];
    for (const value of values) {
      for (const intent of ['', 'refresh', 'letter']) {
        const fields = Object.keys(forms[code].fields).map((name) => [name, value]);
        const answer = await request.post(`/api/forms/${code}?locale=en`, {
          form: Object.fromEntries([...fields, ['intent', intent]]),
          headers: { accept: 'text/html' },
          maxRedirects: 0,
        });
        const asked = `${code} ${JSON.stringify(value.slice(0, 20))} ${intent}`;
        expect([200, 422], asked).toContain(answer.status());
        expect(answer.headers()['content-type'], asked).toContain('text/html');
        // The key of a text that there is not.
        expect(await answer.text(), asked).not.toContain('decisionKind.options.');
      }
    }
  });

test.describe('a native post that cannot be shown again field by field', () => {
  const post = { headers: { accept: 'text/html' }, maxRedirects: 0 };
  const typed: Record<string, string> = {
    ...(formSamples.contact as Record<string, string>),
    privacyConsent: 'on',
  };

  test('says that nothing was sent when a field is none of the form', async ({ request }) => {
    const answer = await request.post('/api/forms/contact?locale=en', {
      ...post,
      form: { ...typed, nickname: 'x' },
    });
    expect(answer.status()).toBe(422);
    // A number to call and the word before it are held together.
    const html = (await answer.text()).replaceAll('\u00a0', ' ');
    expect(html).toContain(text('en', 'Forms', 'failureTitle'));
    expect(html).toContain(text('en', 'Forms', 'failures.internal'));
    expect(html).toContain(typed.message);
  });

  test('tells where the text is when it was too long to be read', async ({ request }) => {
    const answer = await request.post('/api/forms/contact?locale=en', {
      ...post,
      form: { ...typed, message: 'ن'.repeat(60_000) },
    });
    expect(answer.status()).toBe(413);
    expect((await answer.text()).replaceAll('\u00a0', ' ')).toContain(
      text('en', 'Forms', 'failures.unread_too_large'),
    );
  });

  test('tells where the text is when it was not readable', async ({ request }) => {
    const answer = await request.post('/api/forms/contact?locale=ar', {
      headers: { ...post.headers, 'content-type': 'application/x-www-form-urlencoded' },
      maxRedirects: 0,
      data: Buffer.concat([Buffer.from('subject=a'), Buffer.from([0xff])]),
    });
    expect(answer.status()).toBe(400);
    expect((await answer.text()).replaceAll('\u00a0', ' ')).toContain(text('ar', 'Forms', 'failures.unread'));
  });
});
