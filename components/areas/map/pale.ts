/** How strong the tints of regions are on the map to move about in, where dots say the most. */
export const PALE = 0.6;
