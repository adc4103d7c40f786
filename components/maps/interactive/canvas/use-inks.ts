import { useEffect, useState } from 'react';
import { type Inks, readInks } from './map-inks';

/** The colours of the mode that holds; a canvas is drawn anew when it changes. */
export function useInks(): Inks {
  const [inks, setInks] = useState(readInks);
  useEffect(() => {
    const read = () => setInks(readInks());
    const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];
    const media = queries.map((query) => matchMedia(query));
    for (const query of media) query.addEventListener('change', read);
    const chosen = new MutationObserver(read);
    chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      for (const query of media) query.removeEventListener('change', read);
      chosen.disconnect();
    };
  }, []);
  return inks;
}
