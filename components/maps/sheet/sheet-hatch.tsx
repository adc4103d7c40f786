/** Units from line to line, and of a line: on a drawing of half a page a pixel wide. */
const SIDE = 18;
const LINE = 3;

/** Lines across what is announced only in part, on a tint of their own; told apart without its colour. */
export function SheetHatch({ id }: { id: string }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={SIDE} height={SIDE} patternTransform="rotate(45)">
      <rect width={SIDE} height={SIDE} className="fill-hatched forced-colors:fill-[Canvas]" />
      <path
        d={`M${SIDE / 2} 0V${SIDE}`}
        strokeWidth={LINE}
        className="stroke-blue-600 forced-colors:stroke-[CanvasText]"
      />
    </pattern>
  );
}

/** Units from level line to level line, and of a line. */
const LEVEL = { side: 14, line: 1.2 } as const;

/** A tint with level lines on what another announcement names: paler than the hatch, as it is not what the map is about. */
export function SheetLines({ id }: { id: string }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={LEVEL.side} height={LEVEL.side}>
      <rect width={LEVEL.side} height={LEVEL.side} className="fill-elsewhere forced-colors:fill-[Canvas]" />
      <path
        d={`M0 ${LEVEL.side / 2}H${LEVEL.side}`}
        strokeWidth={LEVEL.line}
        className="stroke-brown-300 forced-colors:stroke-[CanvasText]"
      />
    </pattern>
  );
}
