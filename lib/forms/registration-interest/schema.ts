import * as z from 'zod/mini';
import { UNLISTED } from '@/lib/unlisted';
import { contactableApplicant } from '../applicant';
import { parseDeedNumber } from '../validators/codes';
import {
  choice,
  consent,
  email,
  integer,
  line,
  optional,
  parsed,
  phone,
  registryCode,
  rule,
} from '../validators/schemas';
import { registrationInterestFields as fields } from './fields';

const isOnDemand = ({ requestKind }: Readonly<Record<string, string | undefined>>) =>
  requestKind === 'on_demand';

/**
 * A district is chosen from the registry's list, or written where the list does not have it: one that is missing is missing in the
 * list, and is told with all else that is.
 */
export const registrationInterestSchema = z
  .strictObject({
    requestKind: choice(fields.requestKind.options),
    ...contactableApplicant(),
    phoneNumber: optional(phone()),
    email: optional(email()),
    region: registryCode(),
    city: registryCode(),
    district: optional(registryCode()),
    districtName: optional(line(fields.districtName.bounds)),
    propertyType: optional(choice(fields.propertyType.options)),
    deedNumber: optional(parsed(parseDeedNumber, 'invalid_deed_number')),
    plotCount: optional(integer(fields.plotCount.bounds)),
    contactConsent: consent('must_consent'),
  })
  .check(
    rule('phoneNumber', 'required', (value) => Boolean(value.phoneNumber) || Boolean(value.email)),
    rule('district', 'required', ({ district, districtName }) => Boolean(district) || Boolean(districtName)),
    rule(
      'districtName',
      'required',
      ({ district, districtName }) => district !== UNLISTED || Boolean(districtName),
    ),
    rule('propertyType', 'required', (value) => !isOnDemand(value) || Boolean(value.propertyType)),
    rule('plotCount', 'required', (value) => !isOnDemand(value) || value.plotCount !== undefined),
    // What stays of that choice is the name.
    z.overwrite(({ district, ...value }) =>
      district === undefined || district === UNLISTED ? value : { ...value, district },
    ),
  );
