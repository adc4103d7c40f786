import NProgress from 'nprogress';

/** Spec section 9: shown after 400 ms, filled over 3000 ms. Colour and height stand in globals.css. */
export const loadingBar = { throttleMs: 400, durationMs: 3000, stepMs: 100 } as const;

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

/** A navigation begins. A quick one ends before the bar is ever seen. */
export function startLoadingBar(): void {
  stop();
  delay = setTimeout(() => {
    const shownAt = performance.now();
    NProgress.start();
    growth = setInterval(() => {
      const share = (performance.now() - shownAt) / loadingBar.durationMs;
      NProgress.set(Math.min(0.95, Math.max(0.02, share)));
    }, loadingBar.stepMs);
  }, loadingBar.throttleMs);
}

/** The new page is there. */
export function finishLoadingBar(): void {
  stop();
  NProgress.done();
}

function stop(): void {
  clearTimeout(delay);
  clearInterval(growth);
}
