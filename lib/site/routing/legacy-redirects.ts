import { type Locale, localizedPath } from '../../i18n/locales';
import { type RouteId, routePath } from './routes';

/** The fixed document behind the old `docs/areas` address (spec section 9). */
export const areasDocument = '/docs/announced-areas-2025-02.pdf';

/** A page of the portal that a redirect may lead to; our own page stands in while no portal is configured. */
export const portalTargets = {
  'our-services': 'services',
  'help-and-support': 'help',
} as const satisfies Record<string, RouteId>;

export type PortalTarget = keyof typeof portalTargets;

type Target = { readonly route: RouteId } | { readonly portal: PortalTarget } | { readonly file: string };

interface LegacyPage {
  readonly target: Target;
  /** Slugs of the old site. Its English pages had the bare slug, its Arabic ones the same slug followed by `-ar`. */
  readonly slugs: readonly string[];
  /** Arabic slugs; browsers send them percent-encoded. */
  readonly arabicSlugs: readonly string[];
}

/** What spec section 9 lists. */
const legacyPages: readonly LegacyPage[] = [
  { target: { route: 'about' }, slugs: ['what-we-do'], arabicSlugs: ['ماذا-نفعل', 'ماذا-نقدم'] },
  {
    target: { route: 'about' },
    slugs: ['board-of-directors', 'board-of-director'],
    arabicSlugs: ['مجلس-الإدارة', 'مجلس-الادارة'],
  },
  {
    target: { route: 'about' },
    slugs: ['land-registration', 'land-registry'],
    arabicSlugs: ['تسجيل-الأراضي', 'تسجيل-الاراضي', 'التسجيل-العيني'],
  },
  {
    target: { portal: 'our-services' },
    slugs: ['rer-services', 'services'],
    arabicSlugs: ['الخدمات', 'خدماتنا'],
  },
  {
    target: { portal: 'help-and-support' },
    slugs: ['contact-us', 'contact'],
    arabicSlugs: ['اتصل-بنا', 'تواصل-معنا'],
  },
];

export interface LegacyRedirect {
  /** Address pattern of the old site; matched without regard to case, with or without a trailing slash. */
  readonly source: string;
  readonly locale: Locale;
  readonly target: Target;
}

function sourcesOf(page: LegacyPage): { source: string; locale: Locale }[] {
  const arabic = (source: string) => ({ source, locale: 'ar' as const });
  const english = (source: string) => ({ source, locale: 'en' as const });
  return [
    ...page.slugs.flatMap((slug) => [
      english(`/${slug}`),
      english(`/${slug}-en`),
      english(`/en/${slug}`),
      english(`/en/${slug}-en`),
      english(`/ar/${slug}-en`),
      arabic(`/${slug}-ar`),
      arabic(`/en/${slug}-ar`),
      arabic(`/ar/${slug}`),
      arabic(`/ar/${slug}-ar`),
    ]),
    ...page.arabicSlugs.flatMap((slug) => {
      const encoded = encodeURIComponent(slug);
      return [`/${encoded}`, `/${encoded}-ar`, `/ar/${encoded}`, `/ar/${encoded}-ar`].map(arabic);
    }),
  ];
}

/** Every old address with its language and target: the only source for next.config.ts, build metadata and tests. */
export const legacyRedirects: readonly LegacyRedirect[] = [
  ...legacyPages.flatMap((page) => sourcesOf(page).map((source) => ({ ...source, target: page.target }))),
  ...['/docs/areas', '/docs/areas.pdf', '/ar/docs/areas', '/ar/docs/areas.pdf'].map((source) => ({
    source,
    locale: 'ar' as const,
    target: { file: areasDocument },
  })),
  ...['/en/docs/areas', '/en/docs/areas.pdf'].map((source) => ({
    source,
    locale: 'en' as const,
    target: { file: areasDocument },
  })),
];

/** Our own path for a target, in a language; for a portal target the page that stands in for the portal. */
export function ownDestination(target: Target, locale: Locale): string {
  if ('file' in target) return target.file;
  return localizedPath(routePath('route' in target ? target.route : portalTargets[target.portal]), locale);
}

/**
 * The address of a portal page: below `portalUrl` when a portal is configured, else our own page.
 * @param portalUrl the value of PORTAL_URL, read at run time so that a restart is enough to change it
 */
export function portalDestination(
  target: PortalTarget,
  locale: Locale,
  portalUrl: string | undefined,
): string {
  if (!portalUrl) return ownDestination({ portal: target }, locale);
  const base = portalUrl.replace(/\/+$/, '');
  return `${base}${localizedPath(`/${target}`, locale)}`;
}
