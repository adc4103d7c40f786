interface Settings {
  SECURITY_CONTACT?: string | undefined;
  SECURITY_TXT_DAYS: number;
  SITE_URL?: string | undefined;
}

const DAY_MS = 86_400_000;

/**
 * How to report a weakness of the site (RFC 9116). It expires some days after it was asked for, so that it is current for
 * as long as somebody answers for the site.
 * @returns undefined while no contact is configured: one that nobody reads would be worse than none
 */
export function securityTxt(settings: Settings, now: Date): string | undefined {
  const { SECURITY_CONTACT: contact, SECURITY_TXT_DAYS: days, SITE_URL: site } = settings;
  if (contact === undefined) return undefined;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + days * DAY_MS).toISOString();
  const lines = [
    ...contact.split(/[\s,]+/).map((address) => `Contact: ${address}`),
    `Expires: ${expires.replace('.000Z', 'Z')}`,
    'Preferred-Languages: ar, en',
    // Only where it is true: a browser that came by another name must not trust it.
    ...(site?.startsWith('https:') ? [`Canonical: ${new URL('/.well-known/security.txt', site)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
