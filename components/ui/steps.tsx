import type { ReactNode } from 'react';

/** The number of a step, drawn by CSS, so that both languages show Latin digits. */
export const stepNumber =
  '[counter-increment:step] before:flex before:size-10 before:items-center before:justify-center before:rounded-full before:border-2 ' +
  'before:border-brown-600 before:bg-white before:font-bold before:tabular-nums before:text-brown-800 before:content-[counter(step)] ' +
  'print:before:size-8 print:before:text-sm';

/** A procedure: what to do, in order. `columns`: short ones, side by side on paper. */
export function Steps({ columns = false, children }: { columns?: boolean; children: ReactNode }) {
  return (
    <ol className={`[counter-reset:step] ${columns ? 'print:columns-2 print:gap-x-8' : ''}`}>{children}</ol>
  );
}

/** One step of a procedure, joined to the next one by a line; `sign`: its drawing, which says the same. */
export function Step({ sign, children }: { sign?: ReactNode; children: ReactNode }) {
  return (
    <li
      className={
        `${stepNumber} relative flex min-h-10 not-last:min-h-18 break-inside-avoid items-start gap-4 ps-14 pb-7 print:min-h-8! print:pb-1 print:after:hidden ` +
        'before:absolute before:start-0 before:top-0 after:absolute after:start-5 after:top-11 after:bottom-1 after:border-s-2 after:border-brown-200 ' +
        'last:pb-0 last:after:hidden'
      }
    >
      {sign}
      <div className="max-w-[38rem] pt-1.5 text-pretty links">{children}</div>
    </li>
  );
}
