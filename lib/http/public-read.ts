import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { Problem } from '@/lib/problem';
import { problemResponse, visitorsProblem } from './problem';

/**
 * Answers a public read: what `work` returns, or the problem that fits what it throws. Input outside its schema is the
 * client's error, a registry that cannot answer a 503, never a bare 500.
 */
export async function answerRead(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    unstable_rethrow(error);
    // Which parameters are at fault is said where they are read: a query has no fields to tell of.
    const { code, parameters } = visitorsProblem(error, 'a read failed');
    return problemResponse(new Problem(code, parameters && { parameters }));
  }
}

/** A JSON answer that is another one a moment later, such as free times. */
export const freshJson = (body: unknown): Response =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl.never },
  });

/** A JSON answer that shared caches may keep for a minute. */
export function publicJson(body: unknown, type = 'application/json'): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl.publicRead },
  });
}

/**
 * A sitemap as an answer.
 * @param isNamed whether the address in it is the site's own: any other is nobody's to keep
 */
export function xmlAnswer({ text, isWhole }: { text: string; isWhole: boolean }, isNamed: boolean): Response {
  const kept = isWhole ? cacheControl.sitemap : cacheControl.partialSitemap;
  return new Response(text, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': isNamed ? kept : cacheControl.personal,
    },
  });
}

/** What others append to an address that is passed on, to count who follows it: it asks nothing. */
const COUNTING = /^(?:utm_[a-z_]+|[a-z]{1,4}clid|msclkid|mc_[ce]id|igshid|_g[al])$/;

/** Names at fault that are told, and letters of each: they come from whoever asks. */
const [MOST_TOLD, LONGEST_TOLD] = [10, 64];

/**
 * The values of an address under a schema. A name that the schema does not know is refused, as the registry's service does
 * (a misspelt filter would be answered as if there were none), and so is one that is given twice: with one of the two
 * dropped, the answer would be that to another question. An empty value is none.
 * @throws {Problem} malformed_request, with the names of the parameters at fault
 */
export function readQuery<T extends z.ZodObject>(request: Request, schema: T): z.output<T> {
  const values = new Map<string, string>();
  const odd: string[] = [];
  for (const [name, value] of new URL(request.url).searchParams) {
    if (!Object.hasOwn(schema.shape, name)) {
      if (!COUNTING.test(name)) odd.push(name);
    } else if (value !== '') {
      if (values.has(name)) odd.push(name);
      values.set(name, value);
    }
  }
  const result = schema.safeParse(Object.fromEntries(values));
  if (result.success && odd.length === 0) return result.data;
  const outside = result.error?.issues.map(({ path }) => String(path[0])) ?? [];
  const told = [...new Set([...outside, ...odd])].slice(0, MOST_TOLD);
  throw new Problem('malformed_request', { parameters: told.map((name) => name.slice(0, LONGEST_TOLD)) });
}
