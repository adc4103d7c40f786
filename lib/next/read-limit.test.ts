import { expect, it } from 'vitest';
import { costOf, readLimit } from './read-limit.mjs';

const from = (address: string, network = 'n') => ({ address, network });

it('gives an address its share, says how long to wait, and fills again evenly', () => {
  let time = 0;
  const take = readLimit(60, () => time);
  for (let asked = 0; asked < 60; asked += 1) expect(take(from('a'), 1)).toBe(0);
  expect(take(from('a'), 1)).toBe(1);
  expect(take(from('b'), 1)).toBe(0);
  time = 2_000;
  expect([1, 2, 3].map(() => take(from('a'), 1))).toEqual([0, 0, 1]);
});

it('bounds the addresses of one network together', () => {
  const take = readLimit(60, () => 0);
  const taken = Array.from({ length: 400 }, (_, at) => take(from(`a${at}`), 1)).filter((wait) => wait === 0);
  expect(taken).toHaveLength(240);
  expect(take(from('x', 'other'), 1)).toBe(0);
});

it('is no bound when it is 0', () => {
  const take = readLimit(0);
  expect(Array.from({ length: 1000 }, () => take(from('a'), 1)).every((wait) => wait === 0)).toBe(true);
});

it('counts what is made for a question, and nothing else', () => {
  const isView = (url: string) => url.startsWith('/list?');
  const cost = (url: string, method = 'GET') => costOf({ url, method } as never, isView);
  expect(cost('/list?view=filtered')).toBe(1);
  expect(cost('/api/districts?city=1')).toBeCloseTo(0.1);
  for (const url of ['/', '/list', '/about-us?_rsc=x', '/api/areas/map']) expect(cost(url), url).toBe(0);
  expect(cost('/api/forms/contact?locale=en', 'POST')).toBe(0);
});
