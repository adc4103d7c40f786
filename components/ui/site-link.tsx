'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { AnchorHTMLAttributes, SyntheticEvent } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to one of our pages. A client component because it preloads its page when a visitor shows the intent to follow
 * it (pointer over it, keyboard focus, finger down), never because it is merely in view: that would spend a phone's data
 * on every link of every page. `router.prefetch` runs through Next's queue at its lowest priority, which keeps four
 * requests in flight; the limit of spec section 9 is five. (`<Link>`'s own preload on hover may reach twelve.)
 */
export function SiteLink({ href, ...rest }: Props) {
  const router = useRouter();
  // As a button of a map it leads nowhere (components/maps/interactive/use-rows.ts).
  const preload = ({ currentTarget }: SyntheticEvent) => {
    if (currentTarget.getAttribute('role') !== 'button') router.prefetch(href);
  };
  return (
    <Link
      href={href}
      prefetch={false}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
    />
  );
}
