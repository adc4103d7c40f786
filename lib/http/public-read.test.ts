import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readQuery } from './public-read';

const schema = z.object({ days: z.coerce.number().default(365), region: z.string().optional() });
const asked = (query: string) => readQuery(new Request(`http://localhost/api/figures${query}`), schema);
const refused = (query: string) => {
  try {
    return asked(query);
  } catch (error) {
    return (error as { parameters?: readonly string[] }).parameters;
  }
};

describe('the query of a public read', () => {
  it('is read by its schema, and an empty value is none', () => {
    expect(asked('')).toEqual({ days: 365 });
    expect(asked('?days=30&region=')).toEqual({ days: 30 });
  });

  it('is refused by name where it asks for what nobody knows: a misspelt filter would be an answer to all', () => {
    expect(refused('?distict=x')).toEqual(['distict']);
    expect(refused('?days=30&Region=riyadh&foo=')).toEqual(['Region', 'foo']);
    expect(refused('?__proto__=x&constructor=y')).toEqual(['__proto__', 'constructor']);
  });

  it('may carry what others append to an address that is passed on', () => {
    const marks = 'utm_source=a&utm_medium=b&fbclid=c&gclid=d&msclkid=e&mc_cid=f&igshid=g&_gl=h';
    expect(asked(`?region=riyadh&${marks}&utm_source=again`)).toEqual({ days: 365, region: 'riyadh' });
  });

  it('is refused where a parameter is given twice or outside of its bounds', () => {
    expect(refused('?days=30&days=90')).toEqual(['days']);
    expect(refused('?days=x&foo=1')).toEqual(['days', 'foo']);
  });

  it('is refused in a few short names, however many and long they are', () => {
    const names = Array.from({ length: 500 }, (_, index) => `${index}${'x'.repeat(300)}=1`).join('&');
    expect(String(refused(`?${names}`)).length).toBeLessThan(1_000);
  });
});
