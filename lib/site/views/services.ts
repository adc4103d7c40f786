import type { RouteId } from '../routing/routes';

/**
 * The services that the site explains (spec section 1). `kind` is the group of spec section 2: services of the registry
 * itself, and services of the platform. `startsAt` names our own page where a visitor can apply; a service without one is
 * a signed-in transaction: its "start" leads to the portal, or, while no portal is configured, to ways to reach people.
 */
export interface Service {
  readonly slug: string;
  readonly kind: 'registry' | 'platform';
  readonly startsAt?: RouteId;
  /** Path below the portal's address. */
  readonly portalPath?: string;
}

export const services = [
  { slug: 'first-registration', kind: 'registry', portalPath: 'first-registration' },
  { slug: 'ownership-transfer', kind: 'registry', portalPath: 'ownership-transfer' },
  { slug: 'split-and-merge', kind: 'registry', portalPath: 'split-and-merge' },
  { slug: 'rights-management', kind: 'registry', portalPath: 'rights-management' },
  { slug: 'correction', kind: 'registry', startsAt: 'correction' },
  { slug: 'grievance', kind: 'registry', startsAt: 'grievance' },
  { slug: 'property-search', kind: 'platform', portalPath: 'property-search' },
  { slug: 'property-list', kind: 'platform', portalPath: 'property-list' },
  { slug: 'title-verification', kind: 'platform', portalPath: 'title-verification' },
  { slug: 'deceased-owner', kind: 'platform', portalPath: 'deceased-owner' },
  { slug: 'registration-interest', kind: 'platform', startsAt: 'interest' },
  { slug: 'appointment', kind: 'platform', startsAt: 'appointments' },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]['slug'];
