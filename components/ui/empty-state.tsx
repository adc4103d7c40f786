import type { ReactNode } from 'react';

/** Nothing to show, said as such, with what to do instead. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-xl border border-dashed border-brown-300 bg-brown-50 px-6 py-12 text-center">
      <p className="text-lg font-bold text-brown-900">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-prose text-stone-700">{children}</div>}
    </div>
  );
}
