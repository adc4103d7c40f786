import type { ReactNode } from 'react';
import { DownIcon } from './icon';

interface Props {
  title: ReactNode;
  children: ReactNode;
}

/**
 * What is looked up rather than read on: on a phone a row that unfolds, where there is room and on paper simply there, under
 * the same title. Those below each other share their lines.
 */
export function FoldedOnPhone(props: Props) {
  return (
    <Disclosure {...props} className="folded-on-phone max-sm:border-y" summary="no-print text-brown-700" />
  );
}

/** What few look up, folded at every width; on paper it stands there under its title. */
export function Folded(props: Props) {
  return <Disclosure {...props} className="border-y" summary="text-brown-700 print:text-brown-900" />;
}

function Disclosure({ title, children, className, summary }: Props & { className: string; summary: string }) {
  return (
    <details className={`group -mt-px border-stone-200 ${className}`}>
      <summary className={`flex min-h-14 items-center justify-between gap-4 font-medium ${summary}`}>
        {title}
        <DownIcon className="size-5 shrink-0 group-open:rotate-180 print:hidden" />
      </summary>
      {children}
    </details>
  );
}
