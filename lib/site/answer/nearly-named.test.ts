import { describe, expect, it } from 'vitest';
import { growthBeyondProportion } from '../../../tests/support/growth';
import { NearlyNamed } from './nearly-named';

const named = (ar: string) => ({ name: { ar, en: '' } });
/** Whether each finds the other. */
const near = (a: string, b: string) => {
  const [there, back] = [
    new NearlyNamed([named(a)]).of(named(b).name),
    new NearlyNamed([named(b)]).of(named(a).name),
  ];
  expect(there.length).toBe(back.length);
  return there.length === 1;
};

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

  it('are found among many in proportion to their number', () => {
    const work = (count: number) => () => {
      const districts = Array.from({ length: count }, (_, n) => named(`حي الورود رقم ${n}`));
      const index = new NearlyNamed(districts);
      for (const { name } of districts) expect(index.of({ ar: `${name.ar} الشرقي`, en: '' })).toHaveLength(1);
    };
    expect(growthBeyondProportion(work, 500)).toBeUndefined();
  });
});
