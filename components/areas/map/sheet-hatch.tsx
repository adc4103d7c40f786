interface Props {
  id: string;
  /** Units from line to line. */
  side?: number;
}

/** Lines across what is announced only in part; told apart without its colour. */
export function SheetHatch({ id, side = 16 }: Props) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={side} height={side} patternTransform="rotate(45)">
      <path
        d={`M${side / 2} 0V${side}`}
        strokeWidth={side / 7}
        className="stroke-blue-600 forced-colors:stroke-[CanvasText]"
      />
    </pattern>
  );
}
