import type { Generated } from 'kysely';

export interface SubmissionsTable {
  id: string;
  reference: string;
  form: string;
  locale: 'ar' | 'en';
  /** HMAC of form and idempotency key. */
  idempotency_hash: string;
  /** HMAC of the normalised payload: tells a repeat from other content without reading either. */
  content_hash: string;
  /** Encrypted envelope (lib/registry/crypto); the only place where personal data lives. */
  payload: string;
  /** Id of the key that encrypted it. */
  key_id: string;
  state: 'received' | 'passed_on' | 'answered' | 'closed';
  received_at: string;
  changed_at: string;
  purge_on: string;
}

/** HMACs of the phones and emails that may ask for the state. */
interface SubmissionContactsTable {
  submission_id: string;
  contact_hash: string;
}

export interface AttachmentsTable {
  id: string;
  /** Null between upload and submission; orphans are purged. */
  submission_id: string | null;
  form: string;
  field: string;
  /** Encrypted: names of files are personal data too. */
  file_name: string;
  media_type: string;
  size: number;
  /** Encrypted: a plain digest tells which well-known file was sent. One of an earlier version is in clear until upkeep. */
  sha256: string;
  key_id: string;
  created_at: string;
  /** HMAC of the key under which another site passed it on; null for a file that a visitor sent here. */
  idempotency_hash: string | null;
  /** HMACs of the networks, narrow and wide, for whose refused form it waits; null for any other file. */
  kept_for: string | null;
  kept_near: string | null;
}

/** One a submission. Its state follows from its timestamps. */
export interface DeliveriesTable {
  submission_id: string;
  attempts: number;
  /** Null once it is delivered, refused or dead. */
  next_attempt_at: string | null;
  /** Until then another process leaves it alone. */
  leased_until: string | null;
  leased_by: string | null;
  delivered_at: string | null;
  refused_at: string | null;
  dead_at: string | null;
  /** Code of the last failure, never its text. */
  last_error: string | null;
  backend_reference: string | null;
  /** Of a booking that waits: HMACs of the sender's networks, which the registry behind bounds bookings by. */
  network: Generated<string | null>;
  wide_network: Generated<string | null>;
}

export interface SubmissionsTables {
  submissions: SubmissionsTable;
  submission_contacts: SubmissionContactsTable;
  attachments: AttachmentsTable;
  deliveries: DeliveriesTable;
}
