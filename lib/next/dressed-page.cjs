'use strict';
const { contentSecurityPolicy } = require('../security/csp.cjs');
const { inlineScriptHashes } = require('../security/script-hashes.cjs');
const { withOneFlightScript } = require('./flight-scripts.cjs');
const { withLaterScripts } = require('./page-start.cjs');

/**
 * What Next cannot do for a finished page: its scripts wait for the first paint, its data are one
 * script, and its policy admits them by their hashes.
 * @param {string} made by Next
 * @returns {{ html: string, policy: string }}
 */
function dressedPage(made) {
  const html = withOneFlightScript(withLaterScripts(made));
  return { html, policy: contentSecurityPolicy(inlineScriptHashes(html)) };
}

module.exports = { dressedPage };
