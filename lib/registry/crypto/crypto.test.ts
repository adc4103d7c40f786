import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvelopeError, lookupHash, lookupHashes, open, seal } from './envelope';
import { KeyringError, loadKeyring, newKey, parseKeyring } from './keyring';

const ring = parseKeyring(newKey());

describe('envelope', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const first = seal(ring, 'نص سري', 'row-1');
    expect(open(ring, first, 'row-1')).toBe('نص سري');
    expect(seal(ring, 'نص سري', 'row-1')).not.toBe(first);
    expect(first).not.toContain('سري');
  });

  it('refuses another place, another key and a changed byte', () => {
    const sealed = seal(ring, 'secret', 'row-1');
    expect(() => open(ring, sealed, 'row-2')).toThrow(EnvelopeError);
    expect(() => open(parseKeyring(newKey()), sealed, 'row-1')).toThrow(KeyringError);
    const flipped = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => open(ring, flipped, 'row-1')).toThrow(EnvelopeError);
    expect(() => open(ring, 'nonsense', 'row-1')).toThrow(EnvelopeError);
    expect(() => open(ring, `v1.${ring.current.id}.AAAA`, 'row-1')).toThrow(EnvelopeError);
  });

  it('reads old rows after a rotation and writes with the new key', () => {
    const [oldPair, newPair] = [newKey(), newKey()];
    const before = parseKeyring(oldPair);
    const sealed = seal(before, 'secret', 'row');
    const after = parseKeyring(`${newPair},${oldPair}`);
    expect(open(after, sealed, 'row')).toBe('secret');
    expect(seal(after, 'x', 'row')).toContain(`.${after.current.id}.`);
    expect(lookupHashes(after, 'a')).toContain(lookupHash(before.current, 'a'));
  });

  it('keeps parts of a look-up apart', () => {
    expect(lookupHash(ring.current, 'ab', 'c')).not.toBe(lookupHash(ring.current, 'a', 'bc'));
  });
});

describe('keyring', () => {
  it.each(['', 'no-colon', 'id:', 'id:c2hvcnQ=', `a b:${Buffer.alloc(32).toString('base64')}`])(
    'refuses %j',
    (text) => {
      expect(() => parseKeyring(text)).toThrow(KeyringError);
    },
  );

  it('refuses two keys of one id and never prints key material', () => {
    const pair = `same:${Buffer.alloc(32, 7).toString('base64')}`;
    expect(() => parseKeyring(`${pair},${pair}`)).toThrow(/same id/);
    expect(() => parseKeyring('id:c2hvcnQ=')).toThrow(/^(?!.*c2hvcnQ).*$/);
  });

  it('makes one key file for its owner only, whoever starts first', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    const module = new URL('./keyring.ts', import.meta.url).pathname;
    const script = `import(${JSON.stringify(module)}).then((m) => console.log(m.loadKeyring({ DATA_DIR: ${JSON.stringify(folder)} }).current.id))`;
    const starts = Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { stdio: 'pipe' });
      const output: string[] = [];
      for await (const chunk of child.stdout) output.push(String(chunk));
      return output.join('').trim();
    });
    const ids = new Set(await Promise.all(starts));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toBe(loadKeyring({ DATA_DIR: folder }).current.id);
    expect(readdirSync(folder)).toEqual(['registry.key']);
    expect(statSync(join(folder, 'registry.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'registry.key'), 'utf8')).toContain(`${[...ids][0]}:`);
  });
});
