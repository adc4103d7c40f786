import type { z } from 'zod';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { filteredView } from '../routing/filtered-view';
import { type RouteId, routePath } from '../routing/routes';

/** What a visitor may write into an address is anything: a value outside its schema counts as not given. */
export function given<T extends z.ZodType>(schema: T, value: string | undefined): z.output<T> | undefined {
  if (value === undefined || value.trim() === '') return undefined;
  return schema.safeParse(value).data as z.output<T> | undefined;
}

type Filters = Readonly<Record<string, string | number | undefined>>;

/**
 * The address of a list with its filters: the same for a form's result and for the links of its pages, so that it can
 * be shared. Without any filter it is the plain address, which comes from the cache.
 */
export function filteredPath(id: RouteId, locale: Locale, filters: Filters): string {
  const set = Object.entries(filters).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && Number(value) <= 1),
  );
  const path = localizedPath(routePath(id), locale);
  if (set.length === 0) return path;
  const view = set.every(([name]) => name === 'page') ? [] : [[filteredView.name, filteredView.value]];
  const query = new URLSearchParams([...view, ...set.map(([name, value]) => [name, String(value)])]);
  return `${path}?${query}`;
}

/** What an address can ask for, over all pages. */
const FILTER_NAMES = ['days', 'region', 'city', 'district', 'type', 'use', 'state', 'q', 'page'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/**
 * What an address asks for and the page did not follow: a value outside its schema, a place that does not exist or lies
 * elsewhere, a page past the end.
 * @param understood the filter by which the page was made
 */
export function unreadFilters(
  query: Readonly<Record<string, string>>,
  understood: Partial<Record<FilterName, string | number | undefined>>,
): FilterName[] {
  return FILTER_NAMES.filter((name) => {
    const asked = query[name]?.trim();
    const followed = understood[name];
    if (!asked) return false;
    return typeof followed === 'number' ? Number(asked) !== followed : asked !== followed;
  });
}
