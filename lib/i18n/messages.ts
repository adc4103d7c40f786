import type en from '@/messages/en';
import type { Locale } from './locales';
import { unparted } from './unparted';

export type Messages = typeof en;

/** Made once for each language: next-intl keeps what it has parsed by the object that it came in. */
const made: Partial<Record<Locale, Promise<Messages>>> = {};

/** No text of the site parts a number from what it counts: it is seen to here, and by no editor. */
const whole = <T>(node: T): T =>
  (typeof node === 'string'
    ? unparted(node)
    : Object.fromEntries(Object.entries(node as object).map(([key, child]) => [key, whole(child)]))) as T;

async function load(locale: Locale): Promise<Messages> {
  const catalogue = locale === 'ar' ? await import('@/messages/ar') : await import('@/messages/en');
  return whole(catalogue.default as Messages);
}

/** The texts of one language. English is the source of the keys' type; a test keeps both languages equal in keys. */
export function messagesFor(locale: Locale): Promise<Messages> {
  made[locale] ??= load(locale);
  return made[locale];
}
