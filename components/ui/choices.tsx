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

/** One choice. The link is its title; the whole plot leads on. The fact that decides stands at its foot, level with those beside it. */
export function Choice({ href, sign, title, text, note }: Props) {
  return (
    <li className="group leads-on grid grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-3 px-3.5 py-2.5 md:grid-rows-[auto_1fr] md:gap-x-4 md:p-5">
      <div className="max-md:row-span-3">{sign}</div>
      <h3 className="self-center font-bold max-sm:text-lg">
        <TitleLink href={href} title={title} />
      </h3>
      <ArrowIcon className="ms-2 size-5 self-center md:mt-2.5 md:self-start text-blue-700 step-on print:hidden" />
      {/* Over the whole width, where the column beside the sign would be narrow. */}
      {text && (
        <p className="mt-0.5 text-balance text-stone-600 max-sm:text-sm max-md:col-span-2 md:col-span-full md:mt-2">
          {text}
        </p>
      )}
      {note && (
        <p className="mt-1 text-sm font-medium text-brown-700 max-md:col-span-2 md:col-span-full md:mt-2">
          {note}
        </p>
      )}
    </li>
  );
}
