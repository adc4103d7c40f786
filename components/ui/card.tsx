import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { ArrowIcon } from './icons';

const frame = 'rounded-xl border border-stone-200 bg-white shadow-card';

/** A quiet box for one subject. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${frame} p-6 ${className}`}>{children}</div>;
}

interface LinkCardProps {
  href: string;
  title: string;
  text?: string;
  icon?: ReactNode;
  /** Level of the heading in its page. */
  level?: 2 | 3;
  footer?: ReactNode;
}

/** A card that leads to a page. The link is the title; its area is stretched over the card. */
export function LinkCard({ href, title, text, icon, level = 3, footer }: LinkCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={`group relative flex h-full flex-col p-5 transition-colors hover:border-brown-600 hover:bg-brown-50 ${frame}`}
    >
      {icon && (
        <span className="mb-3 inline-flex size-11 items-center justify-center border border-brown-300 text-brown-700">
          {icon}
        </span>
      )}
      <Heading className="text-lg md:text-lg">
        <SiteLink href={href} className="after:absolute after:inset-0 after:rounded-xl">
          {title}
        </SiteLink>
      </Heading>
      {text && <p className="mt-2 text-stone-600">{text}</p>}
      <div className="mt-auto flex items-end justify-between gap-4 pt-4">
        <div className="text-sm text-stone-600">{footer}</div>
        <ArrowIcon className="size-5 shrink-0 text-brown-600 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1" />
      </div>
    </div>
  );
}
