import { answerOptions } from '@/lib/http/public-read';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { grievanceDeadline } from '@/lib/site/views/grievance-deadline';

/** The last day for a grievance: `?date=20/11/2026&locale=en`, the date of the decision in either calendar. */
export const GET = (request: Request) =>
  answerOptions(request, 'date', cacheControl.never, grievanceDeadline);
