import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { Problem } from '@/lib/problem';
import { jsonResponse, problemResponse, visitorsProblem } from './problem';
import { requestedLocale } from './request';

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

/**
 * Answers a question of a form for choices: one parameter of the query, in the language of the query.
 * @param kept free times must be fresh
 */
export function answerOptions(
  request: Request,
  parameter: string,
  kept: string,
  find: (value: string, locale: Locale) => Promise<unknown>,
): Promise<Response> {
  return answerRead(async () => {
    const value = new URL(request.url).searchParams.get(parameter);
    if (!value || value.length > 80) throw new Problem('malformed_request');
    const found = await find(value, requestedLocale(request));
    if (found === undefined) throw new Problem('not_found');
    const response = jsonResponse(found);
    response.headers.set('cache-control', kept);
    return response;
  });
}

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

/**
 * The values of an address under a schema. A parameter that is given twice is refused: with one of the two dropped, the
 * answer would be that to another question. Names that the schema does not know are not looked at.
 * @throws {Problem} malformed_request, with the names of the parameters at fault
 */
export function readQuery<T extends z.ZodObject>(request: Request, schema: T): z.output<T> {
  const values = new Map<string, string>();
  const odd: string[] = [];
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value === '' || !Object.hasOwn(schema.shape, name)) continue;
    if (values.has(name)) odd.push(name);
    values.set(name, value);
  }
  const result = schema.safeParse(Object.fromEntries(values));
  if (result.success && odd.length === 0) return result.data;
  const outside = result.error?.issues.map(({ path }) => String(path[0])) ?? [];
  throw new Problem('malformed_request', { parameters: [...new Set([...outside, ...odd])] });
}
