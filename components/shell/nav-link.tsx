'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/lib/i18n/locales';
import { SiteLink } from '../ui/site-link';

interface Props {
  href: string;
  /** How the unprefixed addresses begin for which the link is the one that is marked, beside its own. */
  section?: readonly string[] | undefined;
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
