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

/** What another announcement names: a tint, and where tints are not seen lines the other way. Lines that are seen mean a part. */
export function SheetLines({ id }: { id: string }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={SIDE} height={SIDE} patternTransform="rotate(-45)">
      <rect width={SIDE} height={SIDE} className="fill-elsewhere forced-colors:fill-[Canvas]" />
      <path
        d={`M${SIDE / 2} 0V${SIDE}`}
        strokeWidth={LINE}
        className="stroke-pattern forced-colors:stroke-[CanvasText]"
      />
    </pattern>
  );
}
