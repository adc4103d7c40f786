import { env } from '@/lib/env';
import { askedOrigin } from '@/lib/http/request';
import { siteUrl } from './metadata';

/**
 * The address of the site, for what cannot do without one: the operator's, or else the one by which this request came.
 * Of the second whoever asks decides what it says, so that it is an answer to this request alone (ADR 33).
 */
export function askedSite(request: Request): { base: string; isNamed: boolean } {
  const base = siteUrl();
  return { base: base ?? askedOrigin(request, env().TRUST_PROXY), isNamed: base !== null };
}
