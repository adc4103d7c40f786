const OPENED = Symbol.for('title-registry.opened');
const CLOSE = Symbol.for('title-registry.close');
const FRONT = Symbol.for('title-registry.front');

interface Opened {
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * Next calls this once in each server process, before the first request: from then on the outbox passes on what waits,
 * and the retention schedule deletes what is due. The edge runtime (middleware.ts) has neither.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Our server (lib/next/server.mjs) is not bundled with this: it waits for what is told here, and finds here what to close
  // on its way out.
  const shared = globalThis as { [OPENED]?: Opened; [CLOSE]?: () => Promise<void>; [FRONT]?: unknown };
  try {
    const { closeRegistry, startOutbox } = await import('@/lib/registry');
    shared[CLOSE] = closeRegistry;
    shared[FRONT] = (await import('@/lib/site/routing/front')).front;
    await startOutbox();
    shared[OPENED]?.resolve();
  } catch (error) {
    shared[OPENED]?.reject(error);
    // Another one, because Next writes into the text of what it gets.
    throw new Error('The registry does not open.', { cause: error });
  }
}
