'use client';

import { Cell, Row, Rows } from '../ui/table';

/** A figure as it is shown, and as it is read out. */
type Shown = readonly [shown: string, spoken: string];

/** A row of figures: what of, then transactions, value and average price; null where it is withheld. */
type FigureRow = readonly [key: string, head: string, deeds: string, value: Shown, price: Shown | null];

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
      {rows.map(([key, head, deeds, value, price]) => (
        <Row key={key} head={head}>
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
