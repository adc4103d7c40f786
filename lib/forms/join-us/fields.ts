import { contactableFields, privacyConsentFields } from '../applicant';
import type { FieldTable } from '../fields';
import { CV_LIMITS } from '../validators/files';

const WORK_FIELDS = [
  'real_estate_registration',
  'law',
  'geospatial',
  'technology',
  'customer_service',
  'finance',
  'human_resources',
  'communication',
  'other',
] as const;

export const joinUsFields = {
  ...contactableFields,
  workField: { kind: 'choice', required: true, options: WORK_FIELDS },
  message: { kind: 'paragraph', required: true, bounds: { min: 10, max: 4000 } },
  cv: { kind: 'files', required: true, files: CV_LIMITS },
  ...privacyConsentFields,
} as const satisfies FieldTable;
