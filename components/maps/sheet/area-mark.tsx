import type { groundMark } from '@/lib/site/maps/sheet/area-mark';

/** Room for the line around it. */
const EDGE = 8;

/** The outline of the few districts that a page is about, beside its heading. Decoration: the page names them. */
export function AreaMark({ d, width, height }: NonNullable<ReturnType<typeof groundMark>>) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      className="size-full"
      strokeLinejoin="round"
    >
      <path
        d={d}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-blue-700 fill-announced"
      />
    </svg>
  );
}
