'use strict';
// CommonJS, because the page cache requires it (cache-handler.cjs).
const { attributes } = require('../channels.cjs');
const { policyFor } = require('../security/csp.cjs');
const { inlineScriptHashes } = require('./script-hashes.cjs');
const { flightScript, pageScript, scriptHint } = require('./contract.cjs');

/**
 * Lets a finished page show itself before its scripts are even asked for: it is complete without them, and on a slow
 * connection they would share it with the style sheet and the letters (docs/adr/0009). page-start.cjs asks for them.
 * @param {string} html of a page that Next has finished
 * @returns {string} with a list of addresses in the head in place of the script elements; a page without scripts comes
 *   back as it was
 */
function withLaterScripts(html) {
  const sources = new Set([...html.matchAll(pageScript)].map(([, source]) => source));
  if (sources.size === 0) return html;
  const list = `<script type="application/json" ${attributes.later}="">${JSON.stringify([...sources])}</script>`;
  return html.replace(scriptHint, '').replace(pageScript, '').replace('</head>', `${list}</head>`);
}

function isData(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gathers the scripts of a page's data in one, where the last of them stood. Each would need a hash of its own in the page's
 * policy, and that header would grow with the page, past what proxies take (nginx: 4 kB). One call for each piece stays:
 * once the client runs, its own function stands in the place of `push` and takes one at a time.
 * @param {string} html of a page that Next has finished
 * @returns {string} no longer than it was
 */
function withOneFlightScript(html) {
  const found = [...html.matchAll(flightScript)].filter(([, , data]) => isData(data));
  if (found.length < 2) return html;
  const parts = [];
  let end = 0;
  for (const { index, 0: element } of found) {
    parts.push(html.slice(end, index));
    end = index + element.length;
  }
  const calls = found.map(([, call]) => call).join(';');
  return `${parts.join('')}<script>${calls}</script>${html.slice(end)}`;
}

/**
 * Says on the page's root whether there is a portal to sign in to: PORTAL_URL is the serving process's, and whoever made
 * the page may have had another.
 */
const withPortal = (html) => {
  const plain = html.replace(/(<html\b[^>]*?) data-portal=""/, '$1');
  return process.env.PORTAL_URL ? plain.replace('<html ', '<html data-portal="" ') : plain;
};

/**
 * What Next cannot do for a finished page: its scripts wait for the first paint, its data are one
 * script, it offers the portal if there is one, and its policy admits them by their hashes.
 * @param {string} made by Next
 * @param {'utf8' | 'latin1'} [encoding] how its bytes were read. All that is looked for is ASCII, so a byte a character does
 *   as well, and spares a page in Arabic most of the work (docs/adr/0026); what comes back is to be written likewise
 * @returns {{ html: string, policy: string }}
 */
function dressedPage(made, encoding = 'utf8') {
  const html = withPortal(withOneFlightScript(withLaterScripts(made)));
  return { html, policy: policyFor({ scripts: inlineScriptHashes(html, encoding) }) };
}

module.exports = { dressedPage, withLaterScripts, withOneFlightScript };
