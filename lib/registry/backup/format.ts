import { z } from 'zod';

/**
 * A backup is one file, tar and gzip, the same whichever store it was taken from: `backup.json` (the head), perhaps
 * `registry.key`, `tables/NAME/000001.ndjson` (rows as JSON arrays, parents before children), `attachments/ID` (as they lie
 * on the disk, sealed), and at the end `manifest.json`, by which a file that was cut off is known.
 */
export const HEAD = 'backup.json';
export const KEY = 'registry.key';
export const MANIFEST = 'manifest.json';
export const tablePart = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;
export const attachmentEntry = (id: string) => `attachments/${id}`;
export const TABLE_PART = /^tables\/([a-z0-9_]+)\/\d{6,}\.ndjson$/;
export const ATTACHMENT = /^attachments\/([A-Za-z0-9_-]{1,64})$/;

/** Keys that the rows need, by their fingerprint; null for one that was not configured when the backup was taken. */
const neededKeySchema = z.object({ id: z.string(), fingerprint: z.string().nullable() });
export type NeededKey = z.infer<typeof neededKeySchema>;

export const headSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  store: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()).min(1),
  keys: z.array(neededKeySchema),
  keyIncluded: z.boolean(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type BackupHead = z.infer<typeof headSchema>;

export const manifestSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  attachments: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
  /** Files that were deleted with their rows while the backup was being made. */
  deleted: z.array(z.string()),
  /** Files that a row knows and the disk did not have. */
  missing: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

/** A backup cannot be made, is not whole, or cannot be restored here; the message says why, for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}
