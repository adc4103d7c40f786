'use strict';
// CommonJS, because csp.cjs requires it.
const { attributes, events } = require('../channels.cjs');
const { trustedTypesScript } = require('./trusted-types.cjs');

/**
 * What a page does before its scripts have arrived, in one inline script that is the same on every page, so that one hash
 * in the policy admits it. It stands as text: a bundler would rewrite a function, and the hash would no longer fit.
 *
 * - Following the language switch (components/shell/language-switch.tsx) writes the cookie and keeps query and fragment,
 *   also for a visitor who is quicker than the scripts.
 * - A link that is followed, or a form that is sent, in the moment before the scripts run waits for them, 0.4 s at most:
 *   the page then changes in place, as it does afterwards. `events.ready` comes from components/shell/enhancements.tsx.
 * - When a script of the build does not come before React runs, or a part of the page tells so afterwards
 *   (components/shell/chunk-guard.ts), the page loads once more: usually the build that it belongs to is gone from the server. Not over a form in progress, not while
 *   the browser knows that it is offline, and not twice in ten seconds (spec section 9), however often it is loaded.
 * - What is typed before counts as typed (components/forms/engine/use-draft.ts, components/shell/version-watch.ts).
 * - The appearance that the visitor has chosen holds before anything is painted (components/shell/theme-choice.tsx).
 * - On paper the page says when it was printed and from which address, and what is folded is unfolded.
 * - The scripts that dressed-page.cjs took out are asked for once the page has been painted; after three seconds at the
 *   latest, for a browser that does not tell or a tab that nobody sees (docs/adr/0009).
 */
const pageStartScript = `${trustedTypesScript}
(() => {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme) dataset.theme = theme;
  } catch {
    // Without storage the system decides.
  }
  let unfolded = [];
  addEventListener('beforeprint', () => {
    const language = document.documentElement.lang === 'en' ? 'en-GB' : 'ar-SA-u-ca-gregory-nu-latn';
    const time = new Date().toLocaleString(language, { timeZone: 'Asia/Riyadh', dateStyle: 'long', timeStyle: 'short' });
    // An answer to what was sent has no address at which it could be found again.
    const found = location.pathname.startsWith('/api/') ? location.origin : location.href;
    let address = found;
    try {
      address = decodeURI(found);
    } catch {
      // Somebody has written a percent sign into it: it stays as it is.
    }
    const says = { address, time };
    for (const part of document.querySelectorAll('[data-prints]')) part.dataset.printed = says[part.dataset.prints];
    unfolded = [...document.querySelectorAll('main details:not([open])')];
    for (const part of unfolded) part.open = true;
  });
  addEventListener('afterprint', () => {
    for (const part of unfolded) part.open = false;
  });
  let ready = false;
  let held;
  const hold = (event, then, otherwise) => {
    if (ready || event.defaultPrevented) return;
    event.preventDefault();
    if (!held) setTimeout(() => end(held.otherwise), 400);
    held = { then, otherwise };
  };
  const end = (go) => {
    if (ready) return;
    ready = true;
    go?.();
  };
  addEventListener('${events.ready}', () => end(held?.then));
  const partFailed = () => {
    if (held) return end(held.otherwise);
    if (!navigator.onLine || document.querySelector('form[${attributes.dirty}]')) return;
    const now = Date.now();
    try {
      if (now - (sessionStorage.getItem('reloaded-at') ?? 0) < 10000) return;
      sessionStorage.setItem('reloaded-at', now);
    } catch {
      return;
    }
    location.reload();
  };
  addEventListener('${events.partFailed}', partFailed);
  addEventListener('error', ({ target }) => {
    if (!ready && target instanceof HTMLScriptElement && target.src.includes('/_next/static/')) partFailed();
  }, true);
  const follow = (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target], [download])');
    // Of the buttons, the middle one follows a link too; the right one only asks what could be done with it.
    if (!link || event.button > 1) return;
    const cookie = link.getAttribute('${attributes.remember}');
    if (cookie) {
      document.cookie = cookie + (location.protocol === 'https:' ? '; Secure' : '');
      link.search = location.search;
      link.hash = location.hash;
    } else if (event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      hold(event, () => link.click(), () => location.assign(link.href));
    }
  };
  addEventListener('click', follow);
  addEventListener('auxclick', follow);
  addEventListener('submit', (event) => {
    const form = event.target;
    const send = () => form.requestSubmit(event.submitter);
    if (form.method === 'post') hold(event, send, send);
  });
  addEventListener('input', ({ target }) => {
    if (!ready && target.form?.method === 'post') target.form.setAttribute('${attributes.dirty}', 'true');
  });
  const later = document.querySelector('script[${attributes.later}]');
  if (!later) return;
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    for (const source of JSON.parse(later.textContent)) {
      const script = document.createElement('script');
      script.async = true;
      script.src = source;
      document.head.append(script);
    }
  };
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) ask();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(ask, 3000);
})();`;

/** Of the text above; page-start.test.ts says what it must be. Written out, because the edge runtime cannot make it at once. */
const pageStartHash = "'sha256-lQrCqQ/RC2N/F/XuS96ONUCTLIdbtj51CPZSLcd/BPs='";

module.exports = { pageStartScript, pageStartHash };
