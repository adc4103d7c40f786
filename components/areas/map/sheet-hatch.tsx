/** Lines across what is announced only in part; told apart without its colour. */
export function SheetHatch({ id }: { id: string }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width="16" height="16" patternTransform="rotate(45)">
      <path d="M8 0V16" strokeWidth="4" className="stroke-blue-600 forced-colors:stroke-[CanvasText]" />
    </pattern>
  );
}
