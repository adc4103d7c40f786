import { expect, it } from 'vitest';
import { plainAddress } from './plain-address.mjs';

it('drops the escapes that mean nothing, and no other', () => {
  expect(plainAddress('/what%2Dwe%2ddo?q=%2D')).toBe('/what-we-do?q=%2D');
  expect(plainAddress('/%61bout%5Fus%7e%30')).toBe('/about_us~0');
  for (const kept of ['/a%2Fb', '/%2E%2E/x', '/a%20b', '/%D8%B9', '/a%25b', '/a%40', '/a%5B%5E', '/a%60%7B'])
    expect(plainAddress(kept)).toBe(kept);
});

it('makes nothing out of escapes of escapes', () => {
  expect(plainAddress('/%252D')).toBe('/%252D');
});
