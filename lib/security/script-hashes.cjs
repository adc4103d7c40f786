'use strict';

/**
 * Inline scripts that Next and React write themselves: the bundler's start, the flight data (one script a page:
 * lib/next/flight-scripts.cjs), React's streaming instructions.
 */
const ownInlineScript =
  /^(?:\(globalThis\["TURBOPACK"\] \|\| \(|\(?self\.__next_|requestAnimationFrame\(function\(\)\{\$RT=|\$R[A-Z]=|\$R[A-Z]\()/;
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The sha256 sources of the inline scripts that Next wrote into a page. A script that is not recognisably Next's gets no
 * hash and is refused by the browser: an injected one must not be blessed because it was there.
 * @param {string} html
 * @returns {string[]}
 */
function inlineScriptHashes(html) {
  // Here and not on top: Next bundles the cache handler for the edge runtime too, where the module does not exist.
  const { createHash } = require('node:crypto');
  const hashes = new Set();
  for (const [, attributes, body] of html.matchAll(inlineScript)) {
    if (/\btype="application\/(?:ld\+)?json"/.test(attributes) || !ownInlineScript.test(body)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

module.exports = { inlineScriptHashes };
