/** See csp.cjs. */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  environment?: Record<string, string | undefined>,
): string;

export function scriptlessPolicy(environment?: Record<string, string | undefined>): string;

export const filePolicy: string;
