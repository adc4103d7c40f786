import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageStartHash, pageStartScript } from './page-start.cjs';

describe('the script of every page', () => {
  it('has the hash that the policy names', () => {
    expect(pageStartHash).toBe(`'sha256-${createHash('sha256').update(pageStartScript).digest('base64')}'`);
  });

  it('holds nothing that React would write differently', () => {
    expect(pageStartScript).not.toMatch(/<\/?script/i);
  });
});
