'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LocateProps } from './locate-button';

/**
 * The button for the place of the device, where it can work: with scripts and on a secure address. Loaded after the page;
 * `children` stand there until then, and nothing does where it cannot work.
 */
export function LocateLoader({ children, ...props }: LocateProps & { children: ReactNode }) {
  const [Button, setButton] = useState<ComponentType<LocateProps> | 'none' | null>(null);
  useEffect(() => {
    // Without it the field is there.
    if (!isSecureContext) {
      setButton('none');
      return;
    }
    import('./locate-button').then(
      ({ LocateButton }) => setButton(() => LocateButton),
      () => setButton('none'),
    );
  }, []);
  if (Button === 'none') return null;
  return Button ? <Button {...props} /> : children;
}
