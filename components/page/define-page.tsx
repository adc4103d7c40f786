import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import { PrintedAddress } from '@/components/data/printed-address';
import { defaultLocale, isLocale, type Locale, localizedPath } from '@/lib/i18n/locales';
import { logger } from '@/lib/log';
import { setResponseStatus } from '@/lib/next/response-status';
import { passesGuards } from '@/lib/site/routing/guards';
import { pageMetadata } from '@/lib/site/routing/metadata';
import { type RouteId, type RouteParams, route, routePath } from '@/lib/site/routing/routes';
import { PageNotFoundError, TooManyMissesError } from './errors';
import { FailureView } from './failure-view';
import { HelpStrip } from './help-strip';
import { LimitedView } from './limited-view';
import { notFoundMetadata } from './not-found-metadata';
import { NotFoundView } from './not-found-view';
import { PageHeader } from './page-header';

/** What a page's content is made from. */
export interface PageContext {
  readonly locale: Locale;
  /** The filled segments of the path, decoded. */
  readonly params: RouteParams;
  /** The unprefixed, percent-encoded path. */
  readonly path: string;
  /** Whether the first segment is a language: `/builds/about-us` fits the file of a page as well, and is none. */
  readonly isPage: boolean;
  /** The query of a `filtered` page, first value of each name; empty elsewhere. */
  readonly query: Readonly<Record<string, string>>;
}

/** Facts that only the data know: the title of a post, the name of an area. Others stand in messages (Routes). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The languages that have the page, where not all of them do; a page for another one is not indexed. */
  readonly languages?: readonly Locale[] | undefined;
  /** The unprefixed address by which the page is known, where it has several. */
  readonly path?: string;
  readonly image?: string;
}

interface PageOptions {
  readonly head?: (context: PageContext) => Promise<PageHead>;
  /** For `filtered/page.tsx`: reads the query, which makes the page dynamic. */
  readonly filtered?: true;
}

interface NextPageProps {
  readonly params: Promise<Record<string, string | string[] | undefined>>;
  readonly searchParams?: Promise<Record<string, string | string[] | undefined>>;
}

const decode = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

async function contextOf(id: RouteId, props: NextPageProps, filtered = false): Promise<PageContext> {
  const { locale, ...segments } = await props.params;
  const params: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(segments)) {
    if (value !== undefined) params[name] = Array.isArray(value) ? value.map(decode) : decode(value);
  }
  const isPage = isLocale(locale);
  const path = routePath(id, params);
  return {
    locale: isPage ? locale : defaultLocale,
    params,
    path: isPage ? path : `/${locale}${path}`,
    isPage,
    query: filtered ? firstValues(await props.searchParams) : {},
  };
}

/** A page that is made from its query has it in its address. */
function addressOf({ path, locale, query }: PageContext): string {
  const asked = new URLSearchParams(query).toString();
  return localizedPath(path, locale) + (asked && `?${asked}`);
}

function firstValues(query: Record<string, string | string[] | undefined> = {}): Record<string, string> {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

// Metadata and page ask the same question in one request: it reaches the registry once.
const isShown = cache((id: RouteId, context: string) =>
  passesGuards(route(id).guards ?? [], JSON.parse(context)),
);
const shown = async (id: RouteId, { locale, params, isPage }: PageContext) =>
  isPage && (await isShown(id, JSON.stringify({ locale, params })));

/**
 * Makes the two exports of a page file from the route table: metadata, and the page itself inside its guards and its
 * layout kind. A failed guard gives the not-found view with the full path; a read that fails gives the failure view in
 * the page's own language, complete without JavaScript. The cache handler turns both into their true status.
 * `content` must have read what it shows when it returns: a component that reads later fails where nobody catches it.
 */
export function definePage(
  id: RouteId,
  content: (context: PageContext) => ReactNode | Promise<ReactNode>,
  options: PageOptions = {},
) {
  const perRequest = options.filtered || route(id).rendering === 'dynamic';

  async function generateMetadata(props: NextPageProps): Promise<Metadata> {
    const context = await contextOf(id, props, options.filtered);
    try {
      if (!(await shown(id, context))) return await notFoundMetadata(context.locale);
      const head = options.head ? await options.head(context) : await titledHead(id, context.locale);
      const isOwn = head.languages?.includes(context.locale) ?? true;
      return pageMetadata({ ...context, ...head, indexed: route(id).listed && isOwn });
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof PageNotFoundError) return await notFoundMetadata(context.locale);
      const kind = error instanceof TooManyMissesError ? 'Errors.limited' : 'Failure';
      return { title: (await getTranslations(kind))('title'), robots: { index: false } };
    }
  }

  function notFoundView({ locale, path }: PageContext) {
    if (perRequest) setResponseStatus(404);
    return <NotFoundView locale={locale} path={path} />;
  }

  async function Page(props: NextPageProps) {
    const context = await contextOf(id, props, options.filtered);
    try {
      if (!(await shown(id, context))) return notFoundView(context);
      const children = await content(context);
      return (
        <>
          <PrintedAddress locale={context.locale} path={addressOf(context)} />
          {route(id).layout === 'page' ? <PageLayout route={id}>{children}</PageLayout> : children}
        </>
      );
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof PageNotFoundError) return notFoundView(context);
      if (error instanceof TooManyMissesError) {
        setResponseStatus(429, { 'Retry-After': String(error.retryAfterSeconds) });
        return <LimitedView locale={context.locale} />;
      }
      logger.error({ err: error, route: id }, 'page failed');
      if (perRequest) setResponseStatus(503);
      return <FailureView {...context} />;
    }
  }

  return { generateMetadata, Page };
}

/** The "page" layout kind of spec section 2: heading and one column of content, then whom to ask. "custom" pages compose their own. */
function PageLayout({ route: id, children }: { route: RouteId; children: ReactNode }) {
  return (
    <>
      <PageHeader route={id} />
      <div className="container-page py-10 md:py-14">{children}</div>
      <HelpStrip />
    </>
  );
}

async function titledHead(id: RouteId, locale: Locale): Promise<PageHead> {
  const t = await getTranslations({ locale, namespace: 'Routes' });
  return { title: t(`${id}.title`), description: t(`${id}.description`) };
}
