import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Misbehaviour } from '../faulty-proxy';

/** Backends whose answers are no HTTP, stop in the middle, or never end. None of them can be read. */

const JSON_TYPE = 'Content-Type: application/json\r\n';
const head = (...lines: string[]) => `HTTP/1.1 200 OK\r\n${JSON_TYPE}${lines.join('\r\n')}\r\n\r\n`;
const DRIP_MS = 100;
const FLOOD = 200;
const MANY = 100_000_000;

/** Bytes past Node's writer of answers; `ends`: the connection closes after them. */
const wire =
  (bytes: string | Buffer, ends = true): Misbehaviour =>
  ({ socket }) =>
    ends ? socket.end(bytes, 'latin1' as BufferEncoding) : socket.write(bytes, 'latin1' as BufferEncoding);

/** One piece after the other, for as long as somebody listens. */
function endless({ socket }: IncomingMessage, begin: string, piece: string, pauseMs: number) {
  socket.write(begin);
  const timer = setInterval(() => socket.write(piece), pauseMs);
  socket.once('close', () => clearInterval(timer));
  socket.on('error', () => clearInterval(timer));
}

/** A body of a size that nobody sends, written as fast as it is read. */
const large =
  (bytes: Buffer, times: number, headers: Record<string, string> = {}): Misbehaviour =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    let left = times;
    const on = () => {
      while (left-- > 0 && !response.destroyed) if (!response.write(bytes)) return;
      response.end();
    };
    response.on('drain', on);
    on();
  };
const MEGABYTE = Buffer.alloc(1_000_000, ' ');

export const brokenWires: Record<string, Misbehaviour> = {
  'silent after it is asked': () => {},
  'silent after the headers': wire(head('Content-Length: 20'), false),
  'silent in the middle': wire(`${head('Content-Length: 2000')}{"items":[`, false),
  'one byte now and then': (request) => endless(request, head('Content-Length: 100000'), ' ', DRIP_MS),
  'a header now and then': (request) => endless(request, 'HTTP/1.1 200 OK\r\n', 'a: b\r\n', DRIP_MS),
  'chunks without an end': (request) =>
    endless(request, head('Transfer-Encoding: chunked'), '1\r\n \r\n', DRIP_MS),
  'a flood of interim answers': ({ socket }) =>
    socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(FLOOD)),
  'interim answers without an end': (request) =>
    endless(request, '', 'HTTP/1.1 102 Processing\r\n\r\n', DRIP_MS),
  'closed at once': ({ socket }) => socket.end(),
  'reset at once': ({ socket }) => socket.resetAndDestroy(),
  'reset in the middle': ({ socket }) =>
    socket.write(`${head('Content-Length: 2000')}{"items":[`, () => socket.resetAndDestroy()),
  'closed in the middle': wire(`${head('Content-Length: 2000')}{"items":[`),
  'closed in a chunk': wire(`${head('Transfer-Encoding: chunked')}20\r\n{"items":[`),
  'a chunk of no length': wire(`${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`),
  'a chunk of every length': wire(
    `${head('Transfer-Encoding: chunked')}ffffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  ),
  'a length below 0': wire(`${head('Content-Length: -1')}{}`),
  'two lengths': wire(`${head('Content-Length: 2', 'Content-Length: 3')}{}`),
  'a length too short': wire(`${head('Content-Length: 5')}{"items":[]}`),
  'an encoding that is not there': wire(head('Content-Encoding: gzip', 'Content-Length: 2').concat('{}')),
  'a packed answer that nobody asked for': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync('{"items":[]}')),
  'packed again and again': large(gzipSync(gzipSync(Buffer.alloc(10_000_000))), 1, {
    'content-encoding': 'gzip, gzip',
  }),
  '100 MB of blanks': large(MEGABYTE, MANY / MEGABYTE.length),
  'a long first line': wire(`HTTP/1.1 200 ${'O'.repeat(100_000)}\r\n\r\n{}`),
  'a long header': wire(`${head(`a: ${'b'.repeat(100_000)}`, 'Content-Length: 2')}{}`),
  'thousands of headers': wire(`${head('a: b\r\n'.repeat(20_000), 'Content-Length: 2')}{}`),
  'a header with a null': wire(`${head('a: \0b', 'Content-Length: 2')}{}`),
  'a status without sense': wire('HTTP/1.1 999999 x\r\n\r\n'),
  'HTTP/0.9': wire('{"items":[]}'),
  'HTTP/2 in the clear': wire('\0\0\x12\x04\0\0\0\0\0\0\x03\0\0\0\x80\0\x04\0\x01\0\0\0\x05\0\xff\xff\xff'),
  'TLS on a plain port': wire('\x15\x03\x01\0\x02\x02\x46'),
  'SSH on its port': wire('SSH-2.0-OpenSSH_9.6\r\n'),
  'another protocol': wire('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  'bytes without sense': wire(Buffer.alloc(5_000, 0xff)),
};
