import type { ReactNode } from 'react';

interface Props {
  /** Says what the table shows; read first by a screen reader. */
  caption: string;
  captionHidden?: boolean;
  /** Few and short columns: it stays a table on a phone. */
  slim?: boolean;
  /** Many rows of few short facts: its cards stand close, each value beside its name. */
  close?: boolean;
  children: ReactNode;
}

/**
 * A data table. On a phone each row stands as a card: its head, then its cells, each with the name of its column before it
 * (`Cell`), so that no amount is cut or out of view. Wider tables than the page scroll in a region of their own. The roles
 * are written out: a browser forgets those of a table that is laid out as blocks.
 */
export function Table({ caption, captionHidden = false, slim = false, close = false, children }: Props) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      // Positioned, so that text hidden for the eye does not widen the page from inside.
      className="relative overflow-x-auto"
    >
      <table
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        role="table"
        className="data-table"
        data-slim={slim || undefined}
        data-close={close || undefined}
      >
        <caption className={captionHidden ? 'sr-only' : 'py-3 text-start font-medium text-stone-700'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

interface ColumnsProps {
  names: readonly string[];
  /** Of each column, in a line of their own; empty where it has none. */
  units?: readonly string[];
  /** So many of them, the last ones, hold numbers. */
  figures?: number;
}

/** The names of the columns. */
export function Columns({ names, units = [], figures = 0 }: ColumnsProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see Table.
    <thead role="rowgroup">
      <tr role="row">
        {names.map((name, index) => (
          <th
            key={name}
            role="columnheader"
            scope="col"
            data-figure={index >= names.length - figures || undefined}
          >
            {name}
            {units[index] && <span className="block text-xs font-normal">{units[index]}</span>}
          </th>
        ))}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: see Table.
  );
}

/** The rows. */
export function Rows({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noRedundantRoles: see Table.
  return <tbody role="rowgroup">{children}</tbody>;
}

/** A row: what it is about, then its cells. */
export function Row({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see Table.
    <tr role="row">
      <th role="rowheader" scope="row">
        {head}
      </th>
      {children}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see Table.
  );
}

interface CellProps {
  /** Name of its column, shown before it where the row is a card. */
  column: string;
  /** `figure` sets numbers one below the other; `text` gives sentences the whole width of a card. */
  kind?: 'short' | 'figure' | 'text';
  children: ReactNode;
}

/** A cell. */
export function Cell({ column, kind = 'short', children }: CellProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see Table.
    <td
      role="cell"
      data-column={column}
      data-figure={kind === 'figure' || undefined}
      data-wide={kind === 'text' || undefined}
    >
      <span>{children}</span>
    </td>
    // biome-ignore-end lint/a11y/noRedundantRoles: see Table.
  );
}
