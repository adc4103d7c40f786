import type { ReactNode } from 'react';

/** A procedure: what to do, in order. The numbers are drawn by CSS, so that both languages show Latin digits. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="[counter-reset:step]">{children}</ol>;
}

/** One step of a procedure, joined to the next one by a line. */
export function Step({ children }: { children: ReactNode }) {
  return (
    <li
      className={
        'relative min-h-14 ps-14 pb-7 print:min-h-10 print:pb-2 print:before:size-8 print:before:text-sm print:after:hidden [counter-increment:step] ' +
        'before:absolute before:start-0 before:top-0 before:flex before:size-10 before:items-center before:justify-center before:rounded-full before:border-2 before:border-brown-600 before:bg-white before:font-bold before:tabular-nums before:text-brown-800 before:content-[counter(step)] ' +
        'after:absolute after:start-5 after:top-11 after:bottom-1 after:border-s-2 after:border-brown-200 last:pb-0 last:after:hidden'
      }
    >
      <div className="max-w-prose pt-1.5 [&_a]:font-semibold [&_a]:text-brown-700 [&_a]:underline [&_a]:underline-offset-4">
        {children}
      </div>
    </li>
  );
}
