import type { ReactNode } from 'react';
import { DownIcon } from './icon';

/**
 * What is looked up rather than read on: on a phone a row that unfolds, where there is room and on paper simply there, under
 * the same title. Those below each other share their lines.
 */
export function FoldedOnPhone({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group folded-on-phone -mt-px border-stone-200 max-sm:border-y">
      <summary className="no-print flex min-h-14 items-center justify-between gap-4 font-medium text-brown-700">
        {title}
        <DownIcon className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
