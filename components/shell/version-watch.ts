import { attributes } from '@/lib/channels.cjs';
import { isScriptLost } from './chunk-guard';

/** Spec section 9: a newer build is looked for every hour. */
const checkEveryMs = 60 * 60 * 1000;

/** A file about a build; nothing while offline, or while a deployment is under way: the next look will tell. */
const readBuild = <T>(file: string): Promise<Partial<T>> =>
  fetch(`/builds/${file}`, { cache: 'no-store' })
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));

/** A rule of a build by which an address leads elsewhere (lib/site/routing/build-metadata.ts). */
interface RedirectRule {
  source: string;
  destination: string;
  portal: boolean;
}

function internalTarget(event: MouseEvent): string | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const anchor = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin)
    return;
  // The language switch loads a document anyway, and has something to note first (lib/page-start/page-start.cjs).
  if (anchor.hasAttribute(attributes.remember)) return;
  if (anchor.pathname === location.pathname && anchor.search === location.search && anchor.hash) return;
  return anchor.href;
}

/**
 * Looks for a newer build every hour and whenever the tab wakes. Once there is one, or a script of the running one is gone,
 * the next navigation loads the whole document, which brings the new build; the page itself is never reloaded under the visitor. Where the rules of its routes
 * differ, they are read too (spec section 7): a link of this page that they lead elsewhere goes straight there.
 * @returns a function that stops it
 */
export function watchVersion(): () => void {
  const running = process.env.BUILD_ID;
  let newer = false;
  let redirects: RedirectRule[] = [];

  const look = async () => {
    if (newer || document.visibilityState === 'hidden') return;
    const { id, rules } = await readBuild<{ id: string; rules: string }>(`latest.json?${Date.now()}`);
    if (!id || id === running) return;
    if (rules !== process.env.ROUTE_RULES)
      redirects = (await readBuild<{ redirects: RedirectRule[] }>(`meta/${id}.json`)).redirects ?? [];
    newer = true;
    document.documentElement.dataset.newBuild = id;
  };
  const follow = (event: MouseEvent) => {
    const target = newer || isScriptLost() ? internalTarget(event) : undefined;
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    const rule = redirects.find(({ source, portal }) => !portal && source === new URL(target).pathname);
    location.assign(rule?.destination ?? target);
  };

  const timer = setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('click', follow, { capture: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('click', follow, { capture: true });
  };
}
