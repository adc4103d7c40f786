import type { FieldTable } from '../fields';

/** The contact form (specification, section 3). The specification leaves open the bounds and which fields are required; these are ours: an answer needs one way back. */
export const contactFields = {
  subject: { kind: 'line', required: true, bounds: { min: 3, max: 120 } },
  message: { kind: 'paragraph', required: true, bounds: { min: 10, max: 4000 } },
  fullName: { kind: 'name', required: true, bounds: { min: 2, max: 120 }, autocomplete: 'name' },
  email: { kind: 'email', required: true, autocomplete: 'email' },
  phoneNumber: { kind: 'phone', required: false, autocomplete: 'tel' },
  nationalId: { kind: 'id', required: false, autocomplete: 'off' },
  privacyConsent: { kind: 'consent', required: true },
} as const satisfies FieldTable;
