/** Where tints are not seen, what a step has instead: the dearer, the darker. Units of a square of 24. */
const lines: Record<number, { d: string; width: number }> = {
  2: { d: 'M-4 28 28-4', width: 1.6 },
  3: { d: 'M-4 28 28-4M-4 4 4-4M20 28 28 20M-4 16 16-4M8 28 28 8', width: 2 },
  4: { d: 'M-4 28 28-4M-4 16 16-4M8 28 28 8M-4-4 28 28M-4 8 16 28M8-4 28 16', width: 2.4 },
};

const TINTS = [0, 1, 2, 3, 4, 5] as const;

const grounds = [
  'fill-around',
  'fill-price-1',
  'fill-price-2',
  'fill-price-3',
  'fill-price-4',
  'fill-price-5',
] as const;

interface Props {
  /** Of the whole page: unique on it. */
  id: string;
  /** Those that are drawn. */
  tints?: readonly number[];
}

/** How shapes of a map of prices are filled: by the tint of their step, and where tints are not seen by dots and lines. */
export const PricePatterns = ({ id, tints = TINTS }: Props) => (
  <defs>{TINTS.filter((tint) => tints.includes(tint)).map((tint) => patternOf(id, tint))}</defs>
);

function patternOf(id: string, tint: (typeof TINTS)[number]) {
  const line = lines[tint];
  return (
    <pattern
      key={tint}
      id={`${id}-price-${tint}`}
      patternUnits="userSpaceOnUse"
      patternTransform="scale(0.6)"
      width="24"
      height="24"
    >
      <rect width="24" height="24" className={`${grounds[tint]} forced-colors:fill-[Canvas]`} />
      {tint === 1 && (
        <circle cx="12" cy="12" r="1.6" className="fill-pattern forced-colors:fill-[CanvasText]" />
      )}
      {line && (
        <path
          d={line.d}
          fill="none"
          strokeWidth={line.width}
          className="stroke-pattern forced-colors:stroke-[CanvasText]"
        />
      )}
      {tint === 5 && <rect width="24" height="24" className="fill-pattern forced-colors:fill-[CanvasText]" />}
    </pattern>
  );
}
