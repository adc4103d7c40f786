'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

/** Opens the browser's print dialogue; without JavaScript there is none to open, and no button. */
export function PrintButton({ label }: { label: string }) {
  const [usable, setUsable] = useState(false);
  useEffect(() => setUsable(true), []);
  if (!usable) return null;
  return (
    <Button variant="secondary" className="no-print" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
