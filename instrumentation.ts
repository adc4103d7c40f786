/**
 * Next calls this once in each server process, before the first request: from then on the outbox passes on what waits,
 * and the retention schedule deletes what is due. The edge runtime (middleware.ts) has neither.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { closeRegistry, startOutbox } = await import('@/lib/registry');
  // Our server (lib/next/server.mjs) is not bundled with this: it finds what to close on its way out here.
  (globalThis as { [key: symbol]: unknown })[Symbol.for('title-registry.close')] = closeRegistry;
  await startOutbox();
}
