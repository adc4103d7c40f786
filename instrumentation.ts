import { slots } from '@/lib/channels.cjs';

/**
 * Next calls this once in each server process, before the first request: from then on the outbox passes on what waits,
 * and the retention schedule deletes what is due. The edge runtime (middleware.ts) has neither.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Our server (lib/next/server.mjs) is not bundled with this: it waits for what is told here, and finds here what to close
  // on its way out.
  try {
    const { closeRegistry, startOutbox } = await import('@/lib/registry');
    slots.close.set(closeRegistry);
    slots.front.set((await import('@/lib/site/routing/front')).front);
    await startOutbox();
    slots.opened.get()?.resolve();
  } catch (error) {
    slots.opened.get()?.reject(error);
    // Another one, because Next writes into the text of what it gets.
    throw new Error('The registry does not open.', { cause: error });
  }
}
