import { events } from '@/lib/channels.cjs';
import { navigationTarget } from './loading-bar';

/** By its name or, where a browser has no name for it, by its message (lib/next/contract.cjs). */
const isChunkFailure = (error: unknown) =>
  `${process.env.CHUNK_FAILURE}`.split('|').some((name) => `${error}`.includes(name));

let lost = false;

/** Whether a script of a page that is not shown yet did not come: a navigation in place would miss it again. */
export const isScriptLost = () => lost;

/** Ends a navigation in place as one of the whole document. @returns false when none is under way */
function carryOut(): boolean {
  const target = navigationTarget();
  if (target === undefined || !navigator.onLine) return false;
  const { href } = new URL(target, location.href);
  // An address with a fragment that is there already would only be scrolled to.
  if (href === location.href) location.reload();
  else location.assign(href);
  return true;
}

/** A part of the shown page is missing: the visitor goes where he was going, or the page loads once more. */
function showPartFailed(error: unknown): void {
  if (isChunkFailure(error) && !carryOut()) window.dispatchEvent(new Event(events.partFailed));
}

/**
 * Watches for parts that failed to load after the page's start: as errors, as rejected promises, and as scripts. A script
 * that is missing while nobody goes anywhere was fetched ahead, for a link under the pointer, or is told of by the part
 * that needs it (app/[locale]/error.tsx): it is no reason to reload, and the next navigation loads a document. What
 * follows `events.partFailed` is in lib/page-start/page-start.cjs, which watches scripts until React runs.
 * @returns a function that stops it
 */
export function guardChunks(): () => void {
  const onError = ({ target, error }: ErrorEvent) => {
    if (!(target instanceof HTMLScriptElement)) showPartFailed(error);
    else if (target.src.includes('/_next/static/') && !carryOut()) lost = true;
  };
  const onRejection = (event: PromiseRejectionEvent) => showPartFailed(event.reason);
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError, true);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
