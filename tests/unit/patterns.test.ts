import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modulesBelow } from '../support/module-graph';

it('the pattern page shows every component of components/ui', () => {
  const shown = modulesBelow('components/patterns').flatMap(({ imports }) => imports);
  const parts = readdirSync('components/ui').filter((name) => name.endsWith('.tsx'));
  expect(parts.length).toBeGreaterThan(10);
  const missing = parts.filter((name) => !shown.includes(`components/ui/${name}`));
  expect(missing).toEqual([]);
});
