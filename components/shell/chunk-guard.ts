const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /Failed to load chunk|Loading chunk/i.test(error.message));

/**
 * Watches for parts of the page that failed to load after its start: as errors and as rejected promises. What follows, and
 * script elements that fail at any time, is in lib/next/page-start.cjs, which runs also when React never does.
 * @returns a function that stops it
 */
export function guardChunks(): () => void {
  const tell = (error: unknown) => {
    if (isChunkFailure(error)) window.dispatchEvent(new Event('site:part-failed'));
  };
  const onError = (event: ErrorEvent) => tell(event.error);
  const onRejection = (event: PromiseRejectionEvent) => tell(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
