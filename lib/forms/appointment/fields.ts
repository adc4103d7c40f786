import { contactableFields, privacyConsentFields } from '../applicant';
import type { FieldTable } from '../fields';

export const appointmentFields = {
  service: { kind: 'registry', required: true },
  branch: { kind: 'registry', required: true },
  slot: { kind: 'slot', required: true, issues: ['slot_taken', 'too_many_bookings'] },
  ...contactableFields,
  ...privacyConsentFields,
} as const satisfies FieldTable;
