'use client';

import { useEffect, useState } from 'react';

/** The value of another control of the page, as it changes; '' until the page is there. */
export function useControlValue(id: string, initial = ''): string {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
    if (control === null) return;
    const read = () => setValue(control.value);
    read();
    control.addEventListener('change', read);
    return () => control.removeEventListener('change', read);
  }, [id]);
  return value;
}
