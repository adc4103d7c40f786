/** Customer service number (spec section 9). */
export const customerServiceNumber = '199002';

/** Days from a decision within which a grievance can be submitted. */
export { GRIEVANCE_WINDOW_DAYS as grievanceWindowDays } from '@/lib/forms/grievance-request/window';

/** The day of Royal Decree M/91, by which the Law of Real Estate Registration was issued. */
export const lawIssued = '2022-04-20';

/** The day of the decision 4700002470/1, which gave time to the owners of 55 areas whose period had ended by then. */
export const warningDecided = '2025-10-01';

/** The day on which registration by parcel began: the figures count titles registered since. */
export { REGISTRATION_START as registrationStart } from '@/lib/registry/contract/registration-start';

/** The period that the statistics text cites (spec section 9): from the beginning of registration. */
export const statisticsLastDay = '2023-12-06';

/**
 * The first registration gets absolute effect at the end of a period that the area's own decision sets, at most this many
 * years from the publication of the lists (Law of Real Estate Registration, article 11(2)).
 */
export const legalEffectMaxYears = 1;
