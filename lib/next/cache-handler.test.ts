import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { describe, expect, it } from 'vitest';
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
});
