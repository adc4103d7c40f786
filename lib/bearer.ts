import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Tells whether an `Authorization` header carries a token. It compares digests of equal length, so that the time taken
 * tells nothing about the token.
 */
export function bearerCheck(token: string): (authorization: string | null | undefined) => boolean {
  const expected = digest(`Bearer ${token}`);
  return (authorization) => timingSafeEqual(digest(authorization ?? ''), expected);
}
