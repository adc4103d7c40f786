import type { Locator } from 'playwright/test';

/** How many pixels of a canvas are of a colour of the page, or nearly. */
export const painted = (canvas: Locator, token: string) =>
  canvas.evaluate((node: HTMLCanvasElement, name) => {
    const channels = (ink: string) => {
      const hex = getComputedStyle(document.documentElement).getPropertyValue(`--${ink}`).trim();
      return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    };
    const wanted = channels(name);
    const { data = [] } = node.getContext('2d')?.getImageData(0, 0, node.width, node.height) ?? {};
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 12)) count += 1;
    return { count, of: data.length / 4 };
  }, token);
