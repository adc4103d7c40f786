import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LEFT_FILES, sampleOf } from './sample.mjs';

const line = (place: string, title: string) => `  ${place} › ${title}`;
const numbers = Array.from({ length: 17 }, (_, index) => index);

it('has one of the tests that the same lines make, an eighth of many, and says how many it leaves out', () => {
  const { lines, left } = sampleOf(
    [
      'Listing tests:',
      line('a.spec.ts:1:1', 'stands alone'),
      line('a.spec.ts:5:3', 'is made in ar'),
      line('a.spec.ts:5:3', 'is made in en'),
      line('b.spec.ts:5:3', 'is in another file'),
      ...numbers.map((number) => line('b.spec.ts:9:3', `page ${number} › is clean`)),
      'Total: 21 tests in 2 files',
    ].join('\n'),
  );
  expect(lines).toContain('a.spec.ts:1:1 › stands alone');
  expect(lines).toContain('b.spec.ts:5:3 › is in another file');
  expect(lines.filter((text) => text.startsWith('a.spec.ts:5:3'))).toHaveLength(1);
  expect(lines.filter((text) => text.startsWith('b.spec.ts:9:3'))).toHaveLength(3);
  expect(lines).toHaveLength(6);
  expect(left).toBe(15);
});

it('is the same whatever the order of the list', () => {
  const listed = numbers.map((number) => line('a.spec.ts:1:1', `page ${number}`));
  const first = sampleOf(listed.join('\n')).lines;
  expect(first).toHaveLength(3);
  expect(sampleOf(listed.toReversed().join('\n')).lines).toEqual(first);
});

it('leaves out files that are there', () => {
  expect(LEFT_FILES.filter((name) => !existsSync(name))).toEqual([]);
});
