import { privacyConsentFields } from '../applicant';
import { COUNTRY_CODES } from '../country-codes';
import type { FieldTable } from '../fields';

/** Dropdown values of the specification, section 3. */
const TAX_ORGANIZATION_TYPES = [
  'corporation',
  'foreign_corporation',
  'foreign_government_agency',
  'foreign_individual',
  'foreign_partnership',
  'government_agency',
  'individual',
  'partnership',
] as const;
const PRODUCT_CATEGORIES = [
  'advances_and_prepaid',
  'construction_and_engineering',
  'general_and_administration_services',
  'hr_services',
  'it',
  'marketing_and_public_relations',
  'professional_services',
] as const;

/** "Supplier contact form" of the specification, section 3. */
export const supplierRegistrationFields = {
  companyName: { kind: 'line', required: true, bounds: { min: 2, max: 200 }, autocomplete: 'organization' },
  taxOrganizationType: { kind: 'choice', required: true, options: TAX_ORGANIZATION_TYPES },
  country: { kind: 'choice', required: true, options: COUNTRY_CODES, autocomplete: 'country' },
  registrationNumber: {
    kind: 'code',
    required: true,
    bounds: { min: 3, max: 50 },
    issues: ['too_short', 'too_long', 'invalid_registration_number'],
  },
  companyAddress: {
    kind: 'line',
    required: true,
    bounds: { min: 5, max: 300 },
    autocomplete: 'street-address',
  },
  firstName: { kind: 'name', required: true, bounds: { min: 2, max: 60 }, autocomplete: 'given-name' },
  lastName: { kind: 'name', required: true, bounds: { min: 2, max: 60 }, autocomplete: 'family-name' },
  email: { kind: 'email', required: true, autocomplete: 'email' },
  productCategory: { kind: 'choice', required: true, options: PRODUCT_CATEGORIES },
  message: { kind: 'paragraph', required: true, bounds: { min: 10, max: 4000 } },
  ...privacyConsentFields,
} as const satisfies FieldTable;
