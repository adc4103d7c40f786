'use strict';
// CommonJS, because the page cache requires it (lib/next/cache-handler.cjs).
const { inlineScript, ownInlineScript } = require('./contract.cjs');

/**
 * The source by which a policy admits a script that stands in a page.
 * @param {string} script
 * @returns {string}
 */
function hashSource(script) {
  // Here and not on top: Next bundles the cache handler for the edge runtime too, where the module does not exist.
  const { createHash } = require('node:crypto');
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The sha256 sources of the inline scripts that Next wrote into a page. A script that is not recognisably Next's gets no
 * hash and is refused by the browser: an injected one must not be blessed because it was there.
 * @param {string} html
 * @returns {string[]}
 */
function inlineScriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes, body] of html.matchAll(inlineScript)) {
    if (/\btype="application\/(?:ld\+)?json"/.test(attributes) || !ownInlineScript.test(body)) continue;
    hashes.add(hashSource(body));
  }
  return [...hashes];
}

module.exports = { hashSource, inlineScriptHashes };
