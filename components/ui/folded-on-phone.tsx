import type { ReactNode } from 'react';
import { RowDisclosure } from './disclosure';

interface Props {
  title: ReactNode;
  children: ReactNode;
}

/**
 * What is looked up rather than read on: on a phone a row that unfolds, where there is room and on paper simply there, under
 * the same title.
 */
export function FoldedOnPhone({ title, children }: Props) {
  return (
    <RowDisclosure
      title={title}
      className="folded-on-phone -mt-px border-stone-200 max-sm:border-y"
      summary="no-print"
    >
      {children}
    </RowDisclosure>
  );
}

/** What few look up, folded at every width; on paper it stands there under its title. */
export function Folded({ title, children }: Props) {
  return (
    <RowDisclosure title={title} className="-mt-px border-y border-stone-200">
      {children}
    </RowDisclosure>
  );
}
