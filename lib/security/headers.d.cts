/** See headers.cjs. */
export const reportPath: string;
export function securityHeaders(environment?: Record<string, string | undefined>): Record<string, string>;
