'use strict';
const { pageStartHash } = require('../next/page-start.cjs');

/**
 * CommonJS, because Next loads the cache handler with `require` and outside its bundler; middleware and route handlers
 * import the same file, so that there is one policy.
 */

const captchaOrigins = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};

/**
 * The Content-Security-Policy of a page.
 * @param {readonly string[]} scriptSources sources beside 'self' and the script of every page: `'sha256-…'` or `'nonce-…'`
 * @param {Record<string, string | undefined>} environment SITE_URL, RECAPTCHA_SITE_KEY and MAP_TILE_URL shape it
 * @returns {string}
 */
function contentSecurityPolicy(scriptSources, environment = process.env) {
  return policyWith(["'self'", pageStartHash, ...scriptSources], environment);
}

/**
 * The policy of an answer that has no other: whatever it is, no script of it runs.
 * @param {Record<string, string | undefined>} environment as above
 * @returns {string}
 */
function scriptlessPolicy(environment = process.env) {
  return policyWith(["'none'"], { SITE_URL: environment.SITE_URL });
}

function policyWith(scriptSources, environment) {
  const captcha = environment.RECAPTCHA_SITE_KEY ? captchaOrigins : { script: [], frame: [], connect: [] };
  const tiles = environment.MAP_TILE_URL
    ? [new URL(environment.MAP_TILE_URL.replace(/[{}]/g, '')).origin]
    : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...scriptSources, ...captcha.script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...captcha.connect],
    'frame-src': captcha.frame.length > 0 ? captcha.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (environment.SITE_URL?.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

module.exports = { contentSecurityPolicy, scriptlessPolicy };
