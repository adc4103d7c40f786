import type { ReactNode } from 'react';

interface Props {
  title?: string;
  lead?: ReactNode;
  id?: string;
  /** `tint` sets a section apart from its neighbours. */
  tone?: 'plain' | 'tint';
  /** What stands beside all of it, from its heading on, where there is room, else below. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading, in the page's width. */
export function Section({ title, lead, id, tone = 'plain', beside, children }: Props) {
  const heading = id ? `${id}-heading` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={title ? heading : undefined}
      className={tone === 'tint' ? 'bg-brown-50' : undefined}
    >
      <div
        className={`container-page py-6 md:py-12 ${beside ? 'grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)_8cm] print:gap-x-6' : ''}`}
      >
        <div>
          {title && <h2 id={heading}>{title}</h2>}
          {lead && <p className="mt-2 max-w-prose text-lg text-pretty text-stone-600">{lead}</p>}
          <div className={title ? 'mt-4 md:mt-6' : undefined}>{children}</div>
        </div>
        {beside && <div>{beside}</div>}
      </div>
    </section>
  );
}
