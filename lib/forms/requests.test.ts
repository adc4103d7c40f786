import { describe, expect, it } from 'vitest';
import { describedFile, describedSample } from '../../tests/support/form-samples';
import { COUNTRY_CODES } from './country-codes';
import countries from './data/countries.json';
import { type Field, FORM_CODES, type FormCode, forms, parseForm } from './index';
import { receiptLines } from './mask';

const issuesOf = (code: FormCode, changes: object) => {
  const result = parseForm(code, { ...describedSample(code), ...changes });
  return result.ok ? [] : result.issues.map((issue) => `${issue.path}: ${issue.code}`);
};

describe.each(FORM_CODES)('%s', (code) => {
  it('accepts its sample, and what it made of it again, unchanged', () => {
    const first = parseForm(code, describedSample(code));
    expect(first.ok ? [] : first.issues).toEqual([]);
    const stored: unknown = first.ok && JSON.parse(JSON.stringify(first.value));
    expect(parseForm(code, stored)).toEqual(first);
  });
  it('asks for every required field of an empty form', () => {
    const result = parseForm(code, {});
    const asked = result.ok ? [] : result.issues.map(({ path }) => path);
    const required = Object.entries(forms[code].fields).filter(([, field]) => field.required);
    expect(asked).toEqual(expect.arrayContaining(required.map(([name]) => name)));
  });
  it('lets any other field be left out, unless a rule may demand it', () => {
    const free = Object.entries<Field>(forms[code].fields)
      .filter(([, { required, issues }]) => !required && !issues?.includes('required'))
      .map(([name]) => name);
    const { ...left } = describedSample(code);
    for (const name of free) delete left[name];
    const result = parseForm(code, left);
    expect(result.ok ? [] : result.issues.filter(({ path }) => free.includes(path))).toEqual([]);
  });
  it('shows nobody what was sent', () => {
    const parsed = parseForm(code, describedSample(code));
    const shown = JSON.stringify(receiptLines(forms[code].fields, parsed.ok ? parsed.value : {}));
    for (const [name, field] of Object.entries(forms[code].fields)) {
      const value = parsed.ok ? (parsed.value as Record<string, unknown>)[name] : undefined;
      const personal = !['choice', 'date', 'integer', 'slot', 'files', 'consent', 'registry'].includes(
        field.kind,
      );
      if (personal && typeof value === 'string')
        expect(shown).not.toContain(JSON.stringify(value).slice(1, -1));
    }
  });
});

describe('a receipt', () => {
  it('shows how the words of a subject begin, and of a name its first letters only', () => {
    const values = { subject: 'موعد التسجيل الأول', fullName: 'نورة العبدالله' };
    expect(receiptLines(forms.contact.fields, values)).toEqual([
      { name: 'subject', masked: 'مو••• الت••• ال•••' },
      { name: 'fullName', masked: 'ن••• ا•••' },
    ]);
  });
});

