import type { Ground } from '@/lib/site/maps/sheet/area-ground';
import { groundMark } from '@/lib/site/maps/sheet/area-mark';

/** Room for the line around it. */
const EDGE = 8;

/**
 * The outline of the few districts that an area is about, to stand beside its heading; null of more, or of several regions, for which the
 * districts of one city would stand. Decoration: the page names them.
 */
export function areaMark(regions: readonly unknown[], grounds: readonly Ground[]) {
  const mark = regions.length === 1 ? groundMark(grounds) : null;
  return mark && <Outline {...mark} />;
}

function Outline({ d, width, height }: NonNullable<ReturnType<typeof groundMark>>) {
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
