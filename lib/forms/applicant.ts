import type { FieldTable } from './fields';
import { consent, email, nationalId, personName, phone } from './validators/schemas';

const name = { min: 2, max: 120 };

/** Who asks, in every request: the same fields under the same names. */
export const applicantFields = {
  fullName: { kind: 'name', required: true, bounds: name, autocomplete: 'name' },
  nationalId: { kind: 'id', required: true, autocomplete: 'off' },
  phoneNumber: { kind: 'phone', required: true, autocomplete: 'tel' },
  email: { kind: 'email', required: true, autocomplete: 'email' },
} as const satisfies FieldTable;

export const applicant = () => ({
  fullName: personName(name),
  nationalId: nationalId(),
  phoneNumber: phone(),
  email: email(),
});

/** Where an identity number is not needed it is not asked for (data minimisation, domain facts 3.3). */
const { nationalId: _, ...contactable } = applicantFields;
export const contactableFields = contactable;
export const contactableApplicant = () => {
  const { nationalId: _unasked, ...rest } = applicant();
  return rest;
};

export const privacyConsentFields = {
  privacyConsent: { kind: 'consent', required: true },
} as const satisfies FieldTable;
export const privacyConsent = () => ({ privacyConsent: consent() });
