import { type Clock, riyadhDate, systemClock } from '../calendar/riyadh';
import { logger } from '../log';
import { forgetPastVisits } from './appointments/booking-bounds';
import { forgetWithdrawnBranches } from './appointments/save';
import type { attachmentFiles } from './attachments/folder';
import type { AttachmentStore } from './attachments/store';
import { purgeOrphans, sweepStrays } from './attachments/upkeep';
import { claimJob, finishJob } from './store/jobs';
import { clearLog } from './store/leftovers';
import { Loop } from './store/loop';
import { forgetExpired } from './store/rate-limits';
import type { Store } from './store/store';
import { followRetention, purgeDue } from './submissions/purge';

const HOUR_MS = 3_600_000;
/** Waiting files take room that others may need. */
const WAITING_EVERY_MS = 600_000;
const LOOK_MS = 60_000;

export interface MaintenanceOptions {
  store: Store;
  holder: string;
  files: ReturnType<typeof attachmentFiles>;
  attachments?: Pick<AttachmentStore, 'sealDigests'>;
  /** What the privacy notice says now; stored submissions follow it where it has become shorter. */
  retentionDays: number;
  clock?: Clock;
}

/** Deletes what its time is over for: once an hour, by one of the processes that share the store. */
export async function maintain(options: MaintenanceOptions): Promise<boolean> {
  const { store, holder, files, clock = systemClock } = options;
  const now = clock();
  const waiting = { name: 'waiting-files', holder, now, everyMs: WAITING_EVERY_MS, leaseMs: HOUR_MS };
  if (await claimJob(store, waiting)) {
    await purgeOrphans(store, now, files.remove);
    await finishJob(store, waiting, clock());
  }
  const job = { name: 'retention', holder, now, everyMs: HOUR_MS, leaseMs: HOUR_MS };
  if (!(await claimJob(store, job))) return false;
  await followRetention(store, options.retentionDays);
  const count = await purgeDue(store, { today: riyadhDate(now), removeFiles: files.remove });
  await options.attachments?.sealDigests();
  await forgetPastVisits(store, now);
  await forgetWithdrawnBranches(store.write);
  await sweepStrays(store, files, now);
  await forgetExpired(store, now.getTime());
  // Each hour, whoever deleted what: a withdrawn submission stands in the log as well.
  await clearLog(store);
  await finishJob(store, job, clock());
  if (count > 0) logger.info({ count }, 'submissions deleted after their retention period');
  return false;
}

export function maintenanceLoop(options: MaintenanceOptions): Loop {
  return new Loop('maintenance', LOOK_MS, () => maintain(options));
}
