import type { Locator } from 'playwright/test';

/** How many pixels of a canvas are of a colour of the page, or nearly, and the middle of them in pixels of the page. */
export const painted = (canvas: Locator, token: string) =>
  canvas.evaluate((node: HTMLCanvasElement, name) => {
    const channels = (ink: string) => {
      const hex = getComputedStyle(document.documentElement).getPropertyValue(`--${ink}`).trim();
      return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    };
    const wanted = channels(name);
    const { data = [] } = node.getContext('2d')?.getImageData(0, 0, node.width, node.height) ?? {};
    const { left, top, width } = node.getBoundingClientRect();
    const scale = width / node.width;
    let [count, across, down] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (!wanted.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 12)) continue;
      count += 1;
      across += (at / 4) % node.width;
      down += Math.floor(at / 4 / node.width);
    }
    const middle = { x: left + (scale * across) / count, y: top + (scale * down) / count };
    return { count, of: data.length / 4, middle };
  }, token);
