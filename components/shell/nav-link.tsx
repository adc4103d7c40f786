'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/lib/i18n/locales';
import { SiteLink } from '../ui/site-link';

interface Props {
  href: string;
  /** How the unprefixed addresses begin for which the link is the one that is marked, beside its own. */
  section?: readonly string[];
  className?: string;
  children: ReactNode;
}

const isWithin = (path: string, section: readonly string[]) =>
  section.some((start) => path === start || path.startsWith(`${start}/`));

/** A menu's link: knows whether it leads to the page shown (`page`) or to the section of it (`true`). */
export function NavLink({ href, section = [], className, children }: Props) {
  const current = splitLocale(usePathname()).path;
  const state = current === splitLocale(href).path ? 'page' : isWithin(current, section) ? 'true' : undefined;
  return (
    <SiteLink href={href} className={className} aria-current={state}>
      {children}
    </SiteLink>
  );
}

type SummaryProps = Omit<Props, 'href' | 'section'> & { section: readonly string[] };

/** The button of the menu that opens: marked while the page shown is one that only this menu names. */
export function NavSummary({ section, className, children }: SummaryProps) {
  const current = splitLocale(usePathname()).path;
  return (
    <summary className={className} aria-current={isWithin(current, section) || undefined}>
      {children}
    </summary>
  );
}
