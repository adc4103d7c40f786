import type { ReactNode } from 'react';

/** Figures that belong together, as a definition list. */
export function StatList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] print:grid-cols-3">
      {children}
    </dl>
  );
}

/** One figure with what it counts; a note tells of its limits. Its size follows its column: "20.07 billion" stays within. On a phone it stands beside its name. */
export function Stat({ label, value, note }: { label: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="@container flex min-w-0 flex-col border-t-2 border-brown-400 pt-2 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-x-4 sm:pt-3 sm:max-md:last:odd:col-span-full print:col-auto!">
      <dt className="text-sm text-stone-600">{label}</dt>
      <dd className="text-2xl leading-snug font-bold tabular-nums text-brown-900 sm:text-[clamp(1.5rem,12cqi,2.25rem)] print:text-2xl">
        {value}
      </dd>
      {note && <dd className="text-sm text-stone-600 max-sm:col-span-2 sm:mt-1">{note}</dd>}
    </div>
  );
}
