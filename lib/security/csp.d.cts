/** See csp.cjs. */
type Environment = Record<string, string | undefined>;

/** Undefined with 304 alone. */
export function policyFor(
  answer: { status: number; type: string },
  environment?: Environment,
): string | undefined;
export function policyFor(
  answer: { type?: string; scripts?: readonly string[] },
  environment?: Environment,
): string;

export function newNonce(): string;
