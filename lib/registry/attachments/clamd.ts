import { createConnection, type Socket } from 'node:net';

/** The scanner did not answer as its protocol says; the file must not be taken for clean. */
export class ScannerError extends Error {
  override name = 'ScannerError';
}

/** A scan of one file, fed while it arrives. */
export interface Scan {
  write(chunk: Uint8Array): Promise<void>;
  /** @returns whether the file is clean. @throws {ScannerError} */
  finish(): Promise<boolean>;
  abort(): void;
}

/** One line with the name of a virus in it. Whoever says more is no scanner. */
const REPLY_MAX = 1_024;

const connect = (address: string): Socket => {
  if (address.startsWith('unix:')) return createConnection(address.slice('unix:'.length));
  const [host = '127.0.0.1', port = '3310'] = address.split(/:(?=\d+$)/);
  return createConnection({ host, port: Number(port) });
};

/**
 * Begins a scan by clamd's INSTREAM command: chunks with their length before them, an empty one at the end, one line back.
 * @param address `host:port` or `unix:/path`
 * @param timeoutMs how long each step may take that is the scanner's: the visitor's own pauses are not counted
 */
export function beginScan(address: string, timeoutMs: number): Scan {
  const socket = connect(address);
  let failure: Error | undefined;
  let reply = '';
  socket.setEncoding('utf8').on('data', (text) => {
    reply += text;
    if (reply.includes('\0'))
      socket.destroy(); // that was its line
    else if (reply.length > REPLY_MAX) socket.destroy(new ScannerError('The scanner talks without an end.'));
  });
  socket.on('error', (error) => {
    failure = error;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const assertUp = () => {
    if (failure instanceof ScannerError) throw failure;
    if (failure) throw new ScannerError('The scanner cannot be reached.', { cause: failure });
  };
  /** Waits for the scanner, and ends it when that takes too long. */
  const within = async (step: Promise<unknown>) => {
    const late = new ScannerError('The scanner did not answer in time.');
    const timer = setTimeout(() => socket.destroy(late), timeoutMs);
    await Promise.race([step, closed]);
    clearTimeout(timer);
    assertUp();
  };
  const send = async (bytes: Uint8Array) => {
    assertUp();
    if (!socket.write(bytes)) await within(new Promise((resolve) => socket.once('drain', resolve)));
  };

  socket.write('zINSTREAM\0');
  return {
    async write(chunk) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.byteLength);
      await send(length);
      await send(chunk);
    },
    async finish() {
      await send(Buffer.alloc(4));
      await within(closed);
      if (/\bFOUND\b/.test(reply)) return false;
      if (/:\s*OK\b/.test(reply)) return true;
      throw new ScannerError('The scanner gave no verdict.');
    },
    abort: () => socket.destroy(),
  };
}
