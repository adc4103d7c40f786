/**
 * The visual motif: the lines of a cadastral plan, blocks cut by streets into parcels, drawn in the current colour.
 * Decoration only. The drawing is a mask (globals.css), one cached file for all pages instead of a part of each.
 */
export function ParcelPattern({ className }: { className: string }) {
  return <div aria-hidden="true" className={`parcel-pattern ${className}`} />;
}
