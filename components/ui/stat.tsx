import type { ReactNode } from 'react';

/** Figures that belong together, as a definition list. */
export function StatList({ children }: { children: ReactNode }) {
  return <dl className="plots">{children}</dl>;
}

/** One figure with what it counts; a note tells of its limits. */
export function Stat({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex flex-col p-4 md:p-5">
      <dt className="text-sm text-stone-600">{label}</dt>
      <dd className="mt-1 text-xl font-bold tabular-nums sm:text-2xl text-brown-900">{value}</dd>
      {note && <dd className="mt-1 text-sm text-stone-600">{note}</dd>}
    </div>
  );
}
