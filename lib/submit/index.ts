import { forms, isFormCode } from '@/lib/forms';
import { INTENTS } from '@/lib/forms/envelope';
import { NO_STORE, problemResponse } from '@/lib/http/problem';
import { requestedLocale } from '@/lib/http/request';
import { localizedPath } from '@/lib/i18n/locales';
import { Problem } from '@/lib/problem';
import { countRefusal } from '@/lib/submit/rate-limits';
import { answerIntent, answerRefused, answerStored } from './answer';
import { exchangeOf, guard } from './guard';
import { protect } from './protect';
import { type Arrival, read } from './read';
import { store } from './store';
import { validate } from './validate';

const isIntent = ({ envelope }: Arrival) => INTENTS.some((intent) => intent === envelope.intent);

/**
 * Answers a post of a form, step by step: 201 with the reference once it is durably stored, or a problem with codes; for a
 * native post (no JavaScript) 303 to the receipt, or the form's page again with everything still filled in.
 * @param code the form's code as it stands in the address
 */
export async function receiveForm(request: Request, code: string): Promise<Response> {
  if (!isFormCode(code)) return problemResponse(new Problem('not_found'));
  const exchange = exchangeOf(request, code);
  let arrival: Arrival | undefined;
  try {
    const type = await guard(exchange);
    arrival = await read(exchange, type);
    if (exchange.wantsPage && isIntent(arrival)) {
      await countRefusal(code, exchange.address);
      return await answerIntent(exchange, arrival);
    }
    const values = await validate(code, arrival);
    await protect(exchange, arrival);
    return answerStored(exchange, await store(exchange, arrival, values));
  } catch (error) {
    return answerRefused(exchange, error, arrival);
  }
}

/** The way from a form's own address, opened by hand, to its page. */
export function formPageRedirect(request: Request, code: string): Response {
  if (!isFormCode(code)) return problemResponse(new Problem('not_found'));
  const location = localizedPath(forms[code].page, requestedLocale(request));
  return new Response(null, { status: 303, headers: { location, ...NO_STORE } });
}
