import type { Box } from './sheet-leader';

interface Size {
  x: number;
  y: number;
}

/** Pixels from a tag to the place that it is about, and to the edge of the map. */
const AWAY = 8;
const EDGE = 6;

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/**
 * Where a tag stands so that it neither covers its own place nor leaves the map: above it, below it, beside it; of a place
 * that fills the map, on the far side from the pointer. `about`: the place, `pointer`: what of it is pointed at.
 */
export function tagPlace(tag: Size, map: Size, about: Box, pointer: Size): { x: number; y: number } {
  const [x, y] = [(about.left + about.right) / 2, (about.top + about.bottom) / 2];
  const across = clamped(x - tag.x / 2, EDGE, map.x - tag.x - EDGE);
  const down = clamped(y - tag.y / 2, EDGE, map.y - tag.y - EDGE);
  const places = [
    { x: across, y: about.top - AWAY - tag.y },
    { x: across, y: about.bottom + AWAY },
    { x: about.right + AWAY, y: down },
    { x: about.left - AWAY - tag.x, y: down },
  ];
  const fits = places.find(
    (place) =>
      place.x >= EDGE &&
      place.y >= EDGE &&
      place.x + tag.x <= map.x - EDGE &&
      place.y + tag.y <= map.y - EDGE,
  );
  if (fits !== undefined) return fits;
  return {
    x: clamped(pointer.x - tag.x / 2, EDGE, map.x - tag.x - EDGE),
    y: pointer.y > map.y / 2 ? EDGE : map.y - tag.y - EDGE,
  };
}
