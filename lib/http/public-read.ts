import { unstable_rethrow } from 'next/navigation';
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

/**
 * The values of an address under a schema.
 * @throws {HttpProblem} malformed_request
 */
export function readQuery<T>(
  request: Request,
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
): T {
  const entries = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(entries));
  if (!result.success) throw new HttpProblem('malformed_request');
  return result.data;
}
