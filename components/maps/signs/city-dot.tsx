import type { DotSize } from '@/lib/site/maps/kingdom/city-dots';

interface Props {
  x: number | string;
  y: number | string;
  /** On the map of one announcement, which has few, all are of one size. */
  size: DotSize | 'place';
  /** Whether a period runs there: it has a ring around it. */
  isOpen?: boolean;
}

/** The dot of a city on a drawn map, as large as the style sheet has its size at the width of the map. */
export function CityDot({ x, y, size, isOpen = false }: Props) {
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
        className={`city-dot stroke-white ${isOpen ? 'fill-green-800' : 'fill-blue-700'}`}
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
