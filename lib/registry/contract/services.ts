/** The services of the registry and of its platform, by their codes. A branch offers some of them; the site explains all. */
export const SERVICE_CODES = [
  'first-registration',
  'ownership-transfer',
  'split-and-merge',
  'rights-management',
  'correction',
  'grievance',
  'property-search',
  'property-list',
  'title-verification',
  'deceased-owner',
  'registration-interest',
  'appointment',
] as const;

export type ServiceCode = (typeof SERVICE_CODES)[number];
