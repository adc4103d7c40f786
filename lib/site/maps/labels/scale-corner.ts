import type { Box } from './sheet-leader';

/** Where the scale stands. */
export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';
export const CORNERS: readonly Corner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'];

/** The bar is at most a fifth as long as its sheet is wide. */
export const LONGEST_BAR = 0.2;

/** Of the scale's plate on a drawing so wide and high, pixels. */
export function boxOfCorner(corner: Corner, width: number, height: number): Box {
  const [wide, tall] = [Math.max(54, width * LONGEST_BAR + 12), 36];
  const [left, top] = [
    corner.endsWith('left') ? 0 : width - wide,
    corner.startsWith('top') ? 0 : height - tall,
  ];
  return { left, right: left + wide, top, bottom: top + tall };
}
