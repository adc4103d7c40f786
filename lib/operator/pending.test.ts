import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../env';
import { ownText, ownTextFile } from './own-texts';
import { pending } from './pending';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'operator-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function give(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('own texts', () => {
  it('are what the file of the language says, and nothing while there is none', async () => {
    expect(await ownText('board', 'ar', dataDir)).toBeNull();
    give(ownTextFile('board', 'ar', dataDir), '## الأعضاء\n\n- فلان\n');
    expect(await ownText('board', 'ar', dataDir)).toBe('## الأعضاء\n\n- فلان');
    expect(await ownText('board', 'en', dataDir)).toBeNull();
  });

  it('are refused when empty or longer than a page', async () => {
    give(ownTextFile('board', 'en', dataDir), ' \n');
    expect(await ownText('board', 'en', dataDir)).toBeNull();
    give(ownTextFile('board', 'en', dataDir), 'a'.repeat(64 * 1024 + 1));
    expect(await ownText('board', 'en', dataDir)).toBeNull();
  });
});

describe('what waits for the operator', () => {
  const names = async (environment: Record<string, string>, samples: string[] = []) =>
    (await pending(parseEnvironment({ DATA_DIR: dataDir, ...environment }), samples)).map(({ what }) => what);

  it('is every setting, text and import that is not there yet', async () => {
    const waits = await names({}, ['registrars']);
    expect(waits).toContain('PORTAL_URL');
    expect(waits).toContain(ownTextFile('chief-executive', 'en', dataDir));
    expect(waits).toContain('import of registrars');
  });

  it('no longer names what was given', async () => {
    give(ownTextFile('board', 'ar', dataDir), 'نص');
    const waits = await names({ PORTAL_URL: 'https://portal.example' });
    expect(waits).not.toContain('PORTAL_URL');
    expect(waits).not.toContain(ownTextFile('board', 'ar', dataDir));
    expect(waits).toContain(ownTextFile('board', 'en', dataDir));
    expect(waits.filter((what) => what.startsWith('import'))).toEqual([]);
  });
});
