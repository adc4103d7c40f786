import type { Box } from '../labels/sheet-leader';

interface Size {
  x: number;
  y: number;
}

/** The corners in which a card may stand: over the sea and the neighbours in the east; the scale has the fourth. */
const CORNERS = ['top-right', 'bottom-right', 'top-left'] as const;
export type CardCorner = (typeof CORNERS)[number];

/** Pixels from a card to the edge of the map. */
const EDGE = 8;

const cornerBox = (corner: CardCorner, card: Size, map: Size): Box => {
  const left = corner === 'top-left' ? EDGE : map.x - EDGE - card.x;
  const top = corner === 'bottom-right' ? map.y - EDGE - card.y : EDGE;
  return { left, top, right: left + card.x, bottom: top + card.y };
};

/** Square pixels that two boxes have in common. */
const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * The corner in which a card hides least of the places that it tells of, and never what the pointer is on; the first of
 * those that are alike, so that it stays where it is on the map of the whole kingdom.
 * @param pointer a part of the map, of no size; null where the pointer is elsewhere
 */
export function cardCorner(card: Size, map: Size, places: readonly Box[], pointer: Size | null): CardCorner {
  const view: Box = { left: 0, top: 0, right: map.x, bottom: map.y };
  const hidden = (corner: CardCorner) => {
    const box = cornerBox(corner, card, map);
    const isOn =
      pointer !== null &&
      pointer.x > box.left - EDGE &&
      pointer.x < box.right + EDGE &&
      pointer.y > box.top - EDGE &&
      pointer.y < box.bottom + EDGE;
    const parts = places.map((place) => common(box, place) / Math.max(1, common(place, view)));
    return parts.reduce((sum, part) => sum + part, isOn ? places.length + 1 : 0);
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
