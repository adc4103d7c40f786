'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/lib/i18n/locales';
import { SiteLink } from './site-link';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A menu's link: knows whether it leads to the page shown (`page`) or to one above it (`true`). */
export function NavLink({ href, className, children }: Props) {
  const current = splitLocale(usePathname()).path;
  const target = splitLocale(href).path;
  const state =
    current === target ? 'page' : target !== '/' && current.startsWith(`${target}/`) ? 'true' : undefined;
  return (
    <SiteLink href={href} className={className} aria-current={state}>
      {children}
    </SiteLink>
  );
}
