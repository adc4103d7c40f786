import { describe, expect, it } from 'vitest';
import { NAME_LENGTH, TEXT_LENGTH } from '../contract';
import { RowRefusedError } from './errors';
import { Properties } from './properties';

describe('what a row says', () => {
  const of = (length: number) => new Properties({ name_ar: 'م'.repeat(length) });

  it('is a name or a text as long as the contract lets it be', () => {
    expect(of(NAME_LENGTH).name('name_ar')).toHaveLength(NAME_LENGTH);
    expect(of(TEXT_LENGTH).text('name_ar')).toHaveLength(TEXT_LENGTH);
    expect(of(TEXT_LENGTH).name('name_en')).toBeNull();
  });

  it('is refused by the name of its column where it is longer', () => {
    expect(() => of(NAME_LENGTH + 1).name('name', 'name_ar')).toThrow(RowRefusedError);
    expect(() => of(NAME_LENGTH + 1).name('name_ar')).toThrow(`name_ar has more than ${NAME_LENGTH}`);
    expect(() => of(TEXT_LENGTH + 1).text('name_ar')).toThrow(`name_ar has more than ${TEXT_LENGTH}`);
  });
});
