'use client';

import type { ReactNode } from 'react';
import { SiteLink } from '../ui/site-link';
import { NavLink } from './nav-link';

/** `section`: of which addresses below it the link has the mark as well (`NavLink`). */
export type PageLink = readonly [href: string, label: string, section?: readonly string[]];

interface GroupLinkProps {
  href: string;
  section?: readonly string[] | undefined;
  marked?: boolean | undefined;
  children: ReactNode;
}

interface Props {
  links: readonly PageLink[];
  className: string;
  /** Whether the link of the page that is shown is marked as such. */
  marked?: boolean;
}

/** A link of a group: of its heading, or of one of its pages. */
export function GroupLink({ href, section, marked, children }: GroupLinkProps) {
  return marked ? (
    <NavLink href={href} section={section}>
      {children}
    </NavLink>
  ) : (
    <SiteLink href={href}>{children}</SiteLink>
  );
}

/**
 * A list of links to pages. A client component so that a page's data name each link by address and label alone: the menu and
 * the footer have fifty of them, on every page.
 */
export function PageLinks({ links, className, marked }: Props) {
  return (
    <ul className={className}>
      {links.map(([href, label, section]) => (
        <li key={href}>
          <GroupLink href={href} section={section} marked={marked}>
            {label}
          </GroupLink>
        </li>
      ))}
    </ul>
  );
}
