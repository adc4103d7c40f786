/** See fingerprint.cjs. */
export function sourceFingerprint(root: string, environment?: Record<string, string | undefined>): string;
