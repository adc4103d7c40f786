'use strict';
const { pageStartHash } = require('../page-start/page-start.cjs');
const { reportPath } = require('./headers.cjs');
const { tagManagerSources } = require('./tag-manager.cjs');

/**
 * CommonJS, because Next loads the cache handler with `require` and outside its bundler; middleware and route handlers
 * import the same file, so that there is one policy.
 */

const captchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};

/** What an answer may do that is no page, should a browser show it as one. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of an answer: decided here for every one of them, whoever makes it.
 *
 * - A page names what admits its scripts: hashes of its own, when all get the same page; a nonce, when it is made for its
 *   request. With the build's files and the script of every page they are all that runs.
 * - A page that came past the places where pages get their policy runs no script, whatever it is.
 * - What is no page may do nothing.
 * - 304 has none: it would replace that of the page that the browser keeps.
 *
 * SITE_URL, RECAPTCHA_SITE_KEY, MAP_TILE_URL and TAG_MANAGER_… of the environment shape it.
 * @overload
 * @param {{ scripts: readonly string[] }} answer a page, with `'sha256-…'` or `'nonce-…'`
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string}
 *
 * @overload
 * @param {{ type: string }} answer
 * @returns {string}
 *
 * @overload
 * @param {{ status: number, type: string }} answer
 * @returns {string | undefined}
 */
function policyFor({ status = 200, type = 'text/html', scripts }, environment = process.env) {
  if (status === 304) return undefined;
  if (!type.startsWith('text/html')) return filePolicy;
  if (scripts === undefined) return policyWith(["'none'"], { SITE_URL: environment.SITE_URL });
  return policyWith(["'self'", pageStartHash, ...scripts], environment);
}

/** Of a page that is made for its request: Next puts it on the scripts that it writes. */
const newNonce = () => `'nonce-${btoa(crypto.randomUUID())}'`;

/** What other companies' parts of a page may reach, by directive; nothing, unless an operator has configured them. */
function foreignSources(environment) {
  const tiles = environment.MAP_TILE_URL
    ? { image: [new URL(environment.MAP_TILE_URL.replace(/[{}]/g, '')).origin] }
    : {};
  const captcha = environment.RECAPTCHA_SITE_KEY ? captchaSources : {};
  const parts = [captcha, tiles, tagManagerSources(environment)];
  return (kind) => [...new Set(parts.flatMap((part) => part[kind] ?? []))];
}

function policyWith(scriptSources, environment) {
  const foreign = foreignSources(environment);
  const frames = foreign('frame');
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...scriptSources, ...foreign('script')],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...foreign('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...foreign('connect')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    // Text becomes HTML or the address of a script through one policy alone (lib/page-start/trusted-types.cjs).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [reportPath],
    'report-to': ['csp'],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (environment.SITE_URL?.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

module.exports = { newNonce, policyFor };
