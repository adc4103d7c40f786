import { expect, it } from 'vitest';
import { Layout } from './sheet-layout';

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
