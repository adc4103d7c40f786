import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filteredPath, given, unreadFilters } from './filters';

describe('the address of a filtered list', () => {
  it('is the plain one without a filter, so that it comes from the cache', () => {
    expect(filteredPath('areas', 'ar', { region: undefined, state: '', page: 1 })).toBe('/announced-areas');
  });

  it('asks for the page made for the request as soon as there is a filter', () => {
    expect(filteredPath('areas', 'en', { region: 'makkah', page: 2 })).toBe(
      '/en/announced-areas?view=filtered&region=makkah&page=2',
    );
    expect(filteredPath('posts', 'ar', { page: 3 })).toBe('/posts?page=3');
  });

  it('escapes what a visitor typed', () => {
    expect(filteredPath('registrars', 'ar', { q: 'أ&b=c' })).toBe(
      '/registrar-list?view=filtered&q=%D8%A3%26b%3Dc',
    );
  });
});

describe('a value of an address', () => {
  const page = z.coerce.number().int().min(1);
  it('counts as not given when it is outside its schema', () => {
    expect(given(page, '4')).toBe(4);
    for (const odd of ['0', '-1', '1e99x', 'NaN', '', '  ', undefined])
      expect(given(page, odd)).toBeUndefined();
  });
});

describe('what an address asks for in vain', () => {
  it('is what the page did not follow', () => {
    const query = { view: 'filtered', days: '-5', region: 'xx', city: 'riyadh', utm_source: 'letter' };
    expect(unreadFilters(query, { days: 365, region: undefined, city: 'riyadh' })).toEqual([
      'days',
      'region',
    ]);
  });

  it('is nothing where values are only written in another way, or left empty', () => {
    const query = { days: '090', q: ' saud ', region: '', page: '2 ' };
    expect(unreadFilters(query, { days: 90, q: 'saud', page: 2 })).toEqual([]);
  });

  it('is a page past the end, and a filter that the page does not have', () => {
    expect(unreadFilters({ page: '9', state: 'open' }, { page: 3 })).toEqual(['state', 'page']);
  });
});
