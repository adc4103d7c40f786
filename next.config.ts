import { createRequire } from 'node:module';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { sourceFingerprint } from './lib/build/fingerprint.cjs';
import { cacheControl, lifetimes } from './lib/lifetimes.cjs';
import { chunkFailure } from './lib/next/contract.cjs';
import { routeRulesName } from './lib/site/routing/build-metadata';
import { assertKnownGuards } from './lib/site/routing/guards';
import {
  filteredRewrites,
  legacyRewrites,
  siteRedirects,
  siteRewrites,
  wellKnownRewrites,
} from './lib/site/routing/next-routing';
import { routes } from './lib/site/routing/routes';

assertKnownGuards(routes);

const buildId = sourceFingerprint(process.cwd());

const config: NextConfig = {
  generateBuildId: () => buildId,
  deploymentId: buildId,
  env: { BUILD_ID: buildId, ROUTE_RULES: routeRulesName(), CHUNK_FAILURE: chunkFailure },
  poweredByHeader: false,
  // lib/next/server.mjs compresses, with Brotli too.
  compress: false,
  reactStrictMode: true,
  // The trailing slash is dropped by our own rule (next-routing.ts): Next's would put a second hop before every old
  // address that ends in one.
  skipTrailingSlashRedirect: true,
  // How long a shared cache may show a page of ours past its time while it asks again; Next's own default is a year.
  expireTime: lifetimes.text.fresh + lifetimes.text.stale,
  cacheHandler: createRequire(import.meta.url).resolve('./lib/next/cache-handler.cjs'),
  serverExternalPackages: ['@resvg/resvg-js', 'libsql', 'pg', 'pino', 'undici', 'rate-limiter-flexible'],
  // Pages that are made while the site runs are kept in memory: one of data is not shown by a later process (lib/next/cache-handler.cjs),
  // and the image is read-only.
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  // Those of every answer are set by the server where they are missing (lib/next/answer-headers.mjs).
  headers: async () => [
    // The address of a receipt is what opens it: no link may carry it away.
    ...['/receipts/:path*', '/en/receipts/:path*'].map((source) => ({
      source,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow, noarchive' },
      ],
    })),
    // Their names carry a hash of the content (scripts/fonts.ts).
    {
      source: '/fonts/:file*.woff2',
      headers: [{ key: 'Cache-Control', value: cacheControl.hashed }],
    },
  ],
  redirects: async () => siteRedirects(),
  rewrites: async () => ({
    beforeFiles: [...legacyRewrites(), ...wellKnownRewrites(), ...filteredRewrites()],
    afterFiles: siteRewrites(),
    fallback: [],
  }),
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
