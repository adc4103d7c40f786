import type { AppointmentsTables } from './tables/appointments';
import type { AreasTables } from './tables/areas';
import type { ImportsTables } from './tables/imports';
import type { PlacesTables } from './tables/places';
import type { PostsTables } from './tables/posts';
import type { RegistrarsTables } from './tables/registrars';
import type { ServiceTables } from './tables/service';
import type { SubmissionsTables } from './tables/submissions';
import type { TransactionsTables } from './tables/transactions';

/**
 * The tables, as both SQLite and PostgreSQL hold them (migrations/ creates them).
 * Dates are `YYYY-MM-DD` (Asia/Riyadh), instants ISO 8601 UTC text, booleans 0 or 1, JSON is text:
 * the same queries then run on both stores.
 */
export interface Tables
  extends PlacesTables,
    ImportsTables,
    AreasTables,
    RegistrarsTables,
    PostsTables,
    TransactionsTables,
    AppointmentsTables,
    SubmissionsTables,
    ServiceTables {}
