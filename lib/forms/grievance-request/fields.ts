import { applicantFields, privacyConsentFields } from '../applicant';
import type { FieldTable } from '../fields';
import { ATTACHMENT_LIMITS } from '../validators/files';

/** Decisions of the registry that a person may contest. */
export const DECISION_KINDS = [
  'first_registration_rejected',
  'correction_rejected',
  'transfer_rejected',
  'split_or_merge_rejected',
  'rights_rejected',
  'priority_lost',
  'procedure_stopped',
  'other',
] as const;

export const grievanceRequestFields = {
  // The decision first: whether there is still time decides over the rest.
  decisionDate: { kind: 'date', required: true, issues: ['date_in_future', 'window_closed'] },
  requestNumber: { kind: 'code', required: true, issues: ['invalid_request_number'] },
  decisionKind: { kind: 'choice', required: true, options: DECISION_KINDS },

  ...applicantFields,
  grounds: { kind: 'paragraph', required: true, bounds: { min: 20, max: 6000 } },
  attachments: { kind: 'files', required: false, files: ATTACHMENT_LIMITS },
  ...privacyConsentFields,
} as const satisfies FieldTable;
