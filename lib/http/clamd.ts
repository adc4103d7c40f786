import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

const DEADLINE_MS = 30_000;

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

const connect = (address: string): Socket => {
  if (address.startsWith('unix:')) return createConnection(address.slice('unix:'.length));
  const [host = '127.0.0.1', port = '3310'] = address.split(/:(?=\d+$)/);
  return createConnection({ host, port: Number(port) });
};

/**
 * Begins a scan by clamd's INSTREAM command: chunks with their length before them, an empty one at the end, one line back.
 * @param address `host:port` or `unix:/path`
 */
export function beginScan(address: string): Scan {
  const socket = connect(address);
  socket.setTimeout(DEADLINE_MS, () =>
    socket.destroy(new ScannerError('The scanner did not answer in time.')),
  );
  let failure: Error | undefined;
  socket.on('error', (error) => {
    failure = error;
  });
  let reply = '';
  socket.setEncoding('utf8').on('data', (text) => {
    reply += text;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));

  const send = async (bytes: Uint8Array) => {
    if (failure) throw new ScannerError('The scanner cannot be reached.', { cause: failure });
    if (!socket.write(bytes)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  };
  const begun = send(Buffer.from('zINSTREAM\0'));
  return {
    async write(chunk) {
      await begun;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.byteLength);
      await send(length);
      await send(chunk);
    },
    async finish() {
      await send(Buffer.alloc(4));
      await closed;
      if (failure) throw new ScannerError('The scanner broke off.', { cause: failure });
      if (/\bFOUND\b/.test(reply)) return false;
      if (/:\s*OK\b/.test(reply)) return true;
      throw new ScannerError('The scanner gave no verdict.');
    },
    abort: () => socket.destroy(),
  };
}
