import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from '@/lib/http/client-address';
import { readQuery } from '@/lib/http/public-read';
import { assertSameSite } from '@/lib/http/request';
import * as incoming from '@/lib/next/incoming.mjs';
import { withResponseCache } from '@/lib/next/response-cache.mjs';
import { READ_NAMES, READS, SET_STATE, STATUS } from '@/lib/registry/contract';
import { indicatorsFilter } from '@/lib/site/views/analytics-page';
import { areasFilter } from '@/lib/site/views/areas-page';
import { placeChoice } from '@/lib/site/views/check-page';
import { postsPage } from '@/lib/site/views/posts-page';
import { registrarsFilter } from '@/lib/site/views/registrars-page';
import { exchangeOf } from '@/lib/submit/guard';
import { dearPieces, longText, slowPieces } from '../support/growth';

/** Node's own bound on all headers and the address of a request together. */
const HEAD_BYTES = 16_000;

/** Whether nothing of what a text may be is dear or slow, up to the longest that arrives. */
function expectCheap(work: (text: string) => unknown): void {
  expect(dearPieces(work, HEAD_BYTES / 4)).toEqual({});
  expect(slowPieces((piece) => work(longText(piece, HEAD_BYTES)))).toEqual([]);
}

/** Every header that our code asks a request or an answer for, found where it does. */
function headersRead(): string[] {
  const names = new Set<string>();
  for (const folder of ['lib/http', 'lib/submit', 'lib/next', 'lib/registry/serve']) {
    for (const file of readdirSync(folder)) {
      const source = readFileSync(join(folder, file), 'utf8');
      for (const [, got, indexed, plain] of source.matchAll(
        /headers(?:\.get\('([a-z-]+)'\)|\['([a-z-]+)'\]|\.(cookie|authorization|rsc)\b)/g,
      ))
        names.add(got ?? indexed ?? plain ?? '');
    }
  }
  return [...names];
}

const names = headersRead();

/** What may stand in a header: bytes, and none of the controls. */
const headerText = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '%D9');

const nodeRequest = (url: string, text = '') => ({
  method: 'GET',
  url,
  headers: Object.fromEntries(names.map((name) => [name, text])) as Record<string, string>,
  socket: { remoteAddress: text.slice(0, 60) },
});
type NodeRequest = Parameters<typeof incoming.isMalformed>[0];
const asNode = (request: object) => request as NodeRequest;

describe('the headers that are read', () => {
  it('are found in the sources', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'accept',
        'accept-encoding',
        'content-type',
        'cookie',
        'x-forwarded-for',
        'origin',
      ]),
    );
  });
  it('cost a request in proportion, before Next', () => {
    const cached = withResponseCache(() => undefined);
    expectCheap((text) => {
      const request = asNode(nodeRequest('/', headerText(text)));
      incoming.isMalformed(request);
      incoming.rememberedLanguage(request);
      incoming.dropForgedHeaders(request);
      cached(request, { write: () => true, end: () => undefined } as never);
    });
  });
  it('cost a form in proportion', () => {
    expectCheap((text) => {
      const value = headerText(text);
      const headers = new Headers(
        names.filter((name) => name !== 'sec-fetch-site').map((name) => [name, value]),
      );
      const request = { headers, url: 'http://localhost/api/forms/contact', method: 'POST' } as Request;
      networkOf(clientAddress(headers, 1));
      exchangeOf(request, 'contact');
      try {
        assertSameSite(request, 1);
      } catch {
        // Refused, as it should be.
      }
    });
  });
});

describe('the address', () => {
  it.each(['path', 'query', 'value'])('costs in proportion before Next: %s', (place) => {
    const url = {
      path: (text: string) => `/${text}`,
      query: (text: string) => `/?${text}`,
      value: (text: string) => `/?a=${text}`,
    };
    expectCheap((text) => {
      const address = headerText(text);
      const request = asNode(nodeRequest(url[place as keyof typeof url](address)));
      incoming.dropOrigin(request);
      incoming.isOverlong(request);
      incoming.isMalformed(request);
      incoming.isUnsupported(request);
      incoming.withSmallLanguage(request.url ?? '', []);
      incoming.dropQuery(request, []);
    });
  });
});

describe('what an address asks for', () => {
  const filters = { indicatorsFilter, areasFilter, placeChoice, postsPage, registrarsFilter };
  const fields = [
    'region',
    'city',
    'district',
    'q',
    'page',
    'state',
    'sort',
    'days',
    'type',
    'use',
    'from',
    'to',
    'lat',
    'lon',
  ];

  it.each(Object.entries(filters))('costs a list in proportion: %s', (_, filter) => {
    expectCheap((text) => filter(Object.fromEntries(fields.map((name) => [name, text]))));
  });
  it.each(
    [...READ_NAMES.map((name) => READS[name]), STATUS, SET_STATE].map((read) => [read.path, read] as const),
  )('costs the registry in proportion: %s', (_, { input }) => {
    const keys = Object.keys(input.shape);
    expectCheap((text) => {
      input.safeParse(Object.fromEntries(keys.map((key) => [key, text])));
      const query = new URLSearchParams(keys.map((key) => [key, text.slice(0, 4_096)]));
      try {
        readQuery({ url: `http://localhost/?${query}` } as Request, input as never);
      } catch {
        // Refused, as it should be.
      }
    });
  });
});
