import type { ReactNode } from 'react';
import { RowDisclosure } from './disclosure';

/** A group of questions that open in place. */
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
    <RowDisclosure title={title}>
      {/* Browsers open a disclosure for a fragment that lies within it, not for its own. */}
      <div id={id} className="prose-registry scroll-mt-24 pt-3 pb-5">
        {children}
      </div>
    </RowDisclosure>
  );
}
