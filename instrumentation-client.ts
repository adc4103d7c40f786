import { startLoadingBar } from '@/components/shell/loading-bar';

/** Next calls this when a client navigation begins; its end is seen by components/shell/enhancements.tsx. */
export function onRouterTransitionStart(url: string): void {
  startLoadingBar(url);
}
