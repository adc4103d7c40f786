/** Customer service number (spec section 9). */
export const customerServiceNumber = '199002';

/** Days from a decision within which a grievance can be submitted (spec section 9). */
export const grievanceWindowDays = 30;

/** The day on which registration by parcel began: the figures count titles registered since. */
export { REGISTRATION_START as registrationStart } from '@/lib/registry/contract/registration-start';
