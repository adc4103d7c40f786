import { describe, expect, it } from 'vitest';
import { type Field, FORM_CODES, type FormCode, forms, parseForm } from '@/lib/forms';
import { parseDeedNumber, parseInteger, parseReferenceNumber } from '@/lib/forms/validators/codes';
import { parseDate } from '@/lib/forms/validators/date';
import { parseEmail } from '@/lib/forms/validators/email';
import { compactNumber, countCharacters, multiLine, singleLine } from '@/lib/forms/validators/normalise';
import { parsePhone } from '@/lib/forms/validators/phone';
import { foldForSearch, placeNameKey } from '@/lib/i18n/arabic';
import { normaliseReference } from '@/lib/registry/contract';
import { dearPieces, longText, slowPieces } from '../support/growth';

const fieldsOf = (code: FormCode) =>
  Object.entries<Field>(forms[code].fields).filter(([, { kind }]) => kind !== 'files' && kind !== 'consent');

describe('what texts are read with', () => {
  it.each(
    Object.entries({
      singleLine,
      multiLine,
      countCharacters,
      compactNumber,
      parseDate,
      parseDeedNumber,
      parseReferenceNumber,
      parseInteger: (text: string) => parseInteger(text, 1, 9),
      parseEmail,
      parsePhone,
      foldForSearch,
      placeNameKey,
      normaliseReference,
    }),
  )('%s costs in proportion to the text', (_, work) => {
    expect(dearPieces(work, 4_000)).toEqual({});
  });
});

describe.each(FORM_CODES)('the form %s', (code) => {
  const filled = (text: (limit: number) => string) =>
    Object.fromEntries(fieldsOf(code).map(([name, { bounds }]) => [name, text((bounds?.max ?? 40) * 8)]));

  it('is judged in proportion to its texts, however long they are', () => {
    const judged = (text: string) =>
      parseForm(
        code,
        filled(() => text),
      );
    expect(dearPieces(judged, 8_000)).toEqual({});
  });
  it('is judged within one turn, each field as long as it may be', () => {
    const slow = slowPieces((piece) => {
      const longest = filled((limit) => longText(piece, limit));
      return parseForm(code, longest);
    });
    expect(slow).toEqual([]);
  });
});
