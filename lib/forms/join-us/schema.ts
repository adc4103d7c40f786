import * as z from 'zod/mini';
import { contactableApplicant, privacyConsent } from '../applicant';
import { files } from '../validators/files';
import { choice, paragraph } from '../validators/schemas';
import { joinUsFields as fields } from './fields';

export const joinUsSchema = z.strictObject({
  ...contactableApplicant(),
  workField: choice(fields.workField.options),
  message: paragraph(fields.message.bounds),
  cv: files(fields.cv.files),
  ...privacyConsent(),
});
