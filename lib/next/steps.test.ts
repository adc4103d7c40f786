import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stepNames } from './steps.mjs';

it('the steps of a request stand in the documentation in their order', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const table = text.slice(text.indexOf('## Next behind one door'));
  const documented = [...table.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, name]) => name);
  expect(documented).toEqual(stepNames);
});
