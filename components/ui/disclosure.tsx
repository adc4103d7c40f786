import type { ReactNode } from 'react';
import { DownIcon } from './icon';

interface Props {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  className?: string;
  /** Of what is pressed, for what it names. */
  id?: string;
}

const looks = {
  row: 'flex min-h-14 items-center gap-3 py-3 font-medium text-brown-900 hover:bg-brown-50 sm:-mx-3 sm:px-3 print:mx-0 print:px-0 [&>h3]:text-base md:[&>h3]:text-base',
  words: 'flex min-h-11 w-fit items-center gap-2 py-1 font-medium link print:no-underline',
} as const;

interface LookProps extends Props {
  look: keyof typeof looks;
  summary?: string;
}

/**
 * A native disclosure, so that nothing here needs JavaScript. Its arrow, which turns as it opens, stands before its words:
 * behind them it was as far from them as the row is wide.
 */
function Disclosure({ title, children, open, className = '', id, look, summary = '' }: LookProps) {
  return (
    <details className={className} open={open}>
      <summary id={id} className={`${looks[look]} ${summary}`}>
        <DownIcon className="size-5 shrink-0 text-brown-600 transition-transform [[open]>summary>&]:rotate-180 print:hidden" />
        {title}
      </summary>
      {children}
    </details>
  );
}

/** A row over the whole width: a part of a list or of a page. Those below each other share their lines. */
export function RowDisclosure(props: Props & { summary?: string }) {
  return <Disclosure {...props} look="row" />;
}

/** Words within a form or an answer, behind which more of the same stands. */
export function WordsDisclosure(props: Props) {
  return <Disclosure {...props} look="words" />;
}
