import { describe, expect, it } from 'vitest';
import type { District } from '@/lib/registry';
import { cellsOf } from '../../answer/city-cells';
import { TIERS } from '../labels/sheet-layout';
import { pricePlan } from './price-plan';
import { priceSheet } from './price-sheet';

const city = 'somewhere';
const districts = Array.from({ length: 36 }, (_, index): District => {
  const [x, y] = [index % 6, Math.floor(index / 6)];
  const name = `D ${String.fromCharCode(65 + x)}${y}`;
  return {
    code: `d${index}`,
    city: index === 35 ? 'town' : city,
    name: { ar: name, en: name },
    centre: { lon: 46 + x * 0.02 + (y % 2) * 0.005, lat: 24 + y * 0.02 },
  };
});
const seas = { redSea: 'Red Sea', gulf: 'Arabian Gulf' };

async function drawn(told: string[] = [], chosen?: string) {
  const { cells } = await cellsOf(districts);
  const plan = await pricePlan(city, districts, cells, ['d0', 'd1', 'd2']);
  if (plan === null) throw new Error('no plan');
  const priced = new Map([
    ['d0', { tint: 5, price: '9,000' }],
    ['d1', { tint: 1, price: '1,000' }],
    ['d2', { tint: 1, price: '1,100' }],
  ]);
  return { plan, sheet: priceSheet({ plan, districts, locale: 'en', seas }, { priced, told, chosen }) };
}

describe('priceSheet', () => {
  it('draws the districts of a city by their tints, without those of its towns', async () => {
    const { sheet } = await drawn();
    const counts = sheet.shapes.map(({ tint, d }) => [tint, d.match(/M/g)?.length]);
    expect(counts).toEqual([
      [0, 32],
      [1, 2],
      [5, 1],
    ]);
    expect(sheet).toMatchObject({ chosen: null, whole: null, land: null });
  });

  it('writes the prices of those that are told, and names in the ink of their tint', async () => {
    const { sheet } = await drawn(['d0', 'd1'], 'd8');
    const at = (tier: number) => sheet.labels.filter(({ tiers }) => tiers[tier]);
    for (const tier of TIERS.keys()) {
      const lines = at(tier).map((label) => label.lines.join(' '));
      expect(lines).toEqual(expect.arrayContaining(['D A0 9,000', 'D B0 1,000', 'D C1']));
      expect(new Set(lines).size).toBe(lines.length);
    }
    const [first] = at(TIERS.length - 1).filter(({ key, line }) => key === 'd0' && !line);
    expect(first?.on).toBe('price-5');
    expect(sheet.chosen).not.toBeNull();
  });

  it('projects a city once', async () => {
    const [one, other] = [await drawn(), await drawn(['d2'])];
    expect(one.plan).toBe(other.plan);
    expect(one.plan.names.size).toBe(1);
  });

  it('has no map of a city with one place or none', async () => {
    const few = districts.slice(0, 1);
    expect(await pricePlan(city, few, (await cellsOf(few)).cells, [])).toBeNull();
  });
});
