import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseNationalId } from './identity';
import { parsePhone } from './phone';

const lists = resolve(import.meta.dirname, '../../../../shared/data/lists');
const shared = existsSync(lists);
const read = (name: string) => JSON.parse(readFileSync(resolve(lists, name), 'utf8'));

interface IdVectors {
  valid: { id: string }[];
  valid_eastern_digits: { id: string }[];
  whitespace: string[];
  invalid: { id: string }[];
  luhn_valid_but_wrong_prefix: { id: string }[];
}
interface PhoneVectors {
  vectors: {
    input: string;
    parsed: string | null;
    valid: boolean;
    type: string | null;
    country: string | null;
  }[];
}

describe.skipIf(!shared)(shared ? 'shared vectors' : 'shared vectors (skipped: no shared data)', () => {
  it('agrees with every identity number', () => {
    const vectors: IdVectors = read('saudi-id-vectors.json');
    for (const { id } of vectors.valid) expect(parseNationalId(id), id).toBe(id);
    for (const { id } of vectors.valid_eastern_digits) expect(parseNationalId(id), id).toBe('1000000008');
    for (const id of vectors.whitespace) expect(parseNationalId(id), id).toBe('1000000008');
    for (const { id } of [...vectors.invalid, ...vectors.luhn_valid_but_wrong_prefix])
      expect(parseNationalId(id), id).toBeUndefined();
  });

  it('agrees with every telephone number: the same ones are valid, with the same digits', () => {
    const { vectors }: PhoneVectors = read('phone-vectors-sa.json');
    for (const { input, parsed, valid, country } of vectors) {
      const expected = valid && parsed !== null ? (country === 'SA' ? parsed.slice(1) : parsed) : undefined;
      expect(parsePhone(input, 'business'), input).toBe(expected);
    }
  });
});
