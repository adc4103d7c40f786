'use client';

import { Cell, Row, Rows } from '../ui/table';

/** A figure as it is shown, and as it is read out. */
type Shown = readonly [shown: string, spoken: string];

/** A row of figures: what of, then transactions, value and average price; null where it is withheld. */
type FigureRow = readonly [
  key: string,
  head: string,
  deeds: string,
  value: Shown,
  price: Shown | null,
  /** Of all transactions, from 0 to 1 and as it is written, where the rows are parts of a whole. */
  share?: readonly [of: number, shown: string],
];

interface Props {
  /** Of the three columns of figures. */
  names: readonly [deeds: string, value: string, price: string];
  withheld: string;
  rows: readonly FigureRow[];
}

/** The rows of a table of figures. A client component so that a page's data have the figures alone (docs/adr/0026). */
export function FigureRows({ names, withheld, rows }: Props) {
  return (
    <Rows>
      {rows.map(([key, head, deeds, value, price, share]) => (
        <Row
          key={key}
          head={
            share === undefined ? (
              head
            ) : (
              <Share of={share[0]} shown={share[1]}>
                {head}
              </Share>
            )
          }
        >
          <Cell column={names[0]} kind="figure">
            {deeds}
          </Cell>
          <Cell column={names[1]} kind="figure">
            <Amount of={value} />
          </Cell>
          <Cell column={names[2]} kind="figure">
            {price ? (
              <Amount of={price} />
            ) : (
              <span className="font-normal text-stone-600 text-sm">{withheld}</span>
            )}
          </Cell>
        </Row>
      ))}
    </Rows>
  );
}

/** How much of the whole a row is: its number behind its name, both on a bar. */
function Share({ of, shown, children }: { of: number; shown: string; children: string }) {
  const width = `${Math.round(1000 * of) / 10}%`;
  return (
    <span className="block max-w-44">
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        {children}{' '}
        <span className="text-xs font-normal whitespace-nowrap tabular-nums text-stone-700">{shown}</span>
      </span>
      <svg aria-hidden="true" className="mt-0.5 -mb-1.5 block h-1 w-full rtl:-scale-x-100">
        <rect width="100%" height="100%" className="fill-brown-100" />
        <rect width={width} height="100%" className="fill-brown-600" data-solid="" />
      </svg>
    </span>
  );
}

/** The head of its column names the currency: who looks sees the number alone. */
function Amount({ of: [shown, spoken] }: { of: Shown }) {
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        <bdi dir="ltr">{shown}</bdi>
      </span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
