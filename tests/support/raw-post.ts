import { connect } from 'node:net';

export interface RawPost {
  port: number;
  path: string;
  headers?: Record<string, string>;
  body: Buffer;
  /** `close` says so in the request, as many proxies do. */
  connection?: 'close' | 'keep-alive';
  /** Sends so many bytes, and the rest only when the whole answer is there: a sender slower than any deadline. */
  holdAt?: number;
}

export interface RawAnswer {
  status: number;
  /** Everything that came, head and body. */
  text: string;
  /** How the connection ended; a reset may have taken the answer with it. */
  ending: 'whole' | 'closed' | 'reset';
}

/** Whether an answer is complete by its own words: its length, or the end of its last chunk. */
function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n', 2) as [string, string?];
  if (body === undefined) return false;
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  const rest = text.slice(head.length + 4);
  return length === undefined ? rest.endsWith('0\r\n\r\n') : Buffer.byteLength(rest) >= Number(length);
}

/** One POST over a socket of its own, byte by byte as written here, with whatever answer comes back. */
export function rawPost({ port, path, headers = {}, body, connection = 'keep-alive', holdAt }: RawPost) {
  return new Promise<RawAnswer>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let held = holdAt !== undefined;
    let isReset = false;
    const end = (ending: RawAnswer['ending']) => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text, ending });
    };
    const lines = [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Origin: http://127.0.0.1:${port}`,
      `Connection: ${connection}`,
      `Content-Length: ${body.length}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(held ? body.subarray(0, holdAt) : body);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (!isWhole(text)) return;
      if (held) {
        held = false;
        socket.write(body.subarray(holdAt));
      }
      if (!/^connection: close\r?$/im.test(text)) end('whole');
    });
    socket.on('error', () => {
      isReset = true;
    });
    socket.on('close', () => end(isReset ? 'reset' : isWhole(text) ? 'whole' : 'closed'));
  });
}

/** A multipart body: fields, and one file after them. */
export function multipart(
  fields: Record<string, string>,
  file: { field: string; name: string; bytes: Buffer },
): { type: string; body: Buffer } {
  const boundary = 'a-boundary-that-no-file-has';
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const text = Object.entries(fields)
    .map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`)
    .join('');
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(`${text}${part(`name="${file.field}"; filename="${file.name}"`)}`),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
