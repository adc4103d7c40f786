import { describe, expect, it } from 'vitest';
import { hasRoom, type Outline, roomIn } from './map-room';

const square: Outline = [
  [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
];
/** Wide below, a point above. */
const triangle: Outline = [
  [
    [50, 0],
    [100, 100],
    [0, 100],
  ],
];

describe('room for a name', () => {
  it('is the widest stretch in which a line of words lies wholly within the shape', () => {
    expect(roomIn(square, 20)).toEqual({ x: 50, y: 50, width: 100 });
    const room = roomIn(triangle, 20);
    expect(room?.y).toBeCloseTo(74);
    // The upper edge of the words is what the sides leave room for.
    expect(room?.width).toBeCloseTo(64);
  });

  it('is not in a shape that is lower than the words, nor in its hole', () => {
    expect(roomIn(square, 240)).toBeNull();
    const hole = [
      [10, 10],
      [90, 10],
      [90, 90],
      [10, 90],
    ] as const;
    expect(roomIn([...square, hole], 4)?.width).toBeCloseTo(10);
  });

  it('is taken by a name that touches neither the outline, nor the edge of the map, nor another name', () => {
    const map = { x: 400, y: 300 };
    const name = { x: 200, y: 150, half: 40 };
    expect(hasRoom(name, 90, map, [])).toBe(true);
    expect(hasRoom(name, 84, map, [])).toBe(false);
    expect(hasRoom({ ...name, x: 42 }, 90, map, [])).toBe(false);
    expect(hasRoom({ ...name, y: 290 }, 90, map, [])).toBe(false);
    expect(hasRoom(name, 90, map, [{ x: 290, y: 160, half: 40 }])).toBe(true);
    expect(hasRoom(name, 90, map, [{ x: 280, y: 160, half: 40 }])).toBe(false);
  });
});
