import { setImmediate } from 'node:timers/promises';
import { cache, type ReactNode } from 'react';

/** The last of those that wait, in one rendering. */
const line = cache(() => ({ last: Promise.resolve() }));

async function next(before: Promise<void>): Promise<void> {
  await before;
  // In the first turn React hears that it may go on with the one before, in the second it does.
  await setImmediate();
  await setImmediate();
}

/**
 * Makes its content in a turn of the event loop of its own, after what stands before it: a page of many parts would
 * otherwise be made in one go, and whoever asks for anything else would wait as long.
 */
export async function OwnTurn({ children }: { children: ReactNode }) {
  const waiting = line();
  waiting.last = next(waiting.last);
  await waiting.last;
  return children;
}
