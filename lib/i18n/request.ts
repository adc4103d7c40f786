import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { keptMessages } from './kept-messages';
import { defaultLocale, isLocale } from './locales';
import { messagesFor } from './messages';

/** The zone in which the registry counts days (spec section 9; domain.md 3.5). */
export const timeZone = 'Asia/Riyadh';

export default getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootLocale());
  const locale = isLocale(requested) ? requested : defaultLocale;
  return { locale, messages: await messagesFor(locale), timeZone, _cache: keptMessages };
});
