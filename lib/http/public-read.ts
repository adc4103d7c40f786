import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { logger } from '@/lib/log';
import { isRegistryError } from '@/lib/registry';
import { HttpProblem, problemResponse } from './problem';

/** How long a shared cache may keep an answer that everybody gets alike: as long as a page is kept. */
export const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/**
 * Answers a public read: what `work` returns, or the problem that fits what it throws. Input outside its schema is the
 * client's error, a registry that cannot answer a 503, never a bare 500.
 */
export async function answerRead(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof HttpProblem) return problemResponse(error);
    if (isRegistryError(error) && error.code === 'malformed_request')
      return problemResponse(new HttpProblem('malformed_request'));
    logger.error({ err: error }, 'read failed');
    const code = isRegistryError(error) && error.code === 'unavailable' ? 'unavailable' : 'internal';
    return problemResponse(new HttpProblem(code));
  }
}

/** A JSON answer that shared caches may keep for a minute. */
export function publicJson(body: unknown, type = 'application/json'): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': PUBLIC_CACHE },
  });
}

/** A request whose parameters cannot be followed, told by their names. */
export const parametersProblem = (names: Iterable<string>) =>
  new HttpProblem('malformed_request', { parameters: [...new Set(names)] });

/**
 * The values of an address under a schema. A parameter that is given twice is refused: with one of the two dropped, the
 * answer would be that to another question. Names that the schema does not know are not looked at.
 * @throws {HttpProblem} malformed_request, with the names of the parameters at fault
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
  throw parametersProblem([...outside, ...odd]);
}
