import { type Locale, localizedPath } from '../../i18n/locales';
import { routePath } from './routes';
import { type Service, services } from './services';

/** Where registered suppliers sign in: below the portal's address, like the signed-in services. */
export const supplierSignIn = 'supplier-sign-in';

/** The portal's own front, where a visitor signs in. */
export const signIn = 'sign-in';

/** How a first registration goes, step by step. */
export const guidePath = (locale: Locale): string =>
  `${localizedPath(routePath('service', { service: 'first-registration' }), locale)}#steps`;

interface PortalEntry {
  /** Path below the portal's address, empty for its front; an entry without one is a page of ours. */
  readonly portalPath?: string | undefined;
  /** Our own page that stands in, with the part of it that says how else to get there. */
  readonly own: string;
}

function portalEntry(slug: string): PortalEntry | undefined {
  if (slug === supplierSignIn) return { portalPath: 'suppliers', own: `${routePath('suppliers')}#sign-in` };
  if (slug === signIn) return { portalPath: '', own: routePath('services') };
  const service: Service | undefined = services.find((candidate) => candidate.slug === slug);
  if (!service) return undefined;
  const own = service.startsAt
    ? routePath(service.startsAt)
    : `${routePath('service', { service: slug })}#apply`;
  return { portalPath: service.portalPath, own };
}

/**
 * Where a service starts: in the portal when one is configured and the service is done there, else on our own page.
 * @param portalUrl the value of PORTAL_URL, read at run time so that a restart is enough to change it
 * @returns a path of ours or an address of the portal; undefined for a slug that is no service
 */
export function startOfService(
  slug: string,
  locale: Locale,
  portalUrl: string | undefined,
): string | undefined {
  const entry = portalEntry(slug);
  if (!entry) return undefined;
  if (!portalUrl || entry.portalPath === undefined) return localizedPath(entry.own, locale);
  return `${portalUrl.replace(/\/+$/, '')}${localizedPath(`/${entry.portalPath}`, locale)}`;
}

/** The address of ours that leads there (app/api/portal): prerendered pages link to it, whatever PORTAL_URL will be. */
export function startLink(slug: string, locale: Locale): string {
  return `/api/portal/${locale}/${slug}`;
}
