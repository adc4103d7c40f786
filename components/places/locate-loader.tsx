'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LocateProps } from './locate-button';

/**
 * The button for the place of the device, where it can work: with scripts and on a secure address. Loaded after the page;
 * `children` stand there until then, and nothing does where it cannot work.
 */
export function LocateLoader({ children, ...props }: LocateProps & { children: ReactNode }) {
  const [Button, setButton] = useState<ComponentType<LocateProps> | null>(null);
  useEffect(() => {
    // Without it the field is there.
    const none = () => setButton(() => () => null);
    if (!isSecureContext) return none();
    import('./locate-button').then(({ LocateButton }) => setButton(() => LocateButton), none);
  }, []);
  return Button ? <Button {...props} /> : children;
}
