'use strict';
// CommonJS, because the page cache requires it (lib/next/cache-handler.cjs).
const { inlineScript, ownInlineScript } = require('./contract.cjs');

/**
 * The source by which a policy admits a script that stands in a page.
 * @param {string} script
 * @param {'utf8' | 'latin1'} [encoding] how its bytes were read
 * @returns {string}
 */
function hashSource(script, encoding = 'utf8') {
  // Here and not on top: Next bundles the cache handler for the edge runtime too, where the module does not exist.
  const { createHash } = require('node:crypto');
  return `'sha256-${createHash('sha256').update(script, encoding).digest('base64')}'`;
}

/**
 * The sha256 sources of the inline scripts that Next wrote into a page. A script that is not recognisably Next's gets no
 * hash and is refused by the browser: an injected one must not be blessed because it was there.
 * @param {string} html
 * @param {'utf8' | 'latin1'} [encoding] how its bytes were read
 * @returns {string[]}
 */
function inlineScriptHashes(html, encoding = 'utf8') {
  const hashes = new Set();
  for (const [, attributes, body] of html.matchAll(inlineScript)) {
    if (/\btype="application\/(?:ld\+)?json"/.test(attributes) || !ownInlineScript.test(body)) continue;
    hashes.add(hashSource(body, encoding));
  }
  return [...hashes];
}

module.exports = { hashSource, inlineScriptHashes };
