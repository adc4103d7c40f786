import type { FieldTable } from '../fields';

/** The contact form (specification, section 3). The specification leaves the character bounds open; these are ours. */
export const contactFields = {
  subject: { kind: 'line', required: true, bounds: { min: 3, max: 120 } },
  message: { kind: 'paragraph', required: true, bounds: { min: 10, max: 4000 } },
  fullName: { kind: 'name', required: true, bounds: { min: 2, max: 120 }, autocomplete: 'name' },
  email: { kind: 'email', required: true, autocomplete: 'email' },
  phoneNumber: { kind: 'phone', required: true, autocomplete: 'tel' },
  nationalId: { kind: 'id', required: false, autocomplete: 'off' },
  privacyConsent: { kind: 'consent', required: true },
} as const satisfies FieldTable;
