import { applicantFields, privacyConsentFields } from '../applicant';
import type { FieldTable } from '../fields';
import { ATTACHMENT_LIMITS } from '../validators/files';

/**
 * Decisions against which article 21 of the law gives a grievance: a request for registration or for an annotation that was
 * refused, one that lost its priority, a procedure that was stopped.
 */
export const DECISION_KINDS = [
  'first_registration_rejected',
  'transfer_rejected',
  'split_or_merge_rejected',
  'rights_rejected',
  'annotation_rejected',
  'priority_lost',
  'procedure_stopped',
  'other',
] as const;

export const grievanceRequestFields = {
  // The decision first: whether there is still time decides over the rest.
  decisionDate: { kind: 'date', required: true, issues: ['date_in_future', 'window_closed'] },
  requestNumber: { kind: 'code', required: true, issues: ['invalid_request_number'] },
  // Version 0.1.0 offered the refusal of a correction, to which one objects otherwise (article 6(8) of the Regulation).
  decisionKind: { kind: 'choice', required: true, options: DECISION_KINDS, earlier: ['correction_rejected'] },

  ...applicantFields,
  grounds: { kind: 'paragraph', required: true, bounds: { min: 20, max: 6000 } },
  attachments: { kind: 'files', required: false, files: ATTACHMENT_LIMITS },
  ...privacyConsentFields,
} as const satisfies FieldTable;
