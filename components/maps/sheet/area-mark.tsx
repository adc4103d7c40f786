import type { Ground } from '@/lib/site/maps/sheet/area-ground';
import { groundMark, regionMark } from '@/lib/site/maps/sheet/area-mark';

/** Room for the line around it. */
const EDGE = 8;

/**
 * The outline of what a page is about, beside its heading: of a few districts their shapes, else the regions, several within the kingdom. Decoration: the
 * page names them.
 */
export function AreaMark({ regions, grounds }: { regions: readonly string[]; grounds: readonly Ground[] }) {
  // Of several regions the districts of one city would stand for all.
  const own = regions.length === 1 ? groundMark(grounds) : null;
  const mark = own ?? regionMark(regions);
  if (mark === null) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-EDGE} ${-EDGE} ${mark.width + 2 * EDGE} ${mark.height + 2 * EDGE}`}
      className="size-full"
      strokeLinejoin="round"
    >
      {mark.rest !== '' && (
        <path
          d={mark.rest}
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
          className="fill-brown-100 stroke-brown-200"
        />
      )}
      <path
        d={mark.d}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        // A whole region is where something is announced, and not what is.
        className={`stroke-blue-700 ${own === null ? 'fill-meant' : 'fill-announced'}`}
      />
    </svg>
  );
}
