'use strict';
// CommonJS, because the page cache requires it (cache-handler.cjs).
const { attributes } = require('../channels.cjs');
const { policyFor } = require('../security/csp.cjs');
const { hashSource, inlineScriptHashes } = require('./script-hashes.cjs');
const { flightScript, pageScript, scriptHint } = require('./contract.cjs');

/** What is looked for, as bytes: a page of 200 kB as one text costs more than all that is done with it (docs/adr/0026). */
const marks = Object.fromEntries(
  Object.entries({
    root: '<html ',
    headEnd: '</head>',
    script: '<script',
    scriptEnd: '</script>',
    hint: '<link rel="preload" as="script"',
    tagEnd: '>',
  }).map(([name, text]) => [name, Buffer.from(text)]),
);

/**
 * The scripts of a page and its hints to fetch them, in their order. A text of a visitor cannot look like one: React
 * escapes it.
 * @param {Buffer} page
 * @returns {Generator<{ from: number, to: number, text: string }>} `text` a byte a character: all that is looked for is ASCII
 */
function* scriptElements(page) {
  const next = { script: page.indexOf(marks.script), hint: page.indexOf(marks.hint) };
  while (next.script !== -1 || next.hint !== -1) {
    const kind = next.hint === -1 || (next.script !== -1 && next.script < next.hint) ? 'script' : 'hint';
    const from = next[kind];
    const endMark = kind === 'script' ? marks.scriptEnd : marks.tagEnd;
    const end = page.indexOf(endMark, from);
    if (end === -1) return;
    const to = end + endMark.length;
    yield { from, to, text: page.latin1Slice(from, to) };
    next[kind] = page.indexOf(marks[kind], to);
  }
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
 * Says on the page's root whether there is a portal to sign in to: PORTAL_URL is the serving process's, and whoever made
 * the page may have had another.
 * @param {Buffer} page
 * @returns {{ from: number, to: number, text: string }} the root's tag as it should be, and where it stands
 */
function rootTag(page) {
  const from = page.indexOf(marks.root);
  if (from === -1) return { from: 0, to: 0, text: '' };
  const to = page.indexOf(marks.tagEnd, from);
  const plain = page.latin1Slice(from, to).replace(' data-portal=""', '');
  return { from, to, text: process.env.PORTAL_URL ? plain.replace('<html', '<html data-portal=""') : plain };
}

/**
 * What Next cannot do for a finished page.
 *
 * - It shows itself before its scripts are even asked for: it is complete without them, and on a slow connection they would
 *   share it with the style sheet and the letters (docs/adr/0009). A list of their addresses stands in the head in place of
 *   the elements; page-start.cjs asks for them.
 * - Its data are one script, where the last of them stood. Each would need a hash of its own in the page's policy, and that
 *   header would grow with the page, past what proxies take (nginx: 4 kB). One call for each piece stays: once the client
 *   runs, its own function stands in the place of `push` and takes one at a time.
 * - It offers the portal if there is one.
 * - Its policy admits its scripts by their hashes.
 * @param {Buffer} made by Next
 * @returns {{ page: Buffer, policy: string }}
 */
function dressedPage(made) {
  const parts = [];
  let end = 0;
  /** Takes over what stands before a place, and goes on behind another; says where something could stand instead. */
  const goOn = (from, to) => {
    parts.push(made.subarray(end, from));
    end = to;
    return parts.push('') - 1;
  };
  const root = rootTag(made);
  parts[goOn(root.from, root.to)] = root.text;

  const headEnd = made.indexOf(marks.headEnd);
  const [sources, calls, hashes] = [new Set(), [], new Set()];
  let listPlace;
  let dataPlace;
  for (const { from, to, text } of scriptElements(made)) {
    if (listPlace === undefined && headEnd !== -1 && from > headEnd) listPlace = goOn(headEnd, headEnd);
    const [, source] = (headEnd !== -1 && pageScript.exec(text)) || [];
    const [, call, data] = flightScript.exec(text) ?? [];
    if (source !== undefined) sources.add(source);
    if (source !== undefined || scriptHint.test(text)) goOn(from, to);
    else if (call !== undefined && isData(data)) {
      calls.push(call);
      dataPlace = goOn(from, to);
    } else for (const hash of inlineScriptHashes(text, 'latin1')) hashes.add(hash);
  }
  if (dataPlace !== undefined) {
    const script = calls.join(';');
    parts[dataPlace] = `<script>${script}</script>`;
    hashes.add(hashSource(script, 'latin1'));
  }
  if (sources.size > 0) {
    const list = JSON.stringify([...sources]);
    parts[listPlace ?? goOn(headEnd, headEnd)] =
      `<script type="application/json" ${attributes.later}="">${list}</script>`;
  }
  parts.push(made.subarray(end));
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  return { page: Buffer.concat(bytes), policy: policyFor({ scripts: [...hashes] }) };
}

module.exports = { dressedPage };
