import type en from '@/messages/en';
import type { Locale } from './locales';

export type Messages = typeof en;

/** The texts of one language. English is the source of the keys' type; a test keeps both languages equal in keys. */
export async function messagesFor(locale: Locale): Promise<Messages> {
  const catalogue = locale === 'ar' ? await import('@/messages/ar') : await import('@/messages/en');
  return catalogue.default as Messages;
}
