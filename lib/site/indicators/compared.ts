import type { IndicatorParts } from '@/lib/registry';
import { PARTS_COMPARED } from '@/lib/registry/contract/indicators';

type Part = IndicatorParts['items'][number];

/** Parts of a place in the order of what their bars show, which is from 0 to 1 of the longest. */
export interface Compared {
  readonly by: 'price' | 'deeds';
  /** What the longest bar stands for. */
  readonly most: number;
  readonly rows: readonly (Part & { readonly bar: number | null })[];
}

/** Whether it is one of those with the most transactions: a chosen one stands beside them, and decides nothing. */
export const isFirst = ({ rank }: Pick<Part, 'rank'>): boolean => rank <= PARTS_COMPARED;

/**
 * The dearest first, and those whose average is withheld last, by number; where few have one, all of them by number alone.
 * Which of them are compared is told by number too: prices decide nothing about those that are withheld.
 */
export function comparedParts(items: readonly Part[]): Compared {
  const first = items.filter(isFirst);
  const priced = first.filter(({ averagePricePerSquareMetre }) => averagePricePerSquareMetre !== null);
  const by = priced.length > 1 && 2 * priced.length >= first.length ? 'price' : 'deeds';
  const figureOf = (part: Part) => (by === 'price' ? part.averagePricePerSquareMetre : part.deeds);
  const most = Math.max(...items.map((part) => figureOf(part) ?? 0));
  const rows = items.map((part) => {
    const value = figureOf(part);
    return { ...part, bar: value === null ? null : value / (most || 1) };
  });
  return { by, most, rows: rows.sort((a, b) => (b.bar ?? -1) - (a.bar ?? -1) || a.rank - b.rank) };
}
