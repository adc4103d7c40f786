'use strict';

/**
 * The data that Next hands its client, one script element for each piece that it happened to write: nothing but data in
 * them. Where the pieces begin and end means nothing to the client, their order does.
 */
const flightScript =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\))<\/script>/g;

function isData(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gathers those scripts in one, where the last of them stood. Each would need a hash of its own in the page's policy, and
 * that header would grow with the page, past what proxies take (nginx: 4 kB). One call for each piece stays: once the
 * client runs, its own function stands in the place of `push` and takes one at a time.
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

module.exports = { withOneFlightScript };
