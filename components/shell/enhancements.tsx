'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { events } from '@/lib/channels.cjs';
import { guardChunks } from './chunk-guard';
import { finishLoadingBar } from './loading-bar';
import { watchVersion } from './version-watch';

/** What a page gains with JavaScript beside its forms: nothing here draws anything, and no page depends on it. */
export function Enhancements() {
  useHeadingFocus();
  useEffect(() => {
    const stopWatching = watchVersion();
    const stopGuarding = guardChunks();
    // What a visitor did too early waits for this (lib/page-start/page-start.cjs), and React must not be in the middle of it.
    queueMicrotask(() => window.dispatchEvent(new Event(events.ready)));
    return () => {
      stopWatching();
      stopGuarding();
    };
  }, []);
  return (
    <Suspense>
      <LoadingBarEnd />
    </Suspense>
  );
}

/**
 * After a client navigation the focus goes to the new heading, so that it is read out. A changed query refines the same
 * page: the focus stays where the visitor works.
 */
function useHeadingFocus(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    openAddressed();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/**
 * A fragment that lies within a disclosure opens it and brings it into view: closed, it had no place to be scrolled to.
 * Browsers do so for an address; a navigation in place is ours.
 */
function openAddressed(): void {
  const disclosure = document.getElementById(location.hash.slice(1))?.closest('details');
  if (!disclosure || disclosure.open) return;
  disclosure.open = true;
  disclosure.scrollIntoView();
}

/**
 * A filter that replaced the form in which the visitor worked took the focus away with it: it goes to the results, which the
 * address names. Where the focus is still somewhere, it stays.
 */
function focusResults(): void {
  const results = location.hash && document.getElementById(location.hash.slice(1));
  if (!results || document.activeElement !== document.body) return;
  results.tabIndex = -1;
  results.focus({ preventScroll: true });
}

/** Apart from the focus: what reads the query is drawn a moment after the page, and a quick visitor may be gone by then. */
function LoadingBarEnd() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const shown = useRef({ pathname, query });
  useEffect(() => {
    finishLoadingBar(query ? `${pathname}?${query}` : pathname);
    const before = shown.current;
    shown.current = { pathname, query };
    if (before.pathname === pathname && before.query !== query) focusResults();
  }, [pathname, query]);
  return null;
}
