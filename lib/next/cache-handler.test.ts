import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@/tests/support/folders';
import { addDays, riyadhDate, riyadhMoment } from '../calendar/riyadh';
import PageCache from './cache-handler.cjs';

type Context = ConstructorParameters<typeof PageCache>[0];

const page = (html: string) => ({
  kind: 'APP_PAGE' as const,
  html,
  rscData: undefined,
  headers: {} as Record<string, string>,
  postponed: undefined,
  status: undefined as number | undefined,
  segmentData: undefined,
});

/** Next's own table, which says of itself that it is private. */
const lifetimes: Map<string, unknown> = Reflect.get(SharedCacheControls, 'cacheControls');

describe('the page cache', () => {
  it('keeps nothing of an address that has no page, not even its lifetime', async () => {
    // As Next asks it: by a key that it makes of address and route, and with the lifetime noted before.
    const previewProps = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' };
    const prerenderManifest = {
      version: 4,
      routes: {},
      dynamicRoutes: {},
      notFoundRoutes: [],
      preview: previewProps,
    };
    const cache = new IncrementalCache({
      dev: false,
      requestHeaders: {},
      previewProps,
      prerenderManifest: prerenderManifest as ConstructorParameters<
        typeof IncrementalCache
      >[0]['prerenderManifest'],
      CurCacheHandler: PageCache,
    });
    // Its types want constants that TypeScript alone knows.
    const set = cache.set.bind(cache) as (path: string, made: unknown, context: unknown) => Promise<void>;
    const store = (made: ReturnType<typeof page>, pathname: string) =>
      set(pathname, made, {
        cacheControl: { revalidate: 60, expire: undefined },
        route: { kind: 'APP_PAGE', sourceRoute: '/[locale]/[...path]/page' },
      });
    const before = lifetimes.size;
    await store(page('<html><body><main>x</main></body></html>'), '/ar/there');
    expect(lifetimes.size).toBe(before + 1);
    const missing = page('<html><body><main data-page-status="404">x</main></body></html>');
    await store(missing, '/ar/invented');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe('private, no-store');
    expect(lifetimes.size).toBe(before + 1);
  });

  it('shows nobody the page of data of another day in Riyadh', async () => {
    const folder = temporaryFolder();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const context = {
        _requestHeaders: {},
        fs: nodeFs,
        serverDistDir: folder.path,
        maxMemoryCacheSize: 1_000_000,
        flushToDisk: false,
      } as unknown as Context;
      const cache = new PageCache(context);
      const midnight = riyadhMoment(addDays(riyadhDate(new Date()), 2), '00:00').getTime();
      vi.setSystemTime(midnight - 20_000);
      const cacheControl = { revalidate: 60, expire: undefined };
      const made = page('<html><body>today</body></html>');
      await cache.set('/ar/today', made, { cacheControl });
      lifetimes.set('/ar/today', cacheControl);
      const read = () =>
        cache.get('/ar/today', { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false } as never);
      expect(made.headers['cache-control']).toBe('s-maxage=20, stale-while-revalidate=0');
      vi.setSystemTime(midnight - 1);
      expect(await read()).not.toBeNull();
      vi.setSystemTime(midnight);
      expect(await read()).toBeNull();
    } finally {
      vi.useRealTimers();
      folder.remove();
    }
  });

  it('gives a page of 20,000 areas a policy that fits into the headers of a proxy', async () => {
    const cache = new PageCache({ _requestHeaders: {} } as unknown as Context);
    const piece = (index: number) =>
      `<script>self.__next_f.push([1,"${index.toString(16)}:[\\"$\\",\\"li\\",\\"area-${index}\\"]"])</script>`;
    const data = Array.from({ length: 20_000 }, (_, index) => piece(index)).join('');
    const made = page(`<html><head></head><body><main data-page-status="404">x</main>${data}</body></html>`);
    await cache.set('/ar/areas', made, { cacheControl: { revalidate: 60, expire: undefined } });
    expect(Buffer.byteLength(made.headers['content-security-policy'] ?? '')).toBeLessThan(2048);
    expect(made.headers['content-security-policy']).toMatch(/'sha256-[^']+' 'sha256-/);
    expect(made.html).toContain('"area-19999');
  });
});
