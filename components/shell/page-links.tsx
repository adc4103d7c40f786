'use client';

import { SiteLink } from '../ui/site-link';
import { NavLink } from './nav-link';

/** `section`: of which addresses below it the link has the mark as well (`NavLink`). */
export type PageLink = readonly [href: string, label: string, section?: readonly string[]];

interface Props {
  links: readonly PageLink[];
  className: string;
  /** Whether the link of the page that is shown is marked as such. */
  marked?: boolean;
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
          {marked ? (
            <NavLink href={href} section={section}>
              {label}
            </NavLink>
          ) : (
            <SiteLink href={href}>{label}</SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
