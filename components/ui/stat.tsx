import type { ReactNode } from 'react';

/** Figures that belong together, as a definition list. */
export function StatList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">{children}</dl>
  );
}

/** One figure with what it counts; a note tells of its limits. */
export function Stat({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex flex-col border-t-2 border-brown-400 pt-3">
      <dt className="text-sm text-stone-600">{label}</dt>
      <dd className="text-[1.75rem] leading-snug font-bold tabular-nums text-brown-900 sm:text-4xl print:text-2xl">
        {value}
      </dd>
      {note && <dd className="mt-1 text-sm text-stone-600">{note}</dd>}
    </div>
  );
}
