import { answerRead, freshJson, readQuery } from '@/lib/http/public-read';
import { Problem } from '@/lib/problem';
import { deadlineQuerySchema, grievanceDeadline } from '@/lib/site/views/grievance-deadline';

/** The last day for a grievance: `?date=20/11/2026&locale=en`, the day of being told in either calendar. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { date, locale } = readQuery(request, deadlineQuerySchema);
    const found = await grievanceDeadline(date, locale);
    if (found === undefined) throw new Problem('malformed_request', { parameters: ['date'] });
    return freshJson(found);
  });
