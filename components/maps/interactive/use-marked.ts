import { useEffect, useRef, useState } from 'react';
import { areaOfRow, rowOf } from './layers/map-addresses';
import type { MapProps } from './layers/map-types';

/** What is under the pointer or the focus, on the map, in its list or in the page's list of areas: marked in all of them. */
export function useMarked(locale: MapProps['locale']) {
  const [marked, mark] = useState<string | null>(null);
  const row = useRef<Element | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const slug = areaOfRow(target, locale);
      if (slug !== null) mark(slug);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, [locale]);
  useEffect(() => {
    row.current?.removeAttribute('data-marked');
    row.current = marked === null ? null : rowOf(marked, locale);
    row.current?.setAttribute('data-marked', '');
    return () => row.current?.removeAttribute('data-marked');
  }, [marked, locale]);
  return [marked, mark] as const;
}
