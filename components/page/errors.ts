/** Thrown by a page's content when what it was asked for does not exist and no guard could tell before. */
export class PageNotFoundError extends Error {
  override name = 'PageNotFoundError';
}

/** Thrown by a page's content when whoever asks has asked for too much that does not exist. */
export class TooManyMissesError extends Error {
  override name = 'TooManyMissesError';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('Too many misses.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
