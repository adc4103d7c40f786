import { setImmediate } from 'node:timers/promises';
import { cache, type ReactNode } from 'react';

/** The last of those that wait, in one rendering. */
const line = cache(() => ({ last: Promise.resolve() }));

async function next(before: Promise<void>, steps: Iterable<undefined>): Promise<void> {
  await before;
  // In the first turn React hears that it may go on with the one before, in the second it does.
  await setImmediate();
  await setImmediate();
  for (const _ of steps) await setImmediate();
}

interface Props {
  /** What is done before it is made, each step in a turn of its own. */
  steps?: Iterable<undefined>;
  children: ReactNode;
}

/**
 * Makes its content in a turn of the event loop of its own, after what stands before it: a page of many parts would
 * otherwise be made in one go, and whoever asks for anything else would wait as long.
 */
export async function OwnTurn({ steps = [], children }: Props) {
  const waiting = line();
  waiting.last = next(waiting.last, steps);
  await waiting.last;
  return children;
}
