import { describe, expect, it } from 'vitest';
import { type Corner, holdsPoint, roomsIn } from '../labels/map-room';
import { NameLayout } from './name-layout';
import type { Nameable } from './nameable';
import { facing } from './side-line';

const MAP = { x: 400, y: 300 };
const measure = (words: string) => words.length * 8;

function square(x: number, y: number, side: number, name: Partial<Nameable> = {}): Nameable {
  const ring: Corner[] = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
  return {
    id: `${x} ${y}`,
    text: 'Al Malqa',
    name: 'Al Malqa',
    number: 0,
    quiet: false,
    soft: false,
    extent: { left: x, top: y, right: x + side, bottom: y + side },
    rooms: (tall) => roomsIn([ring], tall),
    holds: (point) => holdsPoint([ring], point),
    point: null,
    ...name,
  };
}

function writtenOf(names: readonly Nameable[], isLed = true) {
  const layout = new NameLayout(MAP, [], measure);
  layout.writeAll(names, isLed);
  return layout.written;
}

describe('names of districts', () => {
  it('stand in their shapes, in two lines where one is too long', () => {
    expect(writtenOf([square(100, 100, 100)])).toMatchObject([{ kind: 'name', lines: ['Al Malqa'], x: 150 }]);
    const long = { text: 'Wadi Malqa', name: 'Wadi Malqa' };
    expect(writtenOf([square(100, 100, 60, long)])).toMatchObject([{ lines: ['Wadi', 'Malqa'] }]);
    // An article is not left alone on a line.
    expect(writtenOf([square(100, 100, 60, { quiet: true })])).toEqual([]);
    const numbered = { number: 3, text: '3 Al Malqa' };
    expect(writtenOf([square(100, 100, 72, numbered)])).toMatchObject([{ lines: ['3', 'Al Malqa'] }]);
    expect(writtenOf([square(100, 100, 20, { quiet: true })])).toEqual([]);
  });

  it('do not stand on one side of a shape whose number stands on another', () => {
    const row = [162, 174, 150].map((x, index) =>
      square(x, 112, 12, { number: 10 + index, text: `${10 + index} Al Malqa` }),
    );
    const written = writtenOf(row);
    const led = written.filter(({ leader }) => leader !== null).map(({ id }) => id);
    expect(led).toEqual(['174 112', '150 112']);
    expect(written.filter(({ kind, id }) => kind === 'name' && led.includes(id))).toEqual([]);
  });

  it('stand beside a shape that has its number alone, unless another announced one is near', () => {
    const small = (x: number, y: number, number: number) =>
      square(x, y, 20, { number, text: `${number} Al Malqa` });
    const names = (of: readonly Nameable[]) => writtenOf(of).filter(({ kind }) => kind === 'name');
    expect(names([small(100, 100, 1), small(250, 100, 2)])).toHaveLength(2);
    const around = [small(80, 100, 2), small(120, 100, 3), small(100, 80, 4), small(100, 120, 5)];
    const ids = names([small(100, 100, 1), ...around]).map(({ id }) => id);
    expect(ids).not.toContain('100 100');
    const own = square(100, 100, 20, { number: 1, text: '1 Al Malqa' });
    const [beside] = names([own]);
    expect(own.holds([beside?.x ?? 110, beside?.y ?? 110])).toBe(false);
  });

  it('give way to what stands on the map already', () => {
    const layout = new NameLayout(MAP, [{ left: 110, right: 190, top: 140, bottom: 160 }], measure);
    layout.writeAll([square(100, 100, 100)], true);
    const [name] = layout.written;
    expect(Math.abs((name?.y ?? 150) - 150)).toBeGreaterThan(20);
  });

  it('stand beside what lies in the middle of a wide shape', () => {
    const layout = new NameLayout(MAP, [{ left: 190, right: 230, top: 100, bottom: 300 }], measure);
    layout.writeAll([square(100, 100, 200)], true);
    const [name] = layout.written;
    expect(name).toMatchObject({ kind: 'name', lines: ['Al Malqa'] });
    expect(Math.abs((name?.x ?? 210) - 210)).toBeGreaterThan(20 + 32);
  });

  it('stand beside a line of the ground where they have the choice, and tell where they had none', () => {
    const wrote = (side: number) => {
      const layout = new NameLayout(MAP, [], measure, [
        [
          [100 + side / 2, 0],
          [100 + side / 2, 300],
        ],
      ]);
      layout.writeAll([square(100, 100, side)], true);
      return layout.written.map(({ isCrossed }) => isCrossed);
    };
    expect(wrote(150)).toEqual([false]);
    expect(wrote(70)).toEqual([true]);
  });

  it('have smaller letters where they have no room otherwise, on a wide map', () => {
    const wrote = (x: number) => {
      const layout = new NameLayout({ x, y: 300 }, [], measure);
      // Eight letters of 8 px are 64, and of a pixel less some 59.
      layout.writeAll([square(100, 100, 62, { number: 3, text: '3 Al_Malqa', name: 'Al_Malqa' })], true);
      return layout.written.map(({ lines, isSmall }) => [lines.at(-1), isSmall]);
    };
    expect(wrote(600)).not.toEqual([['Al_Malqa', true]]);
    expect(wrote(700)).toEqual([['Al_Malqa', true]]);
  });

  it('leave numbers out that have no room in their shapes, of many on a narrow map', () => {
    const wrote = (x: number, count: number) => {
      const specks = Array.from({ length: count }, (_, index) =>
        square(57 + 8 * index, 97, 6, {
          number: 100 + index,
          rooms: (tall) => (tall === 0 ? [{ x: 60 + 8 * index, y: 100, width: 6 }] : []),
        }),
      );
      const layout = new NameLayout({ x, y: 300 }, [], measure);
      layout.writeAll(specks, true);
      return layout.written.filter(({ leader }) => leader !== null).length;
    };
    expect(wrote(360, 30)).toBe(0);
    expect(wrote(360, 20)).toBeGreaterThan(0);
    expect(wrote(500, 30)).toBeGreaterThan(0);
  });

  it('reach a little over the edge of a shape that is estimated, and over none that is known', () => {
    const name = { text: 'Malqa', name: 'Malqa' };
    const leaders = (soft: boolean) =>
      writtenOf([square(100, 100, 40, { ...name, soft })]).map(({ leader }) => leader !== null);
    expect(leaders(true)).toEqual([false]);
    expect(leaders(false)).toEqual([true]);
  });

  it('are numbers where they have no room, beside the shape with a line into it where those have none', () => {
    const text = '12 Al Malqa';
    const small = Array.from({ length: 4 }, (_, index) =>
      square(200 + index * 12, 150, 12, { number: 10 + index, text }),
    );
    const written = writtenOf(small);
    // The outer one has room for its name beside it.
    const [outer] = written.filter(({ kind }) => kind === 'name');
    expect(outer).toMatchObject({ id: small[0]?.id, lines: [text] });
    const numbers = written.filter(({ kind }) => kind === 'number');
    expect(numbers.map(({ lines }) => lines[0]).sort()).toEqual(['11', '12', '13']);
    const led = written.filter(({ leader }) => leader !== null);
    expect(led.length).toBeGreaterThan(0);
    for (const { id, leader } of led) {
      const own = small.find((one) => one.id === id);
      expect(own?.holds(leader?.[1] ?? [0, 0])).toBe(true);
    }
    expect(writtenOf(small, false).length).toBeLessThan(4);
  });

  it('stand below a mere point, the announced ones first', () => {
    const point = (quiet: boolean): Nameable =>
      square(0, 0, 0, { id: String(quiet), rooms: () => [], point: [200, 150], quiet });
    expect(writtenOf([point(true), point(false)])).toMatchObject([{ id: 'false', kind: 'name', x: 200 }]);
  });

  it('never leave the map', () => {
    for (const { x, y, lines } of writtenOf([square(-30, 100, 100), square(350, 250, 80)])) {
      expect(x - measure(lines[0] ?? '') / 2).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(MAP.y);
    }
  });
});

