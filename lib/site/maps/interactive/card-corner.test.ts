import { describe, expect, it } from 'vitest';
import { cardCorner } from './card-corner';

const map = { x: 800, y: 600 };
const card = { x: 270, y: 120 };
const at = (x: number, y: number, half = 8) => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

describe('the card of the map stands where it hides least', () => {
  it('in the north-east, as long as nothing that it tells of lies there', () => {
    expect(cardCorner(card, map, [at(300, 300), at(400, 500)], null)).toBe('top-right');
    expect(cardCorner(card, map, [], null)).toBe('top-right');
  });

  it('elsewhere where its place lies there', () => {
    expect(cardCorner(card, map, [at(700, 60)], null)).toBe('bottom-right');
    expect(cardCorner(card, map, [at(700, 60), at(700, 550)], null)).toBe('top-left');
  });

  it('never beneath the pointer, though a place that fills the map lies everywhere', () => {
    const all = { left: -100, top: -100, right: 900, bottom: 700 };
    expect(cardCorner(card, map, [all], { x: 700, y: 60 })).toBe('bottom-right');
    expect(cardCorner(card, map, [all], { x: 100, y: 300 })).toBe('top-right');
  });
});
