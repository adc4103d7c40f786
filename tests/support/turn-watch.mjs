import { createHook } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { Server } from 'node:http';
import { isMainThread } from 'node:worker_threads';
import { slowness, threadClock } from './thread-time.mjs';

/**
 * Loaded into a started site (turns.ts): writes down each long turn of its event loop, with its end and the address that the
 * site was asked for last. Of a turn only the processor time of this thread counts, as far as the system tells it: what other
 * work holds the machine up is not the site's. The same turn costs more of it while other work empties the caches: after a
 * long one a base is measured, and what that costs more than at best comes off.
 */
const file = process.env.TURNS_FILE;
const LONG_MS = 20;

if (isMainThread && file !== undefined && process.argv[1]?.endsWith('start.mjs')) {
  const now = threadClock();
  const slower = slowness();
  const ours = new Map();
  let begun = now();
  let asked = '';
  const { emit } = Server.prototype;
  Server.prototype.emit = function emitted(name, request, ...rest) {
    if (name === 'request') asked = request.url;
    return emit.call(this, name, request, ...rest);
  };
  // A turn ends where the next callback begins that the event loop itself calls.
  const within = new Set(['PROMISE', 'TickObject', 'Microtask']);
  createHook({
    init: (id, type) => !within.has(type) && ours.set(id, true),
    destroy: (id) => ours.delete(id),
    before(id) {
      if (!ours.has(id)) return;
      const ended = now();
      const ms = ended - begun;
      begun = ended;
      if (ms < LONG_MS) return;
      const at = Date.now();
      appendFileSync(file, `${JSON.stringify({ ms: ms / slower(), at, asked })}\n`);
      begun = now();
    },
  }).enable();
}
