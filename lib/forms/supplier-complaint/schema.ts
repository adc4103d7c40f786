import * as z from 'zod/mini';
import type { IssueCode } from '../issues';
import { latinDigits, singleLine } from '../validators/normalise';
import { choice, email, line, paragraph, parsed, personName, phone } from '../validators/schemas';
import { supplierComplaintFields as fields } from './fields';
import { CONTRACT_NUMBER_FORMAT, ERP_ID_FORMAT } from './formats';

const formatted = (format: RegExp, code: IssueCode) =>
  parsed((text) => {
    const number = latinDigits(singleLine(text));
    return format.test(number) ? number : undefined;
  }, code);

export const supplierComplaintSchema = z.strictObject({
  supplierName: line(fields.supplierName.bounds),
  erpId: formatted(ERP_ID_FORMAT, 'invalid_erp_id'),
  contractNumber: formatted(CONTRACT_NUMBER_FORMAT, 'invalid_contract_number'),
  projectName: line(fields.projectName.bounds),
  issueCategory: choice(fields.issueCategory.options),
  contactName: personName(fields.contactName.bounds),
  contactNumber: phone('business'),
  contactEmail: email(),
  complaint: paragraph(fields.complaint.bounds),
});
