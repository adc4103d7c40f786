import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../tests/support/growth';
import { random } from '../../seed/random';
import { type Frame, kindKey, type Place } from './lattice';
import { shownCells } from './rule';
import { Turns } from './turns';

const MINIMUM = 6;
const TYPES = ['residential', 'commercial'];
const USES = ['housing', 'vacantland'];
const MONTHS = [0, 31, 59, 90];

/** Four months, three periods, two types and two uses. */
function frame(): Frame {
  const pairings = TYPES.flatMap((type) => USES.map((use) => ({ type, use })));
  const kinds = [null, ...TYPES].flatMap((type) =>
    [null, ...USES].map((use) => ({
      type,
      use,
      pairings: pairings.flatMap((pairing, index) =>
        (type ?? pairing.type) === pairing.type && (use ?? pairing.use) === pairing.use ? [index] : [],
      ),
    })),
  );
  return {
    last: 119,
    periods: [90, 31, 0],
    months: MONTHS,
    ends: [31, 59, 90, 120],
    pairings,
    kinds,
    kindOf: new Map(kinds.map(({ type, use }, index) => [kindKey(type, use), index])),
  };
}

const place = (key: string, parent: Place | null): Place => {
  const made: Place = { key, real: true, parent, children: [], stripes: new Map() };
  parent?.children.push(made);
  return made;
};

/** A kingdom of one region and one city with so many districts, each with a few deeds. */
function lattice(districts: number) {
  const dice = random(7);
  const kingdom = place('0/0', null);
  const region = place('1/1', kingdom);
  const city = place('2/1', region);
  const places = [kingdom, region, city];
  for (let n = 0; n < districts; n++) {
    const district = place(`3/${n}`, city);
    places.push(district);
    for (let deed = 0; deed < 40; deed++) {
      const month = dice.between(0, MONTHS.length - 1);
      const key = ([2, 1, 1, 0][month] as number) * 1_000_000 + month * 1_000 + dice.between(0, 3);
      for (const holder of [district, city, region, kingdom])
        holder.stripes.set(key, (holder.stripes.get(key) ?? 0) + 1);
    }
  }
  return { frame: frame(), places };
}

describe('the work on averages', () => {
  it('grows no faster than the places, in the main', async () => {
    const cost = async (districts: number) => {
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 3; round++) {
        const input = lattice(districts);
        const begun = processorTime();
        const cells = await shownCells(input, MINIMUM, new Turns());
        least = Math.min(least, processorTime() - begun);
        expect(cells.n.some((_, id) => cells.shown(id))).toBe(true);
      }
      return least;
    };
    await cost(20);
    const [once, twice, four] = [await cost(50), await cost(100), await cost(200)];
    console.info(`50, 100, 200 districts: ${[once, twice, four].map((ms) => ms.toFixed(0)).join(', ')} ms`);
    // By the square it would be sixteen times.
    expect(four / once).toBeLessThan(9);
  });
});
