import type { FieldTable } from '../fields';

/** Dropdown values of the specification, section 3. */
const ISSUE_CATEGORIES = ['payment', 'project_owner', 'project_timeline', 'project_deliverables'] as const;

/** The supplier complaint of the specification, section 3: it names no consent. */
export const supplierComplaintFields = {
  supplierName: { kind: 'line', required: true, bounds: { min: 2, max: 200 }, autocomplete: 'organization' },
  erpId: { kind: 'code', required: true, issues: ['invalid_erp_id'] },
  contractNumber: { kind: 'code', required: true, issues: ['invalid_contract_number'] },
  projectName: { kind: 'line', required: true, bounds: { min: 2, max: 200 } },
  issueCategory: { kind: 'choice', required: true, options: ISSUE_CATEGORIES },
  contactName: { kind: 'name', required: true, bounds: { min: 2, max: 120 }, autocomplete: 'name' },
  contactNumber: { kind: 'phone', required: true, autocomplete: 'tel' },
  contactEmail: { kind: 'email', required: true, autocomplete: 'email' },
  complaint: { kind: 'paragraph', required: true, bounds: { min: 20, max: 4000 } },
} as const satisfies FieldTable;
