import * as z from 'zod/mini';
import { privacyConsent } from '../applicant';
import { parseCommercialRegistration } from '../validators/codes';
import { choice, email, line, paragraph, personName, rule } from '../validators/schemas';
import { supplierRegistrationFields as fields } from './fields';

/**
 * A company of Saudi Arabia has a commercial registration of ten digits. A foreign one has whatever its country gives,
 * and an agency or an individual may hold a licence instead: those stay free text within bounds.
 */
function holdsSaudiRegistration(value: Readonly<Record<string, unknown>>): boolean {
  const { country, taxOrganizationType: type } = value;
  return country === 'SA' && (type === 'corporation' || type === 'partnership');
}

export const supplierRegistrationSchema = z
  .strictObject({
    companyName: line(fields.companyName.bounds),
    taxOrganizationType: choice(fields.taxOrganizationType.options),
    country: choice(fields.country.options),
    registrationNumber: line(fields.registrationNumber.bounds),
    companyAddress: line(fields.companyAddress.bounds),
    firstName: personName(fields.firstName.bounds),
    lastName: personName(fields.lastName.bounds),
    email: email(),
    productCategory: choice(fields.productCategory.options),
    message: paragraph(fields.message.bounds),
    ...privacyConsent(),
  })
  .check(
    rule(
      'registrationNumber',
      'invalid_registration_number',
      (texts) =>
        !holdsSaudiRegistration(texts) ||
        parseCommercialRegistration(texts.registrationNumber ?? '') !== undefined,
    ),
    z.overwrite((value) =>
      holdsSaudiRegistration(value)
        ? {
            ...value,
            registrationNumber:
              parseCommercialRegistration(value.registrationNumber) ?? value.registrationNumber,
          }
        : value,
    ),
  );
