'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { attributes } from '@/lib/channels.cjs';
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
 * lib/page-start/page-start.cjs writes what `attributes.remember` says. A client component because the header stays while the page
 * below it changes. A page that is made for its query names it here also without JavaScript; one that all get cannot,
 * and lib/page-start/page-start.cjs takes the query along until this component does.
 */
export function LanguageSwitch(props: Props) {
  return (
    <Suspense fallback={<SwitchLink {...props} query="" />}>
      <SwitchWithQuery {...props} />
    </Suspense>
  );
}

function SwitchWithQuery(props: Props) {
  return <SwitchLink {...props} query={useSearchParams().toString()} />;
}

function SwitchLink({ locale, className, query }: Props & { query: string }) {
  const other = otherLocale(locale);
  const { code, direction, name } = localeEntry(other);
  const cookie = `${localeCookie.name}=${other}; Max-Age=${localeCookie.maxAgeSeconds}; Path=/; SameSite=Lax`;
  const address = localizedPath(splitLocale(usePathname()).path, other);
  return (
    <a
      href={query ? `${address}?${query}` : address}
      {...{ [attributes.remember]: cookie }}
      hrefLang={code}
      lang={code}
      dir={direction}
      className={className}
    >
      {name}
    </a>
  );
}
