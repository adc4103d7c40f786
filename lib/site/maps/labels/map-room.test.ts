import { describe, expect, it } from 'vitest';
import { halved, holdsPoint, linesOf, numberedLines, type Outline, roomIn, roomsIn } from './map-room';

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

  it('is told for each level, the widest first, so that a name can stand beside another', () => {
    const rooms = roomsIn(triangle, 20);
    expect(rooms.length).toBeGreaterThan(3);
    expect(rooms[0]).toEqual(roomIn(triangle, 20));
    const widths = rooms.map(({ width }) => width);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });

  it('holds a point of the shape, and none of its hole', () => {
    const hole = square.map((ring) => ring.map(([x, y]) => [25 + x / 2, 25 + y / 2] as const));
    expect(holdsPoint([...square, ...hole], [10, 50])).toBe(true);
    expect(holdsPoint([...square, ...hole], [50, 50])).toBe(false);
    expect(holdsPoint(square, [110, 50])).toBe(false);
  });

  it('is looked for with the number of a name before it, in one line and two, then above it', () => {
    expect(numberedLines(4, 'King Faisal')).toEqual([
      ['4 King Faisal'],
      ['4 King', 'Faisal'],
      ['4', 'King Faisal'],
      ['4', 'King', 'Faisal'],
    ]);
    expect(numberedLines(2, 'الفيصلية')).toEqual([['2 الفيصلية'], ['2', 'الفيصلية']]);
  });

  it('is found for long words in two lines of about one length', () => {
    expect(halved('King Khalid Airport')).toEqual(['King Khalid', 'Airport']);
    expect(linesOf('Imam Muhammed Bin Saud Islamic University', 4).at(-1)).toEqual([
      'Imam',
      'Muhammed Bin',
      'Saud Islamic',
      'University',
    ]);
    expect(halved('مطار الملك خالد')).toEqual(['مطار', 'الملك خالد']);
    expect(halved('Malqa')).toBeNull();
  });

  it('is looked for in two lines of a name of very many words', () => {
    const name = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    expect(linesOf(name, 5).map(({ length }) => length)).toEqual([1, 2]);
  });
});
