import * as z from 'zod/mini';
import { applicant, privacyConsent } from '../applicant';
import { parseReferenceNumber } from '../validators/codes';
import { files } from '../validators/files';
import { choice, date, paragraph, parsed } from '../validators/schemas';
import { grievanceRequestFields as fields } from './fields';

export const grievanceRequestSchema = z.strictObject({
  decisionDate: date(),
  requestNumber: parsed(parseReferenceNumber, 'invalid_request_number'),
  decisionKind: choice([...fields.decisionKind.options, ...fields.decisionKind.earlier]),

  ...applicant(),
  grounds: paragraph(fields.grounds.bounds),
  attachments: z.optional(files(fields.attachments.files)),
  ...privacyConsent(),
});
