import type { ReactNode } from 'react';
import { ArrowIcon } from './icons';
import { SiteLink } from './site-link';

/** What a visitor chooses from, side by side, on a phone one below the other; `pairs` where three in a row would leave one over. */
export function Choices({ pairs = false, children }: { pairs?: boolean; children: ReactNode }) {
  return (
    <ul className={`plots bg-white ${pairs ? '[--plot:20rem] lg:[--plot:30rem]' : '[--plot:20rem]'}`}>
      {children}
    </ul>
  );
}

interface Props {
  href: string;
  /** A drawing or an icon; the title says the same. */
  sign: ReactNode;
  title: string;
  /** Left out where the title is enough: of what is named in passing. */
  text?: string | undefined;
  /** A fact that decides: what it costs. */
  note?: string | undefined;
}

/** The title of a choice, which leads on from all of what is around it. */
function TitleLink({ href, title }: Pick<Props, 'href' | 'title'>) {
  // A telephone number is no page that could be loaded ahead.
  const Anchor = href.startsWith('/') ? SiteLink : 'a';
  return (
    <Anchor
      href={href}
      className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
    >
      {title}
    </Anchor>
  );
}

const fact =
  'text-sm font-medium text-brown-800 sm:mt-auto sm:rounded-lg sm:border sm:border-brown-200 sm:bg-brown-50 sm:px-2.5 sm:py-0.5';

/** One choice. The link is its title; the whole plot leads on. */
export function Choice({ href, sign, title, text, note }: Props) {
  return (
    <li className="group leads-on flex gap-3 px-3.5 py-2.5 md:gap-4 md:p-5">
      {sign}
      <div className="min-w-0 grow sm:flex sm:flex-col">
        <h3 className="font-bold max-sm:text-lg">
          <TitleLink href={href} title={title} />
        </h3>
        {(text || note) && (
          <p className="mt-0.5 text-stone-600 max-sm:text-sm sm:flex sm:grow sm:flex-col sm:items-start sm:gap-2">
            {text} {/* On a phone the fact ends the sentence, elsewhere it stands at the foot of its plot. */}
            {note && <span className={fact}>{note}</span>}
          </p>
        )}
      </div>
      <ArrowIcon className="ms-2 mt-1 size-5 shrink-0 text-brown-600 step-on print:hidden max-sm:hidden" />
    </li>
  );
}
