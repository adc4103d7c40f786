import type { Locator } from 'playwright/test';

/** How strong the tints of regions are on the map to move about in, over its ground (components/areas/map/pale.ts). */
export const PALE = 0.6;

/**
 * How many pixels of a canvas are of a colour of the page, or nearly.
 * @param strength of the colour over the ground of the map, where it is not painted in full
 */
export const painted = (canvas: Locator, token: string, strength = 1) =>
  canvas.evaluate(
    (node: HTMLCanvasElement, [name, part]) => {
      const channels = (ink: string) => {
        const hex = getComputedStyle(document.documentElement).getPropertyValue(`--${ink}`).trim();
        return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      };
      const ground = channels('stone-50');
      const wanted = channels(name).map((value, index) => value * part + (ground[index] ?? 0) * (1 - part));
      const { data = [] } = node.getContext('2d')?.getImageData(0, 0, node.width, node.height) ?? {};
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < (part < 1 ? 5 : 12)))
          count += 1;
      return { count, of: data.length / 4 };
    },
    [token, strength] as const,
  );