describe('rules over several fields', () => {
  it('wants ten digits of a Saudi company, and leaves foreign papers and licences free', () => {
    const registration = (changes: object) => issuesOf('supplier-registration', changes);
    expect(registration({ registrationNumber: 'HRB 12345' })).toEqual([
      'registrationNumber: invalid_registration_number',
    ]);
    expect(
      registration({
        registrationNumber: 'HRB 12345',
        country: 'DE',
        taxOrganizationType: 'foreign_corporation',
      }),
    ).toEqual([]);
    expect(registration({ registrationNumber: 'LIC-77', taxOrganizationType: 'individual' })).toEqual([]);
    expect(registration({ registrationNumber: 'ab', country: 'DE' })).toEqual([
      'registrationNumber: too_short',
    ]);
    expect(registration({ country: 'ZZ' })).toEqual(['country: choose_option']);
  });
  it('names a property by its number, as the register does; a deed beside it has its date (Regulation 6)', () => {
    const correction = (changes: object) => issuesOf('correction-request', changes);
    const deed = { deedNumber: '310107033284', deedDate: '1/1/1440' };
    expect(correction({ propertyNumber: '' })).toEqual(['propertyNumber: required']);
    expect(correction({ propertyNumber: '', ...deed })).toEqual(['propertyNumber: required']);
    expect(correction({ deedNumber: '', deedDate: '' })).toEqual([]);
    expect(correction(deed)).toEqual([]);
    expect(correction({ ...deed, deedDate: '' })).toEqual(['deedDate: required']);
    expect(correction({ deedNumber: '5', deedDate: '1/1/2199' })).toEqual(['deedDate: date_in_future']);
  });
  it('wants the agency number of an agent, whatever else is wrong', () => {
    expect(issuesOf('correction-request', { capacity: 'agent', email: 'x' })).toEqual([
      'email: invalid_email',
      'agencyNumber: required',
    ]);
    expect(issuesOf('correction-request', { capacity: 'agent', agencyNumber: '44123' })).toEqual([]);
  });
  it('takes a correction of anyone with an interest (law, article 5)', () => {
    for (const capacity of ['owner', 'interested'])
      expect(issuesOf('correction-request', { capacity, agencyNumber: '' }), capacity).toEqual([]);
    expect(issuesOf('correction-request', { capacity: 'neighbour' })).toEqual(['capacity: choose_option']);
  });
  it('leaves the place of a property out that its number tells', () => {
    const nowhere = { region: '', city: '', district: '' };
    expect(issuesOf('correction-request', nowhere)).toEqual([]);
    expect(issuesOf('correction-request', { ...nowhere, region: 'riyadh' })).toEqual([]);
    expect(issuesOf('correction-request', { ...nowhere, propertyNumber: '' })).toEqual([
      'propertyNumber: required',
    ]);
  });
  it('tells of an announcement by telephone or by email, whichever is given', () => {
    const interest = (changes: object) => issuesOf('registration-interest', changes);
    expect(interest({ email: '' })).toEqual([]);
    expect(interest({ phoneNumber: ' ' })).toEqual([]);
    expect(interest({ phoneNumber: '', email: '' })).toEqual(['phoneNumber: required']);
    // What is given is judged, and nothing is missing beside it.
    expect(interest({ phoneNumber: '', email: 'noura@' })).toEqual(['email: invalid_email']);
    expect(interest({ phoneNumber: '0405', email: '' })).toEqual(['phoneNumber: invalid_phone']);
    // A visit needs both: whoever is to come is called.
    expect(issuesOf('appointment', { email: '' })).toEqual(['email: required']);
  });
  it('takes a district of the list or a written one', () => {
    expect(issuesOf('registration-interest', { districtName: '' })).toEqual(['district: required']);
    // It is told with the city, so that nobody takes it for optional.
    const [city, ...others] = issuesOf('registration-interest', { districtName: '', city: '' });
    expect(city).toMatch(/^city: /);
    expect(others).toEqual(['district: required']);
    expect(issuesOf('registration-interest', { districtName: '', district: 'riyadh-al-aqeeq' })).toEqual([]);
    expect(issuesOf('registration-interest', { districtName: '', district: 'unlisted' })).toEqual([
      'districtName: required',
    ]);
    // What is stored is the name alone.
    const written = parseForm('registration-interest', {
      ...describedSample('registration-interest'),
      district: 'unlisted',
    });
    expect(written).toEqual(parseForm('registration-interest', describedSample('registration-interest')));
    expect(written.ok).toBe(true);
    // Who wants to be told names the place, and for registration on demand what is there too.
    const bare = { propertyType: '', plotCount: '' };
    expect(issuesOf('registration-interest', { ...bare, requestKind: 'interest' })).toEqual([]);
    expect(issuesOf('registration-interest', bare)).toEqual([
      'propertyType: required',
      'plotCount: required',
    ]);
    expect(issuesOf('registration-interest', { plotCount: '0' })).toEqual(['plotCount: invalid_number']);
    expect(issuesOf('registration-interest', { contactConsent: false })).toEqual([
      'contactConsent: must_consent',
    ]);
  });
  it('knows unpublished formats by what they cannot be', () => {
    expect(issuesOf('supplier-complaint', { erpId: 'رقم', contractNumber: '<>' })).toEqual([
      'erpId: invalid_erp_id',
      'contractNumber: invalid_contract_number',
    ]);
  });
  it('bounds the files', () => {
    const file = describedFile;
    expect(issuesOf('join-us', { cv: undefined })).toEqual(['cv: required']);
    expect(issuesOf('join-us', { cv: [file, file] })).toEqual(['cv: too_many_files']);
    expect(issuesOf('join-us', { cv: [{ ...file, size: 5 * 1024 * 1024 + 1 }] })).toEqual([
      'cv: file_too_large',
    ]);
    expect(issuesOf('join-us', { cv: [{ ...file, type: 'text/html' }] })).toEqual(['cv: file_type']);
  });
});

describe('countries', () => {
  it('are 250, the same in the schema and in the list of names, each named in both languages', () => {
    expect(COUNTRY_CODES).toHaveLength(250);
    expect(Object.keys(countries)).toEqual([...COUNTRY_CODES]);
    for (const { ar, en } of Object.values(countries)) {
      expect(ar).toMatch(/^\p{Script=Arabic}/u);
      expect(en).toMatch(/^\p{Script=Latin}/u);
    }
  });
});
