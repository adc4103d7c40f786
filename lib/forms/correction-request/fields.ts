import { applicantFields, privacyConsentFields } from '../applicant';
import type { FieldTable } from '../fields';
import { ATTACHMENT_LIMITS } from '../validators/files';

/** Anyone with an interest may ask (law 5(2)), and says in what capacity (Regulation 6). */
const CAPACITIES = ['owner', 'agent', 'interested'] as const;
/** What of a property's record may be wrong: the data that applications are known to stop at (domain facts, section 5). */
const CORRECTION_CATEGORIES = [
  'owner_data',
  'location',
  'area',
  'boundaries',
  'deed_data',
  'rights',
  'other',
] as const;

export const correctionRequestFields = {
  ...applicantFields,
  capacity: { kind: 'choice', required: true, options: CAPACITIES },
  agencyNumber: { kind: 'code', required: false, issues: ['required', 'invalid_agency_number'] },
  propertyNumber: { kind: 'code', required: true, inputMode: 'numeric', issues: ['invalid_property_number'] },
  deedNumber: { kind: 'code', required: false, issues: ['invalid_deed_number'] },
  deedDate: { kind: 'date', required: false, issues: ['required', 'date_in_future'] },
  // The property number tells the place (Regulation 6): it may be left out.
  region: { kind: 'registry', required: false },
  city: { kind: 'registry', required: false },
  district: { kind: 'line', required: false, bounds: { min: 2, max: 120 } },
  category: { kind: 'choice', required: true, options: CORRECTION_CATEGORIES },
  correction: { kind: 'paragraph', required: true, bounds: { min: 20, max: 4000 } },
  attachments: { kind: 'files', required: false, files: ATTACHMENT_LIMITS },
  ...privacyConsentFields,
} as const satisfies FieldTable;
