import { regionMark } from '@/lib/site/views/region-mark';

/** Room for the line around it. */
const EDGE = 8;

/** The outlines of regions beside the heading of a page that is about them. Decoration: the page names them. */
export function RegionMark({ regions }: { regions: readonly string[] }) {
  const mark = regionMark(regions);
  if (mark === null) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-EDGE} ${-EDGE} ${mark.width + 2 * EDGE} ${mark.height + 2 * EDGE}`}
      className="size-full"
      strokeLinejoin="round"
    >
      <path
        d={mark.d}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        className="fill-announced stroke-blue-700"
      />
    </svg>
  );
}
