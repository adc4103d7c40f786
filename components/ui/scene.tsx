import type { ReactNode } from 'react';

/** A drawing on a grid of 48: its ground in a tint, its lines, and the one thing on it that matters. */
export interface SceneParts {
  readonly ground: ReactNode;
  readonly lines: string;
  readonly mark: ReactNode;
  /** Whether it runs from left to right: then it is turned in Arabic. */
  readonly mirrored?: boolean;
}

/** Shapes that several drawings share. */
export const parcel = 'M7 12 37 7l4 28-30 6Z';
export const sheet = 'M12 5h18l8 8v30H12Z';

/** A dot with shoulders: somebody; `size` 1 is 9 wide and 12 high. */
export const person = (x: number, y: number, size = 1.3) => (
  <>
    <circle cx={x} cy={y - 4.5 * size} r={2.5 * size} />
    <path d={`M${x - 4.5 * size} ${y + 5 * size}c0-${6 * size} ${9 * size}-${6 * size} ${9 * size} 0Z`} />
  </>
);

/** A pen on a document: what is asked to be corrected. */
export const correctionScene: SceneParts = {
  ground: <path d={sheet} />,
  lines: 'M30 5v8h8M17 19h10M17 25h6',
  mark: <path d="m19.500 37.500 1.800-7.200L34 17.500l5.500 5.500-12.700 12.700Z" />,
};

/** One who is gone, in the land's colour, and those who come after: an inheritance. */
export const heirsScene: SceneParts = {
  ground: person(24, 11),
  lines: 'M24 18v5M12 28.500v-5.500h24v5.500',
  mark: (
    <>
      {person(12, 39.5)}
      {person(36, 39.5)}
    </>
  ),
};

/** A sheet of a calendar with its day: a visit. */
export const visitScene: SceneParts = {
  ground: <path d="M7 10h34v31H7Z" />,
  lines: 'M7 18h34M15 6v7M33 6v7M13 25h4M22 25h4M13 33h4M22 33h4',
  mark: <path d="M29 28h8v8h-8Z" />,
};

/**
 * One hand for all small drawings, in two tones of the mode: land in brown, what matters on it in blue. Decoration beside
 * words that say the same.
 */
export function Scene({ of, className }: { of: SceneParts; className: string }) {
  const { ground, lines, mark, mirrored } = of;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`shrink-0 stroke-brown-700 ${mirrored ? 'rtl:-scale-x-100' : ''} ${className}`}
    >
      <g className="fill-brown-100">{ground}</g>
      <path d={lines} fill="none" className="forced-colors:stroke-[CanvasText]" />
      <g className="fill-blue-700 stroke-none" data-solid="">
        {mark}
      </g>
    </svg>
  );
}
