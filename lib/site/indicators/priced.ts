import type { IndicatorParts } from '@/lib/registry';
import { type PriceSteps, priceSteps, tintOf } from './price-steps';

type Part = IndicatorParts['items'][number];

/** All parts of a place by their price, for a map and its list. */
export interface PricedParts {
  readonly steps: PriceSteps;
  /** The dearest first; then those whose average is withheld, by number. */
  readonly rows: readonly (Part & { readonly tint: number })[];
  readonly highest: Part;
  readonly lowest: Part;
  /** How many of them have an average that is shown. */
  readonly shown: number;
}

const priceOf = ({ averagePricePerSquareMetre: price }: Part) => price ?? Number.NEGATIVE_INFINITY;

/** Null where fewer than two have an average that is shown: there is nothing to compare. */
export function pricedParts(items: readonly Part[]): PricedParts | null {
  const prices = items.flatMap(({ averagePricePerSquareMetre: price }) => price ?? []);
  const steps = priceSteps(prices);
  const rows = items
    .map((part) => {
      const { averagePricePerSquareMetre: price } = part;
      return { ...part, tint: price === null || steps === null ? 0 : tintOf(steps, price) };
    })
    .sort((a, b) => (priceOf(a) === priceOf(b) ? a.rank - b.rank : priceOf(b) - priceOf(a)));
  const [highest, lowest] = [rows[0], rows[prices.length - 1]];
  if (steps === null || prices.length < 2 || !highest || !lowest) return null;
  return { steps, rows, highest, lowest, shown: prices.length };
}
