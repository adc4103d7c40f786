'use client';

import { useEffect } from 'react';
import { ErrorNotice } from '@/components/page/error-notice';
import { tellPartFailed } from '@/components/shell/chunk-guard';

/** A failure while a page is drawn or used. The failure view of a page whose data could not be read is another one. */
export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => {
    console.error(error);
    tellPartFailed(error);
  }, [error]);
  return <ErrorNotice retry={reset} />;
}
