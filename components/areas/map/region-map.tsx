import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Bilingual } from '@/lib/registry';
import { regionPaths } from '@/lib/registry/seed/region-outlines';

interface MapRegion {
  code: string;
  name: Bilingual;
  /** Announcements there. */
  count?: number;
}

interface Props {
  regions: readonly MapRegion[];
  selected?: string | undefined;
  /** Where a region leads; without it the drawing only shows. */
  href?: (region: string) => string;
  /** Larger names, for a drawing that is shown small. */
  small?: boolean;
}

const WIDTH = 640;
/** The more announcements, the darker: none, few, some, many. */
const shades = ['fill-white', 'fill-brown-100', 'fill-brown-200', 'fill-brown-300'] as const;

function shade(count: number, most: number): string {
  if (count === 0 || most === 0) return shades[0];
  return shades[Math.min(3, 1 + Math.floor((3 * (count - 1)) / most))] ?? shades[3];
}

/**
 * The 13 regions as a drawing that needs no JavaScript; the names and shades of those given. It is hidden from assistive
 * technology and from the tab order: a list of the same regions, with the same links in words, stands beside it.
 */
export function RegionMap({ regions, selected, href, small = false }: Props) {
  const locale = useLocale();
  const { width, height, paths } = regionPaths(WIDTH);
  const facts = new Map(regions.map((region) => [region.code, region]));
  const most = Math.max(...regions.map(({ count = 3 }) => count), 0);
  const fill = (code: string) =>
    code === selected ? 'fill-brown-600' : shade(facts.has(code) ? (facts.get(code)?.count ?? 3) : 0, most);
  // Names would run into each other where the drawing is small: there only the regions that matter keep theirs.
  const label = (code: string) => {
    if (facts.get(code)?.count === 0) return small ? 'hidden' : 'text-[16px] max-sm:hidden';
    return small ? 'text-[25px]' : 'text-[25px] sm:text-[16px]';
  };
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="mt-3 h-auto w-full print:max-w-[11cm]"
    >
      <g className="stroke-brown-600" strokeWidth="1.2" strokeLinejoin="round">
        {paths.map(({ region, d }) => (
          <RegionLink key={region} href={href?.(region)}>
            <path
              d={d}
              className={href ? `transition-colors hover:fill-brown-400 ${fill(region)}` : fill(region)}
            />
          </RegionLink>
        ))}
      </g>
      <g className="pointer-events-none font-semibold" textAnchor="middle" dominantBaseline="middle">
        {paths.map(({ region, x, y }) => (
          <text
            key={region}
            x={x}
            y={y}
            // A halo in the ground's colour: a name can be read on any shade, in any mode, and across a boundary.
            strokeWidth="4"
            strokeLinejoin="round"
            className={`[paint-order:stroke] ${label(region)} ${region === selected ? 'fill-white stroke-brown-600' : 'fill-brown-900 stroke-white'}`}
          >
            {facts.get(region)?.name[locale]}
          </text>
        ))}
      </g>
    </svg>
  );
}

function RegionLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    children
  ) : (
    <a href={href} tabIndex={-1}>
      {children}
    </a>
  );
}
