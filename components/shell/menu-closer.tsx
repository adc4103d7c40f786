'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Closes the narrow menu that holds it: after a client navigation, on Escape (the focus returns to its button), and when
 * the focus or a click goes elsewhere. The menu itself is a disclosure and needs none of this to work.
 */
export function MenuCloser() {
  const anchor = useRef<HTMLSpanElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname is the reason to close.
  useEffect(() => {
    anchor.current?.closest('details')?.removeAttribute('open');
  }, [pathname]);

  useEffect(() => {
    const menu = anchor.current?.closest('details');
    if (!menu) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const onLeave = (event: Event) => {
      const { target } = event;
      // The ground around the sheet of a phone is drawn by the disclosure itself.
      if (menu.open && target instanceof Node && (target === menu || !menu.contains(target)))
        menu.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, []);

  return <span ref={anchor} hidden />;
}
