import type { Step } from '@/lib/site/maps/kingdom/map-steps';

/** From corner to corner of a square, both ways, and over its corners. */
const crossed = (side: number) =>
  [-side, 0, side]
    .map(
      (by) =>
        `M${by - side} ${2 * side} ${by + 2 * side} ${-side}M${by - side} ${-side} ${by + 2 * side} ${2 * side}`,
    )
    .join('');

/** Lines by the step: the more announcements, the denser. With strong contrast and forced colours they are what tells the steps apart. */
const lines: Record<Exclude<Step, 0>, { side: number; d: string; width: number; ground: string }> = {
  1: { side: 14, d: 'M-4 18 18-4M-4 4 4-4M10 18 18 10', width: 1.2, ground: 'fill-tint-1' },
  2: { side: 7, d: 'M-2 9 9-2M-2 2 2-2M5 9 9 5', width: 1.6, ground: 'fill-tint-2' },
  3: { side: 10, d: crossed(10), width: 1.6, ground: 'fill-tint-3' },
  4: { side: 5, d: crossed(5), width: 1.6, ground: 'fill-tint-4' },
};

interface Props {
  /** Of the whole page: unique on it. */
  id: string;
}

/** How a region of a step is filled: a tint, and lines where tints are not seen. `scale`: of what is smaller than the map. */
export function StepPattern({ id, step, scale }: Props & { step: Exclude<Step, 0>; scale?: number }) {
  const { side, d, width, ground } = lines[step];
  return (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      width={side}
      height={side}
      patternTransform={scale && `scale(${scale})`}
    >
      <rect width={side} height={side} className={`${ground} forced-colors:fill-[Canvas]`} />
      <path
        d={d}
        fill="none"
        strokeWidth={width}
        className="stroke-pattern forced-colors:stroke-[CanvasText]"
      />
    </pattern>
  );
}

/** How what is announced as a whole is filled: a tint, and dots where tints are not seen. `side`: units from dot to dot. */
export function WholePattern({ id, side }: Props & { side: number }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={side} height={side}>
      <rect width={side} height={side} className="fill-announced forced-colors:fill-[Canvas]" />
      <circle
        cx={side / 2}
        cy={side / 2}
        r={side / 6}
        className="fill-pattern forced-colors:fill-[CanvasText]"
      />
    </pattern>
  );
}
