import { MARK } from './words';

const GET = `GET /en/about-us?x=${MARK} HTTP/1.1\r\nHost: site.example\r\n`;
/** What is no request, or more than one. */
export const wires = [
  '\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/2.0\r\n\r\n',
  'GET / HTTP/9\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\x00'.repeat(100),
  `${MARK}\r\n\r\n`,
  'GET / HTTP/1.1\r\n\r\n',
  'GET  /  HTTP/1.1\r\nHost: a\r\n\r\n',
  `${GET}no colon\r\n\r\n`,
  `${GET}a: b\r\n folded\r\n\r\n`,
  `${GET}a\x00: b\r\n\r\n`,
  `${GET}: b\r\n\r\n`,
  `${GET}a : b\r\nConnection: close\r\n\r\n`,
  `${GET}${'a: b\r\n'.repeat(1_500)}Connection: close\r\n\r\n`,
  `${GET}a: ${'b'.repeat(20_000)}\r\n\r\n`,
  `${GET}Host: b\r\nConnection: close\r\n\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `${GET}\n\n`,
  `${GET}Content-Length: 5\r\nConnection: close\r\n\r\nabcde`,
  // Two at once, of which the second is hidden in the first by readers that disagree on its length.
  `${GET}\r\n${GET}Connection: close\r\n\r\n`,
  `POST /api/track HTTP/1.1\r\nHost: site.example\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${GET}\r\n`,
  `POST /api/track HTTP/1.1\r\nHost: site.example\r\nContent-Length: 0\r\n\r\n${GET}Connection: close\r\n\r\n`,
];
