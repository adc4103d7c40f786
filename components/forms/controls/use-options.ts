'use client';

import { useEffect, useState } from 'react';

interface Loaded<T> {
  address: string;
  data: T | undefined;
}

/**
 * Choices that follow from another choice, fetched when that one is made. `initial` is what the server already knew.
 * @param address null while the other choice is open
 * @returns undefined while loading, and when the server does not answer: the control then says so by staying empty
 */
export function useOptions<T>(address: string | null, initial: T | undefined) {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  const [first] = useState(address);

  useEffect(() => {
    if (address === null || (address === first && initial !== undefined)) return;
    const request = new AbortController();
    fetch(address, { signal: request.signal })
      .then((response) => (response.ok ? (response.json() as Promise<T>) : undefined))
      .then((data) => setLoaded({ address, data }))
      .catch(() => {
        if (!request.signal.aborted) setLoaded({ address, data: undefined });
      });
    return () => request.abort();
  }, [address, first, initial]);

  if (address === null) return { data: undefined, loading: false };
  if (loaded?.address === address) return { data: loaded.data, loading: false };
  if (address === first && initial !== undefined) return { data: initial, loading: false };
  return { data: undefined, loading: true };
}

/** Gives a control the value that a draft wanted for it before its choices were there. */
export function restoreWanted(id: string): void {
  const control = document.getElementById(id) as HTMLSelectElement | null;
  const wanted = control?.dataset.wanted;
  if (!control || !wanted) return;
  // Once: what the list does not have any more is chosen anew.
  delete control.dataset.wanted;
  if ([...control.options].some(({ value }) => value === wanted)) {
    control.value = wanted;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
