import type { ReactNode } from 'react';

interface Props {
  /** Says what the table shows; read first by a screen reader. */
  caption: string;
  captionHidden?: boolean;
  children: ReactNode;
}

/** A data table. Wider than the screen, it scrolls in its own region, which the keyboard can reach. */
export function Table({ caption, captionHidden = false, children }: Props) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      // Positioned, so that text hidden for the eye does not widen the page from inside.
      className="relative overflow-x-auto rounded-xl border border-stone-200 bg-white"
    >
      <table className="w-full border-collapse text-start max-sm:text-[0.8125rem] [&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3 [&_th]:text-start max-sm:[&_td]:px-1 max-sm:[&_th]:px-1 [&_tbody_tr]:border-t [&_tbody_tr]:border-stone-200 [&_thead]:bg-brown-50 [&_thead]:text-sm [&_thead]:text-brown-900">
        <caption className={captionHidden ? 'sr-only' : 'px-4 py-3 text-start font-semibold text-stone-700'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
