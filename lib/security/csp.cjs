'use strict';
const { pageStartHash } = require('../next/page-start.cjs');
const { reportPath } = require('./headers.cjs');
const { tagManagerSources } = require('./tag-manager.cjs');

/**
 * CommonJS, because Next loads the cache handler with `require` and outside its bundler; middleware and route handlers
 * import the same file, so that there is one policy.
 */

/** What an answer may do that is no page, should a browser show it as one. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

const captchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};

/**
 * The Content-Security-Policy of a page.
 * @param {readonly string[]} scriptSources sources beside 'self' and the script of every page: `'sha256-…'` or `'nonce-…'`
 * @param {Record<string, string | undefined>} environment SITE_URL, RECAPTCHA_SITE_KEY, MAP_TILE_URL and TAG_MANAGER_… shape it
 * @returns {string}
 */
function contentSecurityPolicy(scriptSources, environment = process.env) {
  return policyWith(["'self'", pageStartHash, ...scriptSources], environment);
}

/**
 * The policy of a page that has no other: whatever it is, no script of it runs.
 * @param {Record<string, string | undefined>} environment as above
 * @returns {string}
 */
function scriptlessPolicy(environment = process.env) {
  return policyWith(["'none'"], { SITE_URL: environment.SITE_URL });
}

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
    // Text becomes HTML or the address of a script through one policy alone (lib/next/trusted-types.cjs).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [reportPath],
    'report-to': ['csp'],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (environment.SITE_URL?.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

module.exports = { contentSecurityPolicy, filePolicy, scriptlessPolicy };
