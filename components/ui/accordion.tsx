import type { ReactNode } from 'react';
import { DownIcon } from './icon';

/** A group of questions that open in place; native disclosures, so nothing here needs JavaScript. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="rows bg-white">{children}</div>;
}

interface ItemProps {
  /** Also the fragment that opens it from elsewhere. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** One disclosure of an accordion. */
export function AccordionItem({ id, title, children }: ItemProps) {
  return (
    <details className="group">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium sm:px-3 text-brown-900 hover:bg-brown-50">
        {title}
        <DownIcon className="size-5 shrink-0 text-brown-600 transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      {/* Browsers open a disclosure for a fragment that lies within it, not for its own. */}
      <div id={id} className="prose-registry scroll-mt-24 pt-3 pb-5 sm:px-3">
        {children}
      </div>
    </details>
  );
}
