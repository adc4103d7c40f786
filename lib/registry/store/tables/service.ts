interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/** What a remote registry answered last, for a site that starts while it is silent. */
interface LastAnswersTable {
  /** HMAC of the question: a name that somebody searched for is nobody's business. */
  key: string;
  /** Milliseconds since 1970. */
  given_at: number;
  /** Characters of `answer`. */
  size: number;
  answer: string;
}

/** Jobs that only one process runs at a time. */
interface JobsTable {
  name: string;
  leased_until: string;
  leased_by: string;
  last_run_at: string | null;
}

export interface ServiceTables {
  rate_limits: RateLimitsTable;
  last_answers: LastAnswersTable;
  jobs: JobsTable;
}
