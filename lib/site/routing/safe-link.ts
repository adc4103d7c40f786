const OWN = /^\/(?!\/)|^#/;
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * The target of a link in text that was imported: one of our own paths, or the web, mail or telephone. Anything else
 * (`javascript:` above all) is no link: null.
 */
export function safeLink(href: string): { href: string; outside: boolean } | null {
  // Browsers drop tabs and line breaks inside a scheme, so they must not hide one here.
  const clean = href.replace(/[\s\p{Cc}]/gu, '');
  if (OWN.test(clean)) return { href: clean, outside: false };
  return OUTSIDE.test(clean) ? { href: clean, outside: true } : null;
}
