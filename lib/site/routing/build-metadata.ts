import { createHash } from 'node:crypto';
import { locales, localizedPath } from '../../i18n/locales';
import { lifetimes } from '../../lifetimes.cjs';
import { legacyRedirects, ownDestination } from './legacy-redirects';
import { routeEntries } from './routes';

interface PageRule {
  /** Address pattern as the visitor sees it; bracketed segments are variable. */
  readonly path: string;
  readonly locale: string;
  /** `prerendered` with the build, `revalidated` after the given seconds, or made for each `request`. */
  readonly rendering: 'prerendered' | 'revalidated' | 'request';
  readonly revalidateSeconds?: number;
}

interface RedirectRule {
  readonly source: string;
  readonly status: 301;
  readonly destination: string;
  /** Whether the destination moves below the portal's address when one is configured. */
  readonly portal: boolean;
}

/** Rules of the routes of one build (spec section 7): what a client may know about a page before asking for it. */
export interface BuildMetadata {
  readonly id: string;
  readonly pages: readonly PageRule[];
  readonly redirects: readonly RedirectRule[];
}

const renderings = { static: 'prerendered', data: 'revalidated', dynamic: 'request' } as const;

/** Names the rules as they are, whatever the build: two builds whose rules are the same have the same name for them. */
export function routeRulesName(): string {
  const { id: _id, ...rules } = buildMetadata('');
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16);
}

/** The route rules of the build `id`, from the route table and the table of old addresses. */
export function buildMetadata(id: string): BuildMetadata {
  return {
    id,
    pages: locales.flatMap(({ code }) =>
      routeEntries.map(([, { path, rendering }]) => ({
        path: localizedPath(path, code),
        locale: code,
        rendering: renderings[rendering],
        ...(rendering === 'data' && { revalidateSeconds: lifetimes.data.fresh }),
      })),
    ),
    redirects: legacyRedirects.map(({ source, locale, target }) => ({
      source,
      status: 301,
      destination: ownDestination(target, locale),
      portal: 'portal' in target,
    })),
  };
}
