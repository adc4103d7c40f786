import { describe, expect, it } from 'vitest';
import { securityTxt } from './security-txt';

const day = 86_400_000;
const settings = {
  SECURITY_CONTACT: 'mailto:security@site.example, https://site.example/report',
  SECURITY_TXT_DAYS: 364,
};
const fields = (text = '') =>
  text
    .trimEnd()
    .split('\n')
    .map((field) => field.split(': ') as [string, string]);

describe('security.txt', () => {
  it('names whom to tell, and expires in the future but within a year', () => {
    for (const now of [new Date('2026-02-28T23:59:59.999Z'), new Date('2028-02-29T00:00:00Z')]) {
      for (const days of [2, 180, 364]) {
        const made = fields(securityTxt({ ...settings, SECURITY_TXT_DAYS: days }, now));
        expect(made.filter(([name]) => name === 'Contact').map(([, value]) => value)).toEqual([
          'mailto:security@site.example',
          'https://site.example/report',
        ]);
        const expires = made.filter(([name]) => name === 'Expires');
        expect(expires).toHaveLength(1);
        const ahead = Date.parse(expires[0]?.[1] ?? '') - now.getTime();
        expect(ahead).toBeGreaterThan(day);
        expect(ahead).toBeLessThan(365 * day);
      }
    }
  });

  it('says where it belongs only where that is reached safely', () => {
    const canonical = (SITE_URL?: string) =>
      fields(securityTxt({ ...settings, SITE_URL }, new Date())).find(([name]) => name === 'Canonical')?.[1];
    expect(canonical('https://site.example')).toBe('https://site.example/.well-known/security.txt');
    expect(canonical('http://site.example')).toBeUndefined();
    expect(canonical()).toBeUndefined();
  });

  it('is not there without a contact', () => {
    expect(securityTxt({ SECURITY_TXT_DAYS: 180 }, new Date())).toBeUndefined();
  });
});
