import * as z from 'zod/mini';
import { contactableApplicant, privacyConsent } from '../applicant';
import { registryCode, slotMoment } from '../validators/schemas';

/** `slot` is the moment that the visit begins, as the registry's list of free slots names it. */
export const appointmentSchema = z.strictObject({
  branch: registryCode(),
  service: registryCode(),
  slot: slotMoment(),
  ...contactableApplicant(),
  ...privacyConsent(),
});