describe('names of streets', () => {
  const ring: Corner[] = [
    [100, 100],
    [200, 80],
    [200, 200],
    [100, 180],
  ];

  it('run along the side that they bound, outside of it, and are never upside down', () => {
    for (const corners of [ring, [...ring].reverse()]) {
      const north = facing(corners, 'north');
      expect(north?.at[1]).toBeLessThan(90);
      expect(north?.angle).toBeCloseTo(Math.atan2(-20, 100));
      expect(facing(corners, 'south')?.at[1]).toBeGreaterThan(190);
      expect(facing(corners, 'east')?.at[0]).toBe(213);
      expect(facing(corners, 'west')?.at[0]).toBe(87);
      for (const side of ['north', 'east', 'south', 'west'] as const)
        expect(Math.abs(facing(corners, side)?.angle ?? 9)).toBeLessThanOrEqual(Math.PI / 2);
    }
  });

  it('move along their side from what stands there, and are left out where there is no room', () => {
    const [side, text] = [facing(ring, 'north'), 'Street'];
    if (side === null) throw new Error('no such side');
    const moved = new NameLayout(MAP, [{ left: 145, right: 155, top: 60, bottom: 90 }], measure);
    expect(moved.along('north', text, side)).toBe(true);
    expect(Math.abs((moved.written[0]?.x ?? 150) - 150)).toBeGreaterThan(20);
    const layout = new NameLayout(MAP, [{ left: 100, right: 200, top: 60, bottom: 90 }], measure);
    const [north, east] = [facing(ring, 'north'), facing(ring, 'east')];
    if (north === null || east === null) throw new Error('no such side');
    expect(layout.along('north', 'King Fahd Road', north)).toBe(false);
    expect(layout.along('east', 'Airport Road', east)).toBe(true);
  });
});
