'use strict';
// CommonJS, because page-start.cjs requires it.

/**
 * The first thing that runs on every page (it stands on top of lib/page-start/page-start.cjs, and is text for the same reasons):
 * the one policy by which text may become HTML or the address of a script. The Content-Security-Policy asks for it
 * (`require-trusted-types-for`) and allows no second one; it decides next what may load and run.
 *
 * (React would write `<script` in a script's own text differently, and the hash would not fit.)
 *
 * - HTML of a library (React's empty script element, the map, the carousel, the loading bar) may hold nothing that runs.
 * - A script of our own origin is one of the build. One of another origin is left to the policy's `script-src`, which names
 *   only what an operator has configured (captcha, tag manager).
 * - Text never becomes a script.
 * - A library that wants a policy of its own (the carousel makes one each time) is given this one.
 */
const trustedTypesScript = `(() => {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return;
  const empty = /^<(script)><\\/\\1>$/;
  const runs = /<\\/?(?:script|base|embed|link|meta|object)\\b|[\\s"'/]on\\w+\\s*=|srcdoc|javascript:/i;
  const own = trustedTypes.createPolicy('default', {
    createHTML: (html) => empty.test(html) || !html.includes('<') || !runs.test(html) ? html : null,
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, document.baseURI);
      return origin !== location.origin || pathname.startsWith('/_next/static/') ? address : null;
    },
    createScript: () => null,
  });
  trustedTypes.createPolicy = () => own;
})();`;

module.exports = { trustedTypesScript };
