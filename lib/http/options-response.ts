import type { Locale } from '@/lib/i18n/locales';
import { logger } from '@/lib/log';
import { isRegistryError } from '@/lib/registry/contract';
import { requestedLocale } from '../submit/read';
import { HttpProblem, jsonResponse, problemResponse } from './problem';

/**
 * Answers a question of a form for choices: one parameter of the query, in the language of the query.
 * @param cacheControl free times must be fresh; districts change by the day
 */
export async function optionsResponse(
  request: Request,
  parameter: string,
  cacheControl: string,
  find: (value: string, locale: Locale) => Promise<unknown>,
): Promise<Response> {
  const value = new URL(request.url).searchParams.get(parameter);
  if (!value || value.length > 80) return problemResponse(new HttpProblem('malformed_request'));
  try {
    const found = await find(value, requestedLocale(request));
    if (found === undefined) return problemResponse(new HttpProblem('not_found'));
    const response = jsonResponse(found);
    response.headers.set('cache-control', cacheControl);
    return response;
  } catch (error) {
    if (isRegistryError(error)) {
      const code = error.code === 'malformed_request' ? 'malformed_request' : 'unavailable';
      return problemResponse(new HttpProblem(code));
    }
    logger.error({ error: error instanceof Error ? error.stack : String(error) }, 'choices of a form failed');
    return problemResponse(new HttpProblem('internal'));
  }
}
