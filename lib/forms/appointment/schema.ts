import * as z from 'zod/mini';
import { endOfBooking } from '../../calendar/bookable';
import { contactableApplicant, privacyConsent } from '../applicant';
import { registryCode, slotMoment } from '../validators/schemas';

/** What is no moment at all is `slotMoment`'s to say. */
const bookable = (moment: string) => !(Date.parse(moment) >= endOfBooking());

/** `slot` is the moment that the visit begins, as the registry's list of free slots names it. */
export const appointmentSchema = z.strictObject({
  service: registryCode(),
  branch: registryCode(),
  slot: slotMoment().check(z.refine(bookable, { error: 'choose_option' })),
  ...contactableApplicant(),
  ...privacyConsent(),
});
