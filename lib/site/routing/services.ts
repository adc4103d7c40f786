import type { ServiceCode } from '@/lib/registry/contract/services';
import type { RouteId } from './routes';

/**
 * The services that the site explains (spec section 1). `kind` is the group of spec section 2: services of the registry
 * itself, and services of the platform. `startsAt` names our own page where a visitor can apply; a service without one is
 * a signed-in transaction: its "start" leads to the portal, or, while no portal is configured, to ways to reach people.
 */
export interface Service {
  readonly slug: ServiceCode;
  readonly kind: 'registry' | 'platform';
  readonly startsAt?: RouteId;
  /** Path below the portal's address. */
  readonly portalPath?: string;
  /** Whether it costs anything, where the law or its own form says so; its text is in messages (Services.items). */
  readonly fee?: 'free' | 'charged';
  /** Whether a period runs that its page names. */
  readonly time?: true;
  /** Whether the law has rules for it that its steps do not tell. */
  readonly rules?: true;
}

export const services = [
  {
    slug: 'first-registration',
    kind: 'registry',
    portalPath: 'first-registration',
    fee: 'free',
    time: true,
    rules: true,
  },
  {
    slug: 'ownership-transfer',
    kind: 'registry',
    portalPath: 'ownership-transfer',
    fee: 'charged',
    rules: true,
  },
  { slug: 'split-and-merge', kind: 'registry', portalPath: 'split-and-merge', fee: 'charged', rules: true },
  {
    slug: 'rights-management',
    kind: 'registry',
    portalPath: 'rights-management',
    fee: 'charged',
    rules: true,
  },
  { slug: 'correction', kind: 'registry', startsAt: 'correction', time: true, rules: true },
  { slug: 'grievance', kind: 'registry', startsAt: 'grievance', fee: 'free', time: true, rules: true },
  { slug: 'property-search', kind: 'platform', portalPath: 'property-search', rules: true },
  { slug: 'property-list', kind: 'platform', portalPath: 'property-list', fee: 'free' },
  { slug: 'title-verification', kind: 'platform', portalPath: 'title-verification', rules: true },
  { slug: 'deceased-owner', kind: 'platform', portalPath: 'deceased-owner' },
  { slug: 'registration-interest', kind: 'platform', startsAt: 'interest' },
  { slug: 'appointment', kind: 'platform', startsAt: 'appointments' },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]['slug'];

type SlugOf<Stated> = Extract<(typeof services)[number], Stated>['slug'];

const stated = (slug: ServiceSlug, fact: 'fee' | 'time' | 'rules') =>
  services.some((service) => service.slug === slug && fact in service);

/** Whether the page of a service says what it costs. */
export const statesFee = (slug: ServiceSlug): slug is SlugOf<{ fee: string }> => stated(slug, 'fee');

/** Whether the page of a service names a period. */
export const statesTime = (slug: ServiceSlug): slug is SlugOf<{ time: true }> => stated(slug, 'time');

/** Whether the page of a service tells rules of the law beside its steps. */
export const statesRules = (slug: ServiceSlug): slug is SlugOf<{ rules: true }> => stated(slug, 'rules');
