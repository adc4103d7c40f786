import { describe, expect, it } from 'vitest';
import { isNearlyNamed } from './nearly-named';

const near = (a: string, b: string) => isNearlyNamed({ ar: a, en: '' }, { ar: b, en: '' });

describe('names of districts that may mean one', () => {
  it('are those that differ by a letter at the end, which one writer sets and another leaves out', () => {
    expect(near('الزهرة', 'الزهراء')).toBe(true);
    expect(near('مشرف', 'مشرفة')).toBe(true);
    expect(near('الشفا', 'الشفاء')).toBe(true);
  });

  it('are those of which one holds the other word by word, with its articles or without', () => {
    expect(near('الخماسين', 'الخماسين الشمالي')).toBe(true);
    expect(near('صلاح الدين الشرقي', 'صلاح الدين')).toBe(true);
    expect(near('المنطقة الصناعية', 'الصناعية')).toBe(true);
    expect(near('مسجد الدرع', 'الدرع')).toBe(true);
  });

  it('are not those that have another letter, or a part of a word in common', () => {
    expect(near('الفنار', 'المنار')).toBe(false);
    expect(near('الرحاب', 'السحاب')).toBe(false);
    expect(near('الجنوب', 'ضراس الجنوبية')).toBe(false);
    expect(near('مشار', 'المطار')).toBe(false);
    // Of two letters nearly every name could be made.
    expect(near('بدا', 'بدي')).toBe(false);
  });
});
