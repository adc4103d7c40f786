import { cache } from 'react';
import { slots } from '@/lib/channels.cjs';
import { READ_NAMES, type Read, type ReadName, type Registry, registry } from '@/lib/registry';

/** A question by its content: the order of its parts, and those left open, make no other question. */
function questionKey(name: ReadName, query: object): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify([name, parts.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** The registry with each question asked once: who asks again gets the first answer, or its failure. */
function askingOnce(source: Registry): Registry {
  const answers = new Map<string, Promise<Read<unknown>>>();
  const method =
    (name: ReadName) =>
    (query: object): Promise<Read<unknown>> => {
      const key = questionKey(name, query);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = source[name](query as never);
      answers.set(key, answer);
      return answer;
    };
  return { ...source, ...Object.fromEntries(READ_NAMES.map((name) => [name, method(name)])) };
}

/** By the answer under way; one for all of Next's bundles, of which each has this module once more. */
const key = Symbol.for('title-registry.reads');
const shared = globalThis as { [key]?: WeakMap<object, Registry> };
shared[key] ??= new WeakMap();
const ofAnswers = shared[key];

/**
 * The registry as one page asks it: the guard before Next (front.ts), metadata and content ask alike, and it is asked once.
 * Where no request is answered, each rendering gets its own, and outside of a rendering each caller.
 */
export const pageRegistry = cache(async (): Promise<Registry> => {
  const source = await registry();
  const answer = slots.responses.get()?.getStore();
  if (answer === undefined) return askingOnce(source);
  const known = ofAnswers.get(answer) ?? askingOnce(source);
  ofAnswers.set(answer, known);
  return known;
});

/** The moment from which on the oldest of several answers is stale; null when all are current. */
export function oldest(...reads: readonly Pick<Read<unknown>, 'staleSince'>[]): string | null {
  const moments = reads.map(({ staleSince }) => staleSince).filter((moment) => moment !== null);
  return moments.reduce<string | null>((a, b) => (a !== null && a < b ? a : b), null);
}
