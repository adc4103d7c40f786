import { type DotSize, isOnNarrow } from '@/lib/site/maps/kingdom/city-dots';

interface Props {
  x: number | string;
  y: number | string;
  /** On the map of one announcement, which has few, all are of one size. */
  size: DotSize | 'place';
  /** Whether a period runs there: it has a ring around it. */
  isOpen?: boolean;
}

/** On a narrow map the small ones would hide each other and leave the large ones no room for their names. */
export const WIDE_ONLY = '@max-[28rem]:hidden';
export const NARROW_ONLY = '@min-[28rem]:hidden';

/** The dot of a city on a drawn map, as large as the style sheet has its size at the width of the map. */
export function CityDot({ x, y, size, isOpen = false }: Props) {
  const shown = size === 'place' || isOnNarrow(size, isOpen) ? '' : WIDE_ONLY;
  return (
    <>
      {isOpen && (
        <circle
          cx={x}
          cy={y}
          className="city-ring fill-white stroke-green-800 forced-colors:stroke-[Highlight]"
          data-size={size}
        />
      )}
      <circle
        cx={x}
        cy={y}
        className={`city-dot stroke-white ${shown} ${isOpen ? 'fill-green-800' : 'fill-blue-700'}`}
        data-size={size}
        data-solid=""
      />
    </>
  );
}

/** The same beside the words of a key. */
export function DotSign({ size, isOpen = false }: Pick<Props, 'size' | 'isOpen'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 20" className="h-5 w-6 shrink-0">
      <CityDot x={12} y={10} size={size} isOpen={isOpen} />
    </svg>
  );
}
