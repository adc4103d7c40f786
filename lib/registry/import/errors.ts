/** The file is refused whole: nothing of it was stored. The message says why, for the person who imports. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError';
}

/** One row or feature is refused; the others are not. The message is the reason in the report. */
export class RowRefusedError extends Error {
  override name = 'RowRefusedError';
}
