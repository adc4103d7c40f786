import { env } from '../../env';
import { type Locale, otherLocale } from '../../i18n/locales';
import type { RouteParams } from './routes';
import { services } from './services';

/** What a guard is asked about: the page's language and the filled segments of its path (decoded). */
export interface GuardContext {
  readonly locale: Locale;
  readonly params: RouteParams;
}

/** A page is shown only if every guard of its route answers `true`; anything else is the 404 (spec section 5). */
type Guard = (context: GuardContext) => boolean | Promise<boolean>;

const single = (value: RouteParams[string] | undefined) => (typeof value === 'string' ? value : undefined);

/**
 * The guards by name. Those that need the registry load it when first asked, so that the table itself stays light: the
 * route table is also read by next.config.ts and by the browser tests.
 */
const guards = {
  'known-service': ({ params }) => services.some((service) => service.slug === single(params.service)),
  'known-area': async ({ params }) => {
    const { areaQuerySchema } = await import('../../registry');
    const { pageRegistry } = await import('../reads');
    const query = areaQuerySchema.safeParse({ slug: params.area, with: 'ground' });
    return query.success && (await (await pageRegistry()).area(query.data)).data !== null;
  },
  /** In whatever language: a post that one language lacks has a page there that leads to the other. */
  'known-post': async ({ params, locale }) => {
    const { postQuerySchema } = await import('../../registry');
    const { pageRegistry } = await import('../reads');
    const slug = Array.isArray(params.slug) ? params.slug.join('/') : undefined;
    for (const language of [locale, otherLocale(locale)]) {
      const query = postQuerySchema.safeParse({ slug, locale: language });
      if (!query.success) return false;
      if ((await (await pageRegistry()).post(query.data)).data !== null) return true;
    }
    return false;
  },
  /** The pattern page is for those who work on the site. */
  'patterns-shown': () => env().NODE_ENV === 'development' || env().SHOW_PATTERNS,
} satisfies Record<string, Guard>;

type GuardName = keyof typeof guards;

/** Raised when a route names a guard that does not exist: never a silent pass (spec section 8). */
export class UnknownGuardError extends Error {
  override name = 'UnknownGuardError';
}

/**
 * Checks that every guard named in a route table exists. Called when the configuration is loaded, so that a
 * misspelt name stops the build and the start.
 * @throws {UnknownGuardError}
 */
export function assertKnownGuards(table: Record<string, { path: string; guards?: readonly string[] }>): void {
  for (const [id, { guards: names = [] }] of Object.entries(table)) {
    for (const name of names) {
      if (!Object.hasOwn(guards, name))
        throw new UnknownGuardError(`Route "${id}" names the unknown guard "${name}"`);
    }
  }
}

/** Whether a page may be shown: all of its guards, in order, answer `true`. */
export async function passesGuards(names: readonly string[], context: GuardContext): Promise<boolean> {
  for (const name of names) {
    if ((await guardNamed(name)(context)) !== true) return false;
  }
  return true;
}

function guardNamed(name: string): Guard {
  if (!Object.hasOwn(guards, name)) throw new UnknownGuardError(`Unknown guard "${name}"`);
  return guards[name as GuardName];
}
