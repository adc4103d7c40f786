import fc from 'fast-check';
import { type Field, FORM_CODES, type FormCode, forms } from '@/lib/forms';
import { hostileBodies } from '../form-arbitraries';
import { formSamples } from '../form-samples';
import { bytes, damaged, longRun, MARK, words } from './words';

export interface Body {
  /** The form that it is meant for, if any. */
  form?: FormCode;
  type: string;
  /** Its bytes, one character each. */
  bytes: string;
}

type Fields = Record<string, unknown>;

/** As long as a body may be, and no longer: what is refused for its length alone shows nothing. */
const LENGTHS = [100, 2_000, 20_000, 120_000];

const textFields = (code: FormCode) =>
  Object.entries<Field>(forms[code].fields).filter(([, { kind }]) =>
    ['line', 'paragraph', 'name'].includes(kind),
  );

/** A form as people fill it in, and with the mark in all that is shown again. */
const marked = (code: FormCode): Fields => ({
  ...formSamples[code],
  ...Object.fromEntries(
    textFields(code).map(([name]) => [name, `${String(formSamples[code][name] ?? '')} ${MARK}`]),
  ),
});

/** Enough of them that each is met in many surroundings; making one takes longer than sending it. */
const POOL = 120;

function pool(seed: number): Record<FormCode, Fields[]> {
  const entries = FORM_CODES.map((code) => {
    const made = fc.sample(hostileBodies(code), { seed, numRuns: POOL });
    const objects = made.filter((body): body is Fields => typeof body === 'object' && body !== null);
    return [code, [...objects, marked(code)]] as [FormCode, Fields[]];
  });
  return Object.fromEntries(entries) as Record<FormCode, Fields[]>;
}

/** One form's values: spoilt in any way, or sound but for one that is long, not a text, or somebody's own words. */
function filled(bodies: Record<FormCode, Fields[]>): fc.Arbitrary<{ form: FormCode; fields: Fields }> {
  return fc.constantFrom(...FORM_CODES).chain((code) => {
    const names = Object.keys(forms[code].fields);
    const value = fc.oneof(
      words,
      longRun(LENGTHS),
      fc.constantFrom<unknown>({}, [], [[]], null, 1e21, false, ['a', 'b'], { a: MARK }),
    );
    return fc
      .oneof(
        fc.constantFrom(...bodies[code]),
        fc.constant(marked(code)),
        fc
          .tuple(fc.constantFrom(...names), value)
          .map(([name, given]) => ({ ...marked(code), [name]: given })),
      )
      .map((fields) => ({ form: code, fields }));
  });
}

const asText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** What no writer of JSON writes, and what its readers get lost in. */
const rubbish = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"',
    '0',
    '\u0000',
    '{"a":1,"a":2}',
    `{"${MARK}":"${MARK}"}`,
    '\ufeff{}',
    '{"__proto__":{"x":1}}',
  ),
  fc
    .constantFrom(1_000, 50_000, 120_000)
    .chain((times) =>
      fc
        .constantFrom('[', '{"a":', '[[],', '"a",', '1,', '-', '9')
        .map((piece) => piece.repeat(times / piece.length)),
    ),
  longRun(LENGTHS),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const BOUNDARY = 'a-boundary-that-no-file-has';
const FILES = [
  '%PDF-1.7\n%%EOF\n',
  '\x89PNG\r\n\x1a\n123',
  'PK\x03\x04',
  '<script>',
  '',
  `%PDF-${'1'.repeat(70_000)}`,
  '\x00'.repeat(200_000),
];
const DISPOSITIONS = [
  'name="attachments"; filename="a.pdf"',
  'name="cv"; filename="cv.pdf"',
  `name="attachments"; filename="${MARK}.png"`,
  'name="files"; filename=""',
  'name="cv"; filename*=UTF-8\'\'%E0%A4%A',
  `name="attachments"; filename="../../${'x'.repeat(5_000)}.pdf"`,
  'filename="x"',
  'name=',
  `name="${'a'.repeat(9_000)}"`,
];

function multipart(fields: Fields, file: string, disposition: string): string {
  const part = (head: string, body: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) =>
    part(`name="${bytes(name.replace(/["\r\n]/g, ''))}"`, bytes(asText(value))),
  );
  return `${texts.join('')}${part(disposition, file)}--${BOUNDARY}--\r\n`;
}

const urlencoded = (fields: Fields) =>
  Object.entries(fields)
    .map((entry) => entry.map((text) => encodeURIComponent(Buffer.from(asText(text)).toString())).join('='))
    .join('&');

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=${'b'.repeat(3_000)}`,
  'multipart/form-data; boundary=""',
  'application/csp-report',
  'application/reports+json',
  'application/xml',
  'application/json, text/html',
  MARK,
  ';',
  '',
];

/** Bodies of every type, sound and damaged, for whoever takes one. */
export function bodies(seed: number): fc.Arbitrary<Body> {
  const forms = filled(pool(seed));
  const json = forms.map(({ form, fields }) => ({
    form,
    type: 'application/json',
    bytes: bytes(JSON.stringify(fields)),
  }));
  const native = forms.map(({ form, fields }) => ({
    form,
    type: 'application/x-www-form-urlencoded',
    bytes: urlencoded(fields),
  }));
  const parts = fc
    .tuple(forms, fc.constantFrom(...FILES), fc.constantFrom(...DISPOSITIONS))
    .map(([{ form, fields }, file, disposition]) => ({
      form,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: multipart(fields, file, disposition),
    }));
  const repeated = fc
    .tuple(
      fc.constantFrom(
        'a=b&',
        `--${BOUNDARY}\r\n`,
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`,
      ),
      fc.constantFrom(100, 3_000),
      fc.constantFrom(...TYPES),
    )
    .map(([piece, times, type]) => ({ type, bytes: piece.repeat(times) }));
  const report = words.map((word) => ({
    type: 'application/csp-report',
    bytes: bytes(
      JSON.stringify({
        'csp-report': { 'document-uri': word, 'blocked-uri': MARK, 'violated-directive': word },
      }),
    ),
  }));
  const tracked = fc.tuple(words, words).map(([reference, phoneNumber]) => ({
    type: 'application/json',
    bytes: bytes(JSON.stringify({ reference, phoneNumber })),
  }));
  const sound = fc.oneof<fc.WeightedArbitrary<Body>[]>(
    { weight: 4, arbitrary: json },
    { weight: 4, arbitrary: native },
    { weight: 4, arbitrary: parts },
    { weight: 1, arbitrary: repeated },
    { weight: 1, arbitrary: report },
    { weight: 1, arbitrary: tracked },
  );
  return fc.oneof(
    { weight: 8, arbitrary: sound },
    {
      weight: 2,
      arbitrary: sound.chain((body) => damaged(body.bytes).map((spoilt) => ({ ...body, bytes: spoilt }))),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(sound, fc.constantFrom(...TYPES)).map(([body, type]) => ({ ...body, type })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(rubbish, fc.constantFrom(...TYPES))
        .map(([text, type]) => ({ type, bytes: bytes(text) })),
    },
  );
}
