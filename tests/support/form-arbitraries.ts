import fc from 'fast-check';
import { lastBookableDay } from '../../lib/calendar/bookable';
import { addDays, riyadhDate, riyadhMoment } from '../../lib/calendar/riyadh';
import { type Field, type FieldTable, type FormCode, forms } from '../../lib/forms';
import { formSamples } from './form-samples';

type Body = Record<string, unknown>;

/** The digit that makes nine digits a number that passes Luhn (odd places double). */
function withCheckDigit(nine: string): string {
  const sum = [...nine].reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return nine + String((10 - (sum % 10)) % 10);
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const persian = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));

/** The same number as people write and paste it. */
const written = (plain: fc.Arbitrary<string>) =>
  fc
    .tuple(
      plain,
      fc.constantFrom(String, arabic, persian),
      fc.constantFrom('', ' ', '\u200f', '\u202a'),
      fc.nat(8),
    )
    .map(
      ([text, script, around, gap]) => around + script(`${text.slice(0, gap)} ${text.slice(gap)}`) + around,
    );

const nationalId = written(
  fc.tuple(fc.constantFrom('1', '2'), digits(8)).map(([first, rest]) => withCheckDigit(first + rest)),
);
const mobile = written(
  fc
    .tuple(fc.constantFrom('05', '5', '9665', '+9665', '009665'), digits(8))
    .map(([prefix, rest]) => prefix + rest),
);
const abroad = fc.constantFrom('+971501234567', '+20 100 123 4567', '0044 20 7946 0958', '+1 (202) 555-0123');
const email = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9._+-]{0,20}[a-z0-9]$/), fc.stringMatching(/^[a-z][a-z0-9]{1,20}$/))
  .map(([local, domain]) => `${local}@${domain}.example`);

/** Letters of several scripts, signs, emoji, vowel signs and what a clipboard leaves between them. */
const word = fc.string({
  unit: fc.constantFrom(...'ابتثجحخدمُحَمَّدabcXYZéß汉字-،.?!0٣۷', '👩‍👧', '\u200f'),
  minLength: 1,
  maxLength: 12,
});
function text({ bounds = { min: 1, max: 100 } }: Field) {
  const min = Math.max(bounds.min, 4);
  return fc
    .array(word, { minLength: 1, maxLength: 20 })
    .map((words) => `سطر${'م'.repeat(min)} ${words.join(' ')}`)
    .map((line) => [...line].slice(0, bounds.max).join(''));
}

const isoDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const property16 = written(digits(16));
const numbers: Record<string, fc.Arbitrary<string>> = {
  propertyNumber: property16,
  deedNumber: fc.tuple(digits(6), fc.constantFrom('', '/1', '-ب')).map((parts) => parts.join('')),
  agencyNumber: digits(9),
  erpId: digits(6).map((rest) => `S-${rest}`),
  contractNumber: digits(6).map((rest) => `PO/${rest}`),
  registrationNumber: digits(10),
  requestNumber: digits(7).map((rest) => `44-${rest}`),
};

/** A branch that never closes: the sample's slots within the bookable days are fewer than the bodies that want one. */
export const OPEN_BRANCH = { code: 'always-open', slotMinutes: 5, opens: '00:00', closes: '24:00' } as const;
const SLOTS_A_DAY = (24 * 60) / OPEN_BRANCH.slotMinutes;

/** Slots from tomorrow on, each once. */
let nextSlot = 0;
function freeSlot(): string {
  const day = addDays(riyadhDate(new Date()), 1 + Math.floor(nextSlot / SLOTS_A_DAY));
  if (day >= lastBookableDay()) throw new RangeError('No slot is left within the bookable days.');
  const minutes = (nextSlot++ % SLOTS_A_DAY) * OPEN_BRANCH.slotMinutes;
  return new Date(riyadhMoment(day, '00:00').getTime() + minutes * 60_000).toISOString();
}

