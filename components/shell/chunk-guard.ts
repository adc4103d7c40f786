import { formInProgress } from './version-watch';

/** Spec section 9: at most one reload in 10 seconds. */
const guardMs = 10_000;
const storageKey = 'chunk-reload-at';

const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /Failed to load chunk|Loading chunk/i.test(error.message));

/**
 * Reloads the page once when a part of it failed to load: usually the build that it belongs to is gone from the server.
 * The time of the last reload is kept for the tab, so that a part which is really missing does not reload for ever.
 */
export function reloadOnce(now = Date.now()): void {
  if (formInProgress()) return;
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (now - last < guardMs) return;
  sessionStorage.setItem(storageKey, String(now));
  location.reload();
}

/**
 * Watches for failed parts: as errors, as rejected promises, and as script elements that did not load.
 * @returns a function that stops it
 */
export function guardChunks(): () => void {
  const onError = (event: ErrorEvent | Event) => {
    const script = event.target instanceof HTMLScriptElement && event.target.src.includes('/_next/static/');
    if (script || ('error' in event && isChunkFailure(event.error))) reloadOnce();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isChunkFailure(event.reason)) reloadOnce();
  };
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError, { capture: true });
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
