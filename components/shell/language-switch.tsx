'use client';

import { usePathname } from 'next/navigation';
import {
  type Locale,
  localeCookie,
  localeEntry,
  localizedPath,
  otherLocale,
  splitLocale,
} from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  className?: string;
}

/**
 * A real link to the same page in the other language. It reloads the document: language and direction of `<html>`
 * change. Following it is the only thing that writes the language cookie, so that no cacheable answer has to set one:
 * lib/next/page-start.cjs writes what `data-remember` says, and takes the query along. A client component because the
 * header stays while the page below it changes.
 */
export function LanguageSwitch({ locale, className }: Props) {
  const other = otherLocale(locale);
  const { code, direction, name } = localeEntry(other);
  return (
    <a
      href={localizedPath(splitLocale(usePathname()).path, other)}
      data-remember={`${localeCookie.name}=${other}; Max-Age=${localeCookie.maxAgeSeconds}; Path=/; SameSite=Lax`}
      hrefLang={code}
      lang={code}
      dir={direction}
      className={className}
    >
      {name}
    </a>
  );
}
