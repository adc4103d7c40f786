import type { SVGProps } from 'react';

type Props = SVGProps<SVGSVGElement>;

/**
 * One stroke and one grid for all icons. Decoration: the text beside an icon carries the meaning. Each call is marked as
 * pure: a page's scripts then hold the icons that they draw, and not all of them.
 */
export function icon(path: string, mirrored = false) {
  return function Icon({ className = '', ...rest }: Props) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        className={`icon ${mirrored ? 'rtl:-scale-x-100 print:hidden ' : ''}${className}`}
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}

/** Beside the others: a list of choices has this one alone, and no script brings the rest along. */
export const DownIcon = /* @__PURE__ */ icon('m6 9 6 6 6-6');
