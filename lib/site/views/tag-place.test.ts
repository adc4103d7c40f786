import { describe, expect, it } from 'vitest';
import { tagPlace } from './tag-place';

const MAP = { x: 400, y: 300 };
const TAG = { x: 160, y: 60 };
const about = (left: number, top: number, side: number) => ({
  left,
  top,
  right: left + side,
  bottom: top + side,
});

describe('the tag of a place', () => {
  it('neither covers its place nor leaves the map, wherever that lies', () => {
    for (let left = -20; left <= 380; left += 40)
      for (let top = -20; top <= 280; top += 30) {
        const place = about(left, top, 40);
        const { x, y } = tagPlace(TAG, MAP, place, { x: left + 20, y: top + 20 });
        const covers = x < place.right && place.left < x + TAG.x && y < place.bottom && place.top < y + TAG.y;
        expect([left, top, covers]).toEqual([left, top, false]);
        expect(Math.min(x, y, MAP.x - x - TAG.x, MAP.y - y - TAG.y), `${left} ${top}`).toBeGreaterThan(0);
      }
  });

  it('stands on the far side from the pointer where its place fills the map', () => {
    const whole = about(-100, -100, 600);
    expect(tagPlace(TAG, MAP, whole, { x: 200, y: 250 }).y).toBeLessThan(60);
    expect(tagPlace(TAG, MAP, whole, { x: 200, y: 40 }).y).toBeGreaterThan(200);
  });
});
