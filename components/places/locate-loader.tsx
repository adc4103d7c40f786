'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LocateProps } from './locate-button';

/**
 * The button for the place of the device, where it can work: with scripts and on a secure address. Loaded after the page;
 * `children` keep its place until then.
 */
export function LocateLoader({ children, ...props }: LocateProps & { children: ReactNode }) {
  const [Button, setButton] = useState<ComponentType<LocateProps> | null>(null);
  useEffect(() => {
    if (!isSecureContext) return;
    // Without it the field is there.
    import('./locate-button').then(
      ({ LocateButton }) => setButton(() => LocateButton),
      () => undefined,
    );
  }, []);
  return Button ? <Button {...props} /> : children;
}
