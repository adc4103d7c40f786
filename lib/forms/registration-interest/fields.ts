import { contactableFields } from '../applicant';
import type { FieldTable } from '../fields';

const INTEREST_KINDS = ['interest', 'on_demand'] as const;
/** Dropdown values of the specification, section 3. */
const PROPERTY_TYPES = ['residential', 'commercial', 'industrial', 'agricultural', 'other'] as const;

export const registrationInterestFields = {
  requestKind: { kind: 'choice', required: true, options: INTEREST_KINDS },
  ...contactableFields,
  // One of the two suffices: what is missing is missing in the first. Neither is optional while the other is empty.
  phoneNumber: { ...contactableFields.phoneNumber, required: false, issues: ['required'] },
  email: { ...contactableFields.email, required: false, issues: ['required'] },
  region: { kind: 'registry', required: true },
  city: { kind: 'registry', required: true },
  district: { kind: 'registry', required: false, issues: ['required', 'already_announced'] },
  districtName: { kind: 'line', required: false, bounds: { min: 2, max: 120 }, issues: ['required'] },
  // The property itself is described for registration on demand alone: who wants to be told of an announcement names the place.
  propertyType: { kind: 'choice', required: false, options: PROPERTY_TYPES, issues: ['required'] },
  deedNumber: { kind: 'code', required: false, issues: ['invalid_deed_number'] },
  plotCount: {
    kind: 'integer',
    required: false,
    bounds: { min: 1, max: 10_000 },
    issues: ['required', 'invalid_number'],
  },
  contactConsent: { kind: 'consent', required: true, issues: ['must_consent'] },
} as const satisfies FieldTable;
