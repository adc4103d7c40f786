/** Thrown by a page's content when what it was asked for does not exist and no guard could tell before. */
export class PageNotFoundError extends Error {
  override name = 'PageNotFoundError';
}
