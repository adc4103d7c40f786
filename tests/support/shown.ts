import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Locale } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';

/** The HTML of a component in a language, as the server makes it. */
export async function shown(locale: Locale, component: ReactNode): Promise<string> {
  const messages = await messagesFor(locale);
  // Links ask for a router when they are drawn, and use it only when they are pointed at.
  const router = { value: {} as AppRouterInstance, children: component };
  const children = createElement(AppRouterContext.Provider, router);
  const provided = { locale, messages, timeZone: 'Asia/Riyadh', children };
  // Parts of a page that are made in turns of their own are waited for.
  const { prelude } = await prerenderToNodeStream(createElement(NextIntlClientProvider, provided));
  const chunks: Uint8Array[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks)
    .toString()
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'");
}
