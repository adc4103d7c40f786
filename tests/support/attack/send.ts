import { connect, type Socket } from 'node:net';
import type { Attack } from './requests';
import { MARK } from './words';

/** How long an answer may take to be there whole, on a machine that does much else. */
const DEADLINE_MS = 60_000;
const SLOW_PIECES = 4;
const SLOW_PAUSE_MS = 30;

export interface Outcome {
  /** Of the request, as its number in the whole attack. */
  number: number;
  attack: Attack;
  /** Of the answer; 0 where none came. */
  status: number;
  /** What is wrong with it, or undefined. */
  fault: string | undefined;
  /** When it was sent and when its socket was closed, by the clock of the machine. */
  from: number;
  to: number;
}

const mark = (number: number) => `Zq${number.toString(36).padStart(MARK.length - 4, '0')}qZ`;

/**
 * Numbers of other requests that an answer shows. Below a million they begin with two noughts: without them the letters stand in a
 * hash of the policy now and then.
 */
function strangers(text: string, own: string): string[] {
  if (!/zq/i.test(text)) return [];
  return [...new Set(text.match(/zq00[0-9a-z]{4}qz/gi))].filter(
    (found) => found.toLowerCase() !== own.toLowerCase(),
  );
}

/** Of all answers on a connection: two requests on one have two, and an interim answer is none yet. */
const statusesOf = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 ([2-9]\d\d) /gm)].map(([, status]) => Number(status));

function faultOf(text: string, own: string, { manner }: Attack, isLate: boolean): string | undefined {
  const statuses = statusesOf(text);
  const foreign = strangers(text, own);
  if (isLate) return `no end after ${DEADLINE_MS} ms: ${text.slice(0, 60)}`;
  if (statuses.some((status) => status >= 500)) return text.slice(0, 60);
  if (foreign.length > 0) return `shows what another wrote: ${foreign}`;
  // Who closed his direction in the middle may find the other one closed.
  if (manner === 'whole' || manner === 'slow') return statuses.length > 0 ? undefined : 'no answer';
  return undefined;
}

async function slowly(socket: Socket, bytes: Buffer): Promise<void> {
  const size = Math.ceil(bytes.length / SLOW_PIECES);
  for (let at = 0; at < bytes.length; at += size) {
    socket.write(bytes.subarray(at, at + size));
    await new Promise((resolve) => setTimeout(resolve, SLOW_PAUSE_MS));
  }
}

function begin(socket: Socket, { raw, manner }: Attack, own: string): void {
  // Damage may have changed its letters' case.
  const bytes = Buffer.from(raw.replace(new RegExp(MARK, 'gi'), own), 'latin1');
  if (manner === 'slow') void slowly(socket, bytes);
  else if (manner === 'whole') socket.write(bytes);
  else if (manner === 'halved') socket.end(bytes);
  else socket.write(bytes, () => socket.destroy());
}

/** Sends one request over a socket of its own, and tells what became of it. */
export function send(port: number, attack: Attack, number: number): Promise<Outcome> {
  const own = mark(number);
  const from = Date.now();
  return new Promise((resolve) => {
    // Whoever closes his own direction still reads.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let isLate = false;
    const done = () => {
      clearTimeout(deadline);
      const text = Buffer.concat(chunks).toString('latin1');
      const fault = attack.manner === 'gone' ? undefined : faultOf(text, own, attack, isLate);
      resolve({
        number,
        attack,
        status: statusesOf(text)[0] ?? 0,
        fault,
        from,
        to: Date.now(),
      });
    };
    const deadline = setTimeout(() => {
      isLate = true;
      socket.destroy();
    }, DEADLINE_MS);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', done);
    begin(socket, attack, own);
  });
}

/** Sends them all, so many at a time, the first of them with the number `first`. */
export async function sendAll(
  port: number,
  all: readonly Attack[],
  width: number,
  first = 0,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const sender = async () => {
    for (let at = next++; at < all.length; at = next++)
      outcomes.push(await send(port, all[at] as Attack, first + at));
  };
  await Promise.all(Array.from({ length: width }, sender));
  return outcomes;
}
