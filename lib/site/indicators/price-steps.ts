/** Steps of a map's tints: more could not be told from each other. */
export const STEPS = 5;

/** Prices in steps, each of about as many; the tints of a map. */
export interface PriceSteps {
  /** Of whole riyals, the first of each step but the lowest. */
  readonly limits: readonly number[];
  readonly lowest: number;
  readonly highest: number;
}

/** What limits are whole multiples of, the roundest first. */
const UNITS = [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 1] as const;

/** Of its share a step may have so much more or less at either end, so that its limits are round numbers. */
const UNEVEN = 0.2;

/** The roundest number above one and not above the other; of such ones that in their middle. */
function roundBetween(below: number, above: number): number {
  for (const unit of UNITS) {
    const limit = Math.round((below + above) / 2 / unit) * unit;
    const nearest = [limit, limit + unit, limit - unit].find((one) => one > below && one <= above);
    if (nearest !== undefined) return nearest;
  }
  return above;
}

/** Where a step begins of which so many prices lie below; nothing where all of them do. */
function limitAt(sorted: readonly number[], first: number, slack: number): number | undefined {
  const at = (index: number) => sorted[Math.min(sorted.length - 1, Math.max(0, index))] ?? 0;
  const [below, above] = [at(first - slack - 1), at(first + slack)];
  if (below < above) return roundBetween(below, above);
  // Equal prices have one tint.
  const next = sorted.find((price) => price > below);
  return next === undefined ? undefined : roundBetween(below, next);
}

/**
 * The steps of some prices: about as many in each, as far as limits are then round enough to be read; of few prices, or of many
 * that are equal, there are fewer. Null without a price. Prices count as they are shown, in whole riyals.
 */
export function priceSteps(prices: readonly number[]): PriceSteps | null {
  const sorted = prices.map(Math.round).sort((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const count = Math.min(STEPS, new Set(sorted).size);
  const share = sorted.length / count;
  const limits: number[] = [];
  for (let step = 1; step < count; step++) {
    const limit = limitAt(sorted, Math.round(step * share), Math.floor(UNEVEN * share));
    const before = limits.at(-1) ?? lowest;
    // No step is empty.
    const isFilled = (one: number) => sorted.some((price) => price >= before && price < one);
    if (limit !== undefined && limit > before && limit <= highest && isFilled(limit)) limits.push(limit);
  }
  return { limits, lowest, highest };
}

/** The tints of so many steps, from 1 to `STEPS`: of fewer steps those that lie farthest apart. */
export const tintsOf = (count: number): number[] =>
  Array.from({ length: count }, (_, step) =>
    count === 1 ? 3 : 1 + Math.round((step * (STEPS - 1)) / (count - 1)),
  );

/** The tint of a price, from 1 to `STEPS`. */
export function tintOf({ limits }: PriceSteps, price: number): number {
  const step = limits.filter((limit) => Math.round(price) >= limit).length;
  return tintsOf(limits.length + 1)[step] ?? 1;
}
