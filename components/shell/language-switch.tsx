'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
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
 * change. Following it is the only thing that writes the language cookie, so that no cacheable answer has to set one.
 * A client component because a prerendered page does not know its query.
 */
export function LanguageSwitch({ locale, className }: Props) {
  const other = otherLocale(locale);
  const { code, direction, name } = localeEntry(other);
  const href = localizedPath(splitLocale(usePathname()).path, other);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { name: cookie, maxAgeSeconds } = localeCookie;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
    document.cookie = `${cookie}=${other}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
    event.currentTarget.href = href + location.search + location.hash;
  };

  return (
    <a href={href} hrefLang={code} lang={code} dir={direction} className={className} onClick={follow}>
      {name}
    </a>
  );
}
