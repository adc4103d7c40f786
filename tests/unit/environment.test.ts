import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, environmentSchema, parseEnvironment } from '@/lib/env';

const example = readFileSync('.env.example', 'utf8');
const written = new Map(
  [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);

describe('.env.example', () => {
  it('names every variable, and only those', () => {
    expect([...written.keys()].sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('shows the defaults', () => {
    const defaults = parseEnvironment({}) as Record<string, unknown>;
    for (const [name, value] of written) expect(String(defaults[name as string] ?? ''), name).toBe(value);
  });

  it('says what each one does', () => {
    for (const block of example.split(/\n\n+/).filter((part) => /^[A-Z]/m.test(part)))
      expect(block).toMatch(/^#/m);
  });
});

describe('parseEnvironment', () => {
  it('takes an empty variable for an unset one', () => {
    expect(parseEnvironment({ PORT: '', SITE_URL: '' })).toEqual(parseEnvironment({}));
  });

  it('names what is wrong, never its value', () => {
    const parse = () => parseEnvironment({ PORT: '99999999', SITE_URL: 'secret-value' });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(/PORT.*SITE_URL/s);
    expect(parse).not.toThrow(/secret-value/);
  });
});
