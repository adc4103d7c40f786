interface Props {
  /** Of the whole page: unique on it. */
  id: string;
}

/** How a region is filled in which any district is announced: a pale tint, and thin lines where tints are not seen. */
export function AnnouncedPattern({ id }: Props) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width="14" height="14">
      <rect width="14" height="14" className="fill-meant forced-colors:fill-[Canvas]" />
      <path
        d="M-4 18 18-4M-4 4 4-4M10 18 18 10"
        fill="none"
        strokeWidth="0.8"
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