/** A telephone that has booked nothing yet: one may hold a few open visits only. */
let nextPhone = 0;
const freePhone = () => `05${String(nextPhone++).padStart(8, '0')}`;

function valid(name: string, field: Field, sample: unknown): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'line':
    case 'paragraph':
    case 'name':
      return text(field);
    case 'email':
      return email;
    case 'phone':
      return fc.oneof({ weight: 4, arbitrary: mobile }, { weight: 1, arbitrary: abroad });
    case 'id':
      return nationalId;
    case 'code':
      return numbers[name] ?? fc.constant(sample);
    case 'integer':
      return fc.integer({ min: 1, max: 9_999 }).map((value) => arabic(String(value)));
    case 'date':
      return fc.integer({ min: 1, max: 29 }).map(isoDaysAgo);
    case 'choice':
      return fc.constantFrom(...(field.options ?? ['']));
    case 'slot':
      return fc.constant(null).map(freeSlot);
    default:
      return fc.constant(sample);
  }
}

const withoutFiles = (fields: FieldTable) =>
  Object.entries<Field>(fields).filter(([, { kind }]) => kind !== 'files');

/** Bodies that the form must accept. */
export function validBodies(code: FormCode): fc.Arbitrary<Body> {
  const entries = withoutFiles(forms[code].fields).map(([name, field]) => {
    const sample = formSamples[code][name];
    // A sample that leaves a field empty shows that it may be.
    return [name, sample === '' ? fc.constantFrom('', undefined) : valid(name, field, sample)] as const;
  });
  return fc.record(Object.fromEntries(entries)).map((body) => completed(code, body));
}

/** Fields that follow from another one's answer. */
function completed(code: FormCode, body: Body): Body {
  if (code === 'correction-request' && body.capacity === 'agent')
    return { ...body, agencyNumber: '123456789' };
  if (code === 'appointment') return { ...body, branch: OPEN_BRANCH.code, phoneNumber: freePhone() };
  return body;
}

const hostileValue = fc.oneof(
  fc.anything({ maxDepth: 3, withNullPrototype: false, withBigInt: false }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    ...[
      '\u0000',
      '\u202e',
      '‮abc',
      '<script>',
      "' OR 1=1 --",
      '../../etc/passwd',
      '{{7*7}}',
      '%00',
      '\r\nSet-Cookie: a=b',
    ],
    ...['٠'.repeat(500), 'ا'.repeat(70_000), 'e\u0301'.repeat(9_000), '\ud800', '=cmd()', '   ', ''],
  ),
);
const hostileName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'admin',
    'reference',
    '',
  ),
  fc.string({ maxLength: 100 }),
);

function appended(body: Body, name: string, value: unknown): string {
  const text = JSON.stringify({ ...body, last: 0 });
  return text.replace('"last":0', () => `${JSON.stringify(name)}:${JSON.stringify(value) ?? '1'}`);
}

/** Bodies of every kind: one field of a valid one spoilt, fields left out or added, and plain rubbish. */
export function hostileBodies(code: FormCode): fc.Arbitrary<unknown> {
  const names = withoutFiles(forms[code].fields).map(([name]) => name);
  const spoilt = fc
    .tuple(validBodies(code), fc.constantFrom(...names), hostileValue)
    .map(([body, name, value]) => ({ ...body, [name]: value }));
  const shortened = fc
    .tuple(validBodies(code), fc.subarray(names, { minLength: 1 }))
    .map(([body, left]) => Object.fromEntries(Object.entries(body).filter(([name]) => !left.includes(name))));
  const extended = fc
    .tuple(validBodies(code), hostileName, hostileValue)
    // As text, so that a name like __proto__ is an own key, as in a body that arrives.
    .map(([body, name, value]) => JSON.parse(appended(body, name, value)));
  return fc.oneof(spoilt, shortened, extended, fc.anything({ maxDepth: 4, withBigInt: false }));
}
