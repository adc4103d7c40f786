/** Spec section 9: a newer build is looked for every hour. */
const checkEveryMs = 60 * 60 * 1000;

/** A form that a visitor has begun marks itself; nothing may reload the page over it. */
export function formInProgress(): boolean {
  return document.querySelector('form[data-dirty="true"]') !== null;
}

async function newestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return undefined;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    // Offline, or a deployment under way: the next look will tell.
    return undefined;
  }
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
  // The language switch loads a document anyway, and has something to note first (lib/next/page-start.cjs).
  if (anchor.dataset.remember) return;
  if (anchor.pathname === location.pathname && anchor.search === location.search && anchor.hash) return;
  return anchor.href;
}

/**
 * Looks for a newer build every hour and whenever the tab wakes. Once there is one, the next navigation loads the whole
 * document, which brings the new build; the page itself is never reloaded under the visitor.
 * @returns a function that stops it
 */
export function watchVersion(): () => void {
  const running = process.env.BUILD_ID;
  let newer = false;

  const look = async () => {
    if (newer || document.visibilityState === 'hidden') return;
    const newest = await newestBuild();
    newer = newest !== undefined && newest !== running;
    if (newer) document.documentElement.dataset.newBuild = newest;
  };
  const follow = (event: MouseEvent) => {
    const target = newer ? internalTarget(event) : undefined;
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(target);
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
