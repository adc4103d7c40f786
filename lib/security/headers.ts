/** Headers of every response. The Content-Security-Policy is not among them: it differs by page (csp.cjs). */
export function securityHeaders(
  environment: Record<string, string | undefined>,
): { key: string; value: string }[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
  if (environment.SITE_URL?.startsWith('https:')) {
    headers.push({ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' });
  }
  return headers;
}
