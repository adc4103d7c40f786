'use client';

import { SiteLink } from '../ui/site-link';
import { Cell, Row, Rows } from '../ui/table';

/** A part: its code, its name, its price (null where it is withheld) and its number of transactions. */
type PriceRow = readonly [code: string, name: string, price: string | null, deeds: string];

interface Props {
  /** Of the columns of figures. */
  names: readonly [price: string, deeds: string];
  withheld: string;
  /** What stands before and behind a code in the address of its figures. */
  address: readonly [before: string, behind: string];
  chosen?: string | undefined;
  rows: readonly PriceRow[];
}

/** The rows of the list below a map of prices. A client component so that a page's data have the figures alone (docs/adr/0026). */
export function PriceRows({ names, withheld, address: [before, behind], chosen, rows }: Props) {
  return (
    <Rows>
      {rows.map(([code, name, price, deeds]) => (
        <Row
          key={code}
          head={
            code === chosen ? (
              <strong aria-current="true">{name}</strong>
            ) : (
              <SiteLink href={before + code + behind} className="link">
                {name}
              </SiteLink>
            )
          }
        >
          <Cell column={names[0]} kind="figure">
            {price ?? <span className="font-normal text-stone-600 text-sm">{withheld}</span>}
          </Cell>
          <Cell column={names[1]} kind="figure">
            {deeds}
          </Cell>
        </Row>
      ))}
    </Rows>
  );
}
