'use client';

import { useEffect } from 'react';
import { ErrorNotice } from '@/components/page/error-notice';

/** A failure while a page is drawn or used. The failure view of a page whose data could not be read is another one. */
export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => {
    // As if nobody had caught it: a missing part is dealt with by components/shell/chunk-guard.ts.
    reportError(error);
  }, [error]);
  return <ErrorNotice retry={reset} />;
}
