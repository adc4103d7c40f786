import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForTest } from '@/tests/support/folders';
import { keepsPagesOnDisk } from './kept-pages.cjs';

it('pages that are made again are written where the build can be written', () => {
  const root = folderForTest();
  expect(keepsPagesOnDisk(root)).toBe(true);
  mkdirSync(join(root, '.next', 'server'), { recursive: true });
  expect(keepsPagesOnDisk(root)).toBe(true);
});

it.each(['EROFS', 'EACCES'])('and kept in memory alone where it cannot (%s)', (code) => {
  const refused = () => {
    throw Object.assign(new Error('refused'), { code });
  };
  expect(keepsPagesOnDisk('/site', refused)).toBe(false);
});
