import * as z from 'zod/mini';
import { riyadhDate } from '../../calendar/riyadh';
import { applicant, privacyConsent } from '../applicant';
import { parseDeedNumber, parsePropertyNumber, parseReferenceNumber } from '../validators/codes';
import { files } from '../validators/files';
import { choice, date, line, optional, paragraph, parsed, registryCode, rule } from '../validators/schemas';
import { correctionRequestFields as fields } from './fields';

const given = (text: string | undefined) => text !== undefined && text !== '';

/** The property is named by its 16-digit number (Regulation 6); a deed that is named as well has its date. */
export const correctionRequestSchema = z
  .strictObject({
    ...applicant(),
    capacity: choice(fields.capacity.options),
    agencyNumber: optional(parsed(parseReferenceNumber, 'invalid_agency_number')),
    propertyNumber: parsed(parsePropertyNumber, 'invalid_property_number'),
    deedNumber: optional(parsed(parseDeedNumber, 'invalid_deed_number')),
    deedDate: optional(date()),
    region: optional(registryCode()),
    city: optional(registryCode()),
    district: optional(line(fields.district.bounds)),
    category: choice(fields.category.options),
    correction: paragraph(fields.correction.bounds),
    attachments: z.optional(files(fields.attachments.files)),
    ...privacyConsent(),
  })
  .check(
    rule('agencyNumber', 'required', (value) => value.capacity !== 'agent' || given(value.agencyNumber)),
    rule('deedDate', 'required', (value) => !given(value.deedNumber) || given(value.deedDate)),
    rule('deedDate', 'date_in_future', ({ deedDate = '' }) => deedDate <= riyadhDate(new Date())),
  );
