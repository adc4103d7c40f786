'use client';

import { useEffect } from 'react';

/** Marks in the page's list of contents the part that is read: the one at a third of the window's height. */
export function ReadMark() {
  useEffect(() => {
    const links = new Map(
      [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [
        link.hash.slice(1),
        link,
      ]),
    );
    const mark: IntersectionObserverCallback = (parts) => {
      for (const { target, isIntersecting } of parts)
        if (isIntersecting) links.get(target.id)?.setAttribute('aria-current', 'true');
        else links.get(target.id)?.removeAttribute('aria-current');
    };
    const observer = new IntersectionObserver(mark, { rootMargin: '-33% 0px -66%' });
    for (const id of links.keys()) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return null;
}
