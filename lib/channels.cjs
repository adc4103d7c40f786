'use strict';
// CommonJS, because page-start.cjs requires it, and csp.cjs that.

/**
 * The private channels of this site: what parts of it tell each other past Next, which bundles them apart. Each has one
 * line here, and no other name. (What one module alone keeps for all bundles of a process, the registry for example, is a
 * symbol of its own.)
 */

/**
 * A place on globalThis: our server and Next's bundles are one process, and share no module.
 * @template T
 * @typedef {{ get: () => T | undefined, set: (value: T) => void }} Slot
 */

/** @param {string} name @returns {Slot<any>} */
function slot(name) {
  const key = Symbol.for(`title-registry.${name}`);
  const shared = /** @type {Record<symbol, unknown>} */ (globalThis);
  return {
    get: () => shared[key],
    set: (value) => {
      shared[key] = value;
    },
  };
}

const slots = {
  /**
   * The answer under way: lib/next/server.mjs -> lib/next/response-status.ts.
   * @type {Slot<import('node:async_hooks').AsyncLocalStorage<import('node:http').ServerResponse>>}
   */
  responses: slot('responses'),
  /**
   * Whether the registry of this process has opened: instrumentation.ts -> lib/next/server.mjs, which waits.
   * @type {Slot<{ resolve: () => void, reject: (reason: unknown) => void }>}
   */
  opened: slot('opened'),
  /** What to close on the way out: instrumentation.ts -> lib/next/server.mjs. @type {Slot<() => Promise<void>>} */
  close: slot('close'),
  /**
   * What is known of the pages before Next is asked (lib/site/routing/front.ts): instrumentation.ts -> lib/next/steps.mjs.
   * @type {Slot<Pick<typeof import('./site/routing/front').front, 'isMissing' | 'firstAddresses' | 'readsPerMinute' | 'visitor' | 'tooMany' | 'failure' | 'views'>>}
   */
  front: slot('front'),
};

const headers = {
  /** The address of the socket, over whatever a client wrote there: lib/next/incoming.mjs -> lib/http/client-address.ts. */
  socketAddress: 'x-socket-address',
  /** Where the state of a refused form waits: lib/submit/page.ts -> app/[locale]/form-errors, in this very process. */
  formState: 'x-form-state',
};

const events = {
  /** React has taken the page over: components/shell/enhancements.tsx -> lib/page-start/page-start.cjs. */
  ready: 'site:ready',
  /** A part of the page did not come: components/shell/chunk-guard.ts -> lib/page-start/page-start.cjs. */
  partFailed: 'site:part-failed',
};

const attributes = {
  /** The scripts that wait for the first paint: lib/next/dressed-page.cjs -> lib/page-start/page-start.cjs. */
  later: 'data-later',
  /** The true status of a page: components/page/status-view.tsx -> lib/next/cache-handler.cjs. */
  pageStatus: 'data-page-status',
  /** The cookie that following a link writes: components/shell/language-switch.tsx -> lib/page-start/page-start.cjs. */
  remember: 'data-remember',
  /** Something was typed into a form: lib/page-start/page-start.cjs, components/forms/engine, both ways. */
  dirty: 'data-dirty',
};

module.exports = { slots, headers, events, attributes };
