'use client';

import { useEffect } from 'react';

/** Marks in the page's list of contents the part that is read: the one at a third of the window's height, above them all the first. */
export function ReadMark() {
  useEffect(() => {
    const links = new Map(
      [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [
        link.hash.slice(1),
        link,
      ]),
    );
    const read = new Set<string>();
    const [first] = links.keys();
    const isBefore = () => (document.getElementById(first ?? '')?.getBoundingClientRect().top ?? 0) > 0;
    const mark: IntersectionObserverCallback = (parts) => {
      for (const { target, isIntersecting } of parts)
        if (isIntersecting) read.add(target.id);
        else read.delete(target.id);
      // Above them all, the first is what comes.
      const isFirst = read.size === 0 && isBefore();
      for (const [id, link] of links)
        if (read.has(id) || (isFirst && id === first)) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
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
