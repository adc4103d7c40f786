import { expect, it } from 'vitest';
import { Layout } from './sheet-layout';
import type { Spot } from './sheet-spot';

it('keeps words off a part of a drawing in which a number may stand', () => {
  const box = { left: 300, right: 700, top: 200, bottom: 500 };
  const wrote = (lines: string[], what: 'all' | 'words') => {
    const layout = new Layout(640);
    layout.keepOff(box, what);
    return layout.write({ key: 'one', kind: lines[0] === '7' ? 'number' : 'name', lines }, 500, 350);
  };
  expect([wrote(['Al Olaya'], 'words'), wrote(['7'], 'words')]).toEqual([false, true]);
  expect([wrote(['Al Olaya'], 'all'), wrote(['7'], 'all')]).toEqual([false, false]);
});

it('writes a number beside a line of the ground where it has the choice, and tells where it had none', () => {
  const wrote = (numberAt: [number, number][]) => {
    const layout = new Layout(640);
    layout.runBeneath([
      [
        [0, 300],
        [1000, 300],
      ],
    ]);
    layout.number({ ...spot, numberAt });
    return layout.labels.map(({ y, isCrossed }) => [y * layout.height, isCrossed === true]);
  };
  const spot = { code: 'one', number: 7 } as Spot;
  expect(
    wrote([
      [500, 305],
      [500, 400],
    ]),
  ).toEqual([[400, false]]);
  expect(wrote([[500, 305]])).toEqual([[305, true]]);
});
