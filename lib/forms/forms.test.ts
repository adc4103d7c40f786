import { describe, expect, it } from 'vitest';
import { formSamples } from '../../tests/support/form-samples';
import type { Field } from './fields';
import { FORM_CODES, forms, isFormCode, parseForm } from './index';

const contact = {
  subject: 'استفسار عن موعد',
  fullName: 'نورة العبدالله',
  email: 'noura@example.com',
  phoneNumber: '٠٥٠١٢٣٤٥٦٧',
  nationalId: '1000 000008',
  message: 'أرغب في معرفة موعد التسجيل في الحي.',
  privacyConsent: true,
};

const issuesOf = (payload: unknown) => {
  const result = parseForm('contact', payload);
  return result.ok ? [] : result.issues;
};

describe('the table of forms', () => {
  it('has a schema with exactly the fields it lists', () => {
    for (const code of FORM_CODES) {
      const shape = forms[code].schema._zod.def.shape;
      expect(Object.keys(shape)).toEqual(Object.keys(forms[code].fields));
    }
  });
  it('knows its codes and no inherited name', () => {
    expect(isFormCode('contact')).toBe(true);
    for (const name of ['constructor', '__proto__', 'toString', '']) expect(isFormCode(name)).toBe(false);
  });
});

describe('the kinds of decision of a grievance', () => {
  const { options } = forms['grievance-request'].fields.decisionKind;

  it('are those of article 21: refused registration or annotation, lost priority, a stop', () => {
    expect(options).toContain('annotation_rejected');
    expect(options).not.toContain('correction_rejected');
  });
  it('read what an earlier version offered', () => {
    const sent = { ...(formSamples['grievance-request'] as object), decisionKind: 'correction_rejected' };
    expect(parseForm('grievance-request', sent)).toMatchObject({
      ok: true,
      value: { decisionKind: 'correction_rejected' },
    });
    const foreign = parseForm('grievance-request', { ...sent, decisionKind: 'fine_imposed' });
    expect(foreign).toMatchObject({ ok: false, issues: [{ path: 'decisionKind', code: 'choose_option' }] });
  });
});

describe('the contact form', () => {
  it('normalises a valid message', () => {
    expect(parseForm('contact', contact)).toEqual({
      ok: true,
      value: { ...contact, phoneNumber: '966501234567', nationalId: '1000000008' },
    });
  });
  it('is stable: what it accepted it accepts again, unchanged', () => {
    const first = parseForm('contact', contact);
    expect(first.ok && parseForm('contact', first.value)).toEqual(first);
  });
  it('asks for every field that an empty form must have, in its order', () => {
    const fields = Object.entries(forms.contact.fields).flatMap(([name, { required }]) =>
      required ? name : [],
    );
    expect(issuesOf({}).map((issue) => issue.path)).toEqual(fields);
    expect(issuesOf({}).map((issue) => issue.code)).toEqual([
      ...Array<string>(4).fill('required'),
      'must_accept',
    ]);
  });
  it('says "select an option" of every list that is left empty, also one of the registry', () => {
    for (const code of FORM_CODES) {
      const result = parseForm(code, {});
      const told = new Map(result.ok ? [] : result.issues.map((issue) => [issue.path, issue.code]));
      for (const [name, field] of Object.entries<Field>(forms[code].fields)) {
        if (field.required && ['choice', 'registry', 'slot'].includes(field.kind))
          expect(told.get(name), `${code}.${name}`).toBe('choose_option');
      }
    }
  });
  it.each(['', '   ', '\u200B\u200F', '\u3164', '\u0000'])('takes %j for an empty answer', (subject) => {
    expect(issuesOf({ ...contact, subject })).toEqual([{ path: 'subject', code: 'required' }]);
  });
  it('names the bound of a text that is too short or too long', () => {
    const { min, max } = forms.contact.fields.message.bounds;
    const message = (length: number) => issuesOf({ ...contact, message: 'م'.repeat(length) });
    expect(message(min)).toEqual([]);
    expect(message(max)).toEqual([]);
    expect(message(min - 1)).toEqual([{ path: 'message', code: 'too_short', params: { min } }]);
    expect(message(max + 1)).toEqual([{ path: 'message', code: 'too_long', params: { max } }]);
    expect(message(max * 100)).toEqual([{ path: 'message', code: 'too_long', params: { max } }]);
  });
  it('tells every other fault beside a text that is too long', () => {
    const issues = issuesOf({
      ...contact,
      subject: 'م'.repeat(5_000),
      message: ' '.repeat(90_000),
      email: 'nobody',
    });
    expect(issues.map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'subject: too_long',
      'message: too_long',
      'email: invalid_email',
    ]);
  });
  it('counts a letter with its vowel signs as one character', () => {
    const { max } = forms.contact.fields.subject.bounds;
    expect(issuesOf({ ...contact, subject: 'مَّ'.repeat(max) })).toEqual([]);
  });
  it.each([
    ['email', 'someone', 'invalid_email'],
    ['phoneNumber', '0405330609', 'invalid_phone'],
    ['nationalId', '1000000000', 'invalid_id'],
    ['privacyConsent', false, 'must_accept'],
    ['privacyConsent', 'on', 'must_accept'],
    ['fullName', '12345', 'invalid_name'],
    ['subject', 42, 'invalid_type'],
    ['message', ['a', 'b'], 'invalid_type'],
  ])('refuses %s = %j with %s', (path, value, code) => {
    expect(issuesOf({ ...contact, [path]: value })).toMatchObject([{ path, code }]);
  });
  it('refuses unknown fields and prototype keys by name', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true},"constructor":1,"extra":"x"}') as object;
    const payload = Object.defineProperties({ ...contact }, Object.getOwnPropertyDescriptors(hostile));
    expect(issuesOf(payload).map(({ path, code }) => [path, code])).toEqual([
      ['__proto__', 'unknown_field'],
      ['constructor', 'unknown_field'],
      ['extra', 'unknown_field'],
    ]);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });
  it.each([null, undefined, 'text', 7, [], [contact]])('refuses %j as a whole', (payload) => {
    expect(issuesOf(payload)).toEqual([{ path: '', code: 'invalid_type' }]);
  });
});
