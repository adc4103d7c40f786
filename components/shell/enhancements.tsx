'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { guardChunks } from './chunk-guard';
import { finishLoadingBar } from './loading-bar';
import { watchVersion } from './version-watch';

/** What a page gains with JavaScript beside its forms: nothing here draws anything, and no page depends on it. */
export function Enhancements() {
  useEffect(() => {
    const stopWatching = watchVersion();
    const stopGuarding = guardChunks();
    // What a visitor did too early waits for this (lib/next/page-start.cjs), and React must not be in the middle of it.
    queueMicrotask(() => window.dispatchEvent(new Event('site:ready')));
    return () => {
      stopWatching();
      stopGuarding();
    };
  }, []);
  return (
    <Suspense>
      <NavigationEnd />
    </Suspense>
  );
}

/** After a client navigation the loading bar ends, and the focus goes to the new heading, so that it is read out. */
function NavigationEnd() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const shown = useRef({ pathname, query });
  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.query === query) return;
    shown.current = { pathname, query };
    finishLoadingBar();
    // A changed query refines the same page: the focus stays where the visitor works.
    if (before.pathname === pathname) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.activeElement?.closest('[data-keep-focus]')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, query]);
  return null;
}
