import { parseDate } from '@/lib/forms/validators/date';
import { answerRead, readQuery } from '@/lib/http/public-read';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { Problem } from '@/lib/problem';
import { deadlineQuerySchema, grievanceCalendar } from '@/lib/site/views/grievance-deadline';

/** The last day for a grievance as an iCalendar file. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { date: typed, locale } = readQuery(request, deadlineQuerySchema);
    const date = parseDate(typed);
    if (date === undefined) throw new Problem('malformed_request', { parameters: ['date'] });
    return new Response(await grievanceCalendar(date, locale), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="grievance-${date}.ics"`,
        'cache-control': cacheControl.never,
      },
    });
  });
