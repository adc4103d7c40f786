import type { Browser } from 'playwright/test';

/**
 * The address of the next tab that opens, in front or behind, once it has one; the tab is closed then. The browser is asked
 * itself: the driver does not always hear of a tab that opens in the background.
 * @returns a function that waits for it; to be had before the tab opens
 */
export async function nextTab(browser: Browser): Promise<() => Promise<string>> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Target.setDiscoverTargets', { discover: true });
  const known = new Set(
    (await session.send('Target.getTargets')).targetInfos.map(({ targetId }) => targetId),
  );
  const opened = new Promise<{ targetId: string; url: string }>((resolve) => {
    const look = ({ targetInfo }: { targetInfo: { targetId: string; type: string; url: string } }) => {
      if (targetInfo.type !== 'page' || known.has(targetInfo.targetId)) return;
      if (targetInfo.url.startsWith('http')) resolve(targetInfo);
    };
    session.on('Target.targetCreated', look);
    session.on('Target.targetInfoChanged', look);
  });
  return async () => {
    const { targetId, url } = await opened;
    await session.send('Target.closeTarget', { targetId });
    await session.detach();
    return url;
  };
}
