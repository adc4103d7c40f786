import NProgress from 'nprogress';

/** Spec section 9: shown after 400 ms, filled over 3000 ms. Colour and height stand in globals.css. */
const loadingBar = { throttleMs: 400, durationMs: 3000, stepMs: 100 } as const;

let delay: ReturnType<typeof setTimeout> | undefined;
let growth: ReturnType<typeof setInterval> | undefined;

NProgress.configure({
  showSpinner: false,
  trickle: false,
  minimum: 0.02,
  speed: 200,
  barSelector: '[data-bar]',
  // nprogress draws role="bar", which is no ARIA role.
  template: '<div class="bar" data-bar aria-hidden="true"></div>',
});

/** The path and query of the page that is shown; a navigation to it has no end that anybody would see. */
let shown: string | undefined;
let target: string | undefined;

/** Where a navigation that is under way leads. */
export const navigationTarget = () => target;

/** A navigation begins. A quick one ends before the bar is ever seen; one to the page that is shown ends whatever was on its way. */
export function startLoadingBar(address: string): void {
  stop();
  const { pathname, search } = new URL(address, location.href);
  if (pathname + search === shown) {
    finishLoadingBar(shown);
    return;
  }
  target = address;
  delay = setTimeout(() => {
    const shownAt = performance.now();
    NProgress.start();
    growth = setInterval(() => {
      const share = (performance.now() - shownAt) / loadingBar.durationMs;
      NProgress.set(Math.min(0.95, Math.max(0.02, share)));
    }, loadingBar.stepMs);
  }, loadingBar.throttleMs);
}

/** A page is there, with this path and query. */
export function finishLoadingBar(address: string): void {
  shown = address;
  target = undefined;
  stop();
  NProgress.done();
}

function stop(): void {
  clearTimeout(delay);
  clearInterval(growth);
}
