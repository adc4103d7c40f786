import type { Page } from 'playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { text } from './site';

/** Asks for the map to move about in, and gives it. */
export async function openMap(page: Page, locale: Locale) {
  await page.getByRole('button', { name: text(locale, 'AreaMap', 'show') }).click();
  return page.getByRole('region', { name: text(locale, 'AreaMap', 'name') });
}
