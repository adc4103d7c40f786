import { addDays, riyadhDate } from '../../calendar/riyadh';
import type { FormIssue } from '../issues';

/** Days after a decision within which a grievance may be filed (specification, section 9). */
export const GRIEVANCE_WINDOW_DAYS = 30;

/** The last day (inclusive) for a grievance against a decision of `decisionDate`; both `YYYY-MM-DD`, Asia/Riyadh. */
export function grievanceLastDay(decisionDate: string): string {
  return addDays(decisionDate, GRIEVANCE_WINDOW_DAYS);
}

/**
 * Whether a grievance may still be filed today. Asked where the visitor sends it, in the browser and in the handler, and
 * not part of the schema: the registry judges stored submissions again when it passes them on, maybe days later, and one
 * that came on its last day stays in time.
 */
export function grievanceWindowIssues(value: { decisionDate: string }, now: Date = new Date()): FormIssue[] {
  const today = riyadhDate(now);
  if (value.decisionDate > today) return [{ path: 'decisionDate', code: 'date_in_future' }];
  return today > grievanceLastDay(value.decisionDate)
    ? [{ path: 'decisionDate', code: 'window_closed' }]
    : [];
}
