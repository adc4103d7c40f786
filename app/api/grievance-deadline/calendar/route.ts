import { parseDate } from '@/lib/forms/validators/date';
import { problemResponse } from '@/lib/http/problem';
import { requestedLocale } from '@/lib/http/request';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { Problem } from '@/lib/problem';
import { grievanceCalendar } from '@/lib/site/views/grievance-deadline';

/** The last day for a grievance as an iCalendar file. */
export async function GET(request: Request) {
  const date = parseDate(new URL(request.url).searchParams.get('date')?.slice(0, 40) ?? '');
  if (date === undefined) return problemResponse(new Problem('malformed_request'));
  return new Response(await grievanceCalendar(date, requestedLocale(request)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="grievance-${date}.ics"`,
      'cache-control': cacheControl.never,
    },
  });
}
