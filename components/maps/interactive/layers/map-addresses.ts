import type { LatLng } from 'leaflet';
import { type Locale, localizedPath } from '@/lib/i18n/locales';

/** The page of an announcement. */
export const areaPath = (slug: string, locale: Locale) =>
  localizedPath(`/announced-areas/${encodeURIComponent(slug)}`, locale);

/** One metre: as sure as a finger on a map can be. */
const DECIMALS = 5;

/** The answer for a point. */
export function answerPath({ lat, lng }: LatLng, locale: Locale): string {
  const place = `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
  return `${localizedPath('/check', locale)}?${new URLSearchParams({ view: 'filtered', place })}#answer`;
}

/** The row of the page's list that leads to an area. */
export function rowOf(slug: string, locale: Locale): Element | null {
  const path = areaPath(slug, locale);
  const links = [...document.querySelectorAll('.rows > li a')];
  return links.find((link) => link.getAttribute('href') === path)?.closest('li') ?? null;
}

/** The area of the row that the pointer or the focus is on. */
export function areaOfRow(target: EventTarget | null, locale: Locale): string | null {
  const link = target instanceof Element ? target.closest('.rows > li')?.querySelector('a') : null;
  const path = link?.getAttribute('href') ?? '';
  const start = areaPath('', locale);
  return path.startsWith(start) ? decodeURIComponent(path.slice(start.length)) : null;
}
