import { connect } from 'node:net';

export interface RawAnswer {
  /** 0: none came. */
  status: number;
  /** Status line, headers and body, one character a byte. */
  text: string;
}

/**
 * Sends a request as it stands, which HTTP clients would put in order first, and reads until the server hangs up. A socket
 * that is still silent after the deadline counts as unanswered.
 */
export function rawRequest(
  port: number,
  method: string,
  target: string,
  headers: Record<string, string> = {},
  deadlineMs = 15_000,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const done = () => {
      clearTimeout(deadline);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    const deadline = setTimeout(done, deadlineMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', done);
    socket.on('error', done);
    const lines = Object.entries({ Host: 'site.example', Connection: 'close', ...headers });
    socket.write(
      `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      'latin1',
    );
  });
}
