'use strict';
// CommonJS, because csp.cjs requires it.
const { lifetimes } = require('../lifetimes.cjs');

/** Where browsers report what a policy refused (app/api/csp-reports). */
const reportPath = '/api/csp-reports';

/**
 * Headers of every answer, whatever it is. The Content-Security-Policy is not among them: it differs by page (csp.cjs).
 * @param {Record<string, string | undefined>} environment SITE_URL tells whether the site is reached over https
 * @returns {Record<string, string>}
 */
function securityHeaders(environment = process.env) {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (environment.SITE_URL?.startsWith('https:'))
    headers['Strict-Transport-Security'] = `max-age=${lifetimes.strictTransport.fresh}; includeSubDomains`;
  return headers;
}

module.exports = { reportPath, securityHeaders };
