import type { Generated } from 'kysely';
import type { Flag } from './flag';

interface BranchesTable {
  id: Generated<number>;
  code: string;
  city_id: number;
  name_ar: string;
  name_en: string;
  address_ar: string;
  address_en: string;
  /** JSON list of service codes. */
  services: string;
  slot_minutes: number;
  /** Offered no longer, and there for its bookings only. */
  withdrawn: Generated<Flag>;
  import_id: number | null;
  content_hash: string | null;
}

/** Opening hours: free slots are these, less closures, less bookings. Weekday 0 is Sunday. */
interface BranchHoursTable {
  branch_id: number;
  weekday: number;
  /** Clock times in Asia/Riyadh, `HH:MM`. */
  opens: string;
  closes: string;
}

interface BranchClosuresTable {
  branch_id: number;
  on_date: string;
}

/** Days with other hours than those of their weekday. */
interface BranchSpecialHoursTable {
  branch_id: number;
  on_date: string;
  opens: string;
  closes: string;
}

/** The primary key (branch, moment) is what keeps two visitors from one slot. */
interface BookingsTable {
  branch_id: number;
  starts_at: string;
  submission_id: string;
  /** HMACs of the sender's networks, narrow and wide, and of the phone; null once the visit is over. */
  network: string | null;
  wide_network: string | null;
  person: string | null;
}

export interface AppointmentsTables {
  branches: BranchesTable;
  branch_hours: BranchHoursTable;
  branch_closures: BranchClosuresTable;
  branch_special_hours: BranchSpecialHoursTable;
  bookings: BookingsTable;
}
