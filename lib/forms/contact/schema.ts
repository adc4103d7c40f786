import * as z from 'zod/mini';
import {
  consent,
  email,
  line,
  nationalId,
  optional,
  paragraph,
  personName,
  phone,
} from '../validators/schemas';
import { contactFields } from './fields';

/** A message of the contact form; runs in the browser, in the handler and again in a registry behind HTTP. */
export const contactSchema = z.strictObject({
  subject: line(contactFields.subject.bounds),
  message: paragraph(contactFields.message.bounds),
  fullName: personName(contactFields.fullName.bounds),
  email: email(),
  phoneNumber: optional(phone()),
  nationalId: optional(nationalId()),
  privacyConsent: consent(),
});
