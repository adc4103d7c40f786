import { grievanceDeadline } from '@/lib/http/grievance-deadline';
import { optionsResponse } from '@/lib/http/options-response';

/** The last day for a grievance: `?date=20/11/2026&locale=en`, the date of the decision in either calendar. */
export const GET = (request: Request) => optionsResponse(request, 'date', 'no-store', grievanceDeadline);
