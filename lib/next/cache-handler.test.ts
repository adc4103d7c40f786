import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@/tests/support/folders';
import { addDays, riyadhDate, riyadhMoment } from '../registry/clock';
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
    const cache = new PageCache({ _requestHeaders: {} } as unknown as Context);
    const made = page('<html><body><main data-page-status="404">x</main></body></html>');
    const cacheControl = { revalidate: 60, expire: undefined };
    lifetimes.set('/ar/invented', cacheControl);
    await cache.set('/ar/invented', made, { cacheControl });
    expect(made.status).toBe(404);
    expect(made.headers['cache-control']).toBe('private, no-store');
    expect(lifetimes.has('/ar/invented')).toBe(false);
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
