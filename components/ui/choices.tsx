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
  text: string;
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

/** One choice. The link is its title; the whole plot leads on. */
export function Choice({ href, sign, title, text, note }: Props) {
  return (
    <li className="group leads-on flex gap-4 p-4 md:p-5">
      {sign}
      <div className="min-w-0 grow">
        <h3 className="text-lg md:text-lg">
          <TitleLink href={href} title={title} />
        </h3>
        <p className="mt-1 text-stone-600">{text}</p>
        {note && <p className="mt-2 text-sm font-medium text-brown-800">{note}</p>}
      </div>
      <ArrowIcon className="mt-1 size-5 shrink-0 text-brown-600 step-on print:hidden max-sm:hidden" />
    </li>
  );
}

/** What most come for, before the other choices: filled, each with a large drawing. */
export function LeadingChoices({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 md:grid-cols-3 md:gap-6">{children}</ul>;
}

/** One of the leading choices. */
export function LeadingChoice({ href, sign, title, text, note }: Props) {
  return (
    <li className="group leads-on flex gap-4 bg-brown-50 p-5 hover:bg-brown-100 md:flex-col md:p-6">
      {sign}
      <div className="flex min-w-0 grow flex-col">
        <h3 className="text-xl font-bold md:text-xl">
          <TitleLink href={href} title={title} />
        </h3>
        <p className="mt-1 text-stone-700">{text}</p>
        {note && <p className="mt-auto pt-3 text-sm font-medium text-brown-800">{note}</p>}
      </div>
    </li>
  );
}
