/**
 * The visual motif: the lines of a cadastral plan, blocks cut by streets into parcels, drawn in the current colour.
 * Decoration only. The pattern is one tile of 320 x 240 whose edges meet.
 */
export function ParcelPattern({ id, className }: { id: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%" preserveAspectRatio="none">
      <defs>
        <pattern id={id} width="320" height="240" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <path d="M0 0H320M0 100H320M0 116H320M0 240H320M0 0V100M0 116V240M132 0V100M132 116V240M148 0V100M148 116V240M320 0V100" />
            <path d="M44 0V50M88 0V50M66 50V100M0 50H132M22 50V100M110 50V100" opacity=".75" />
            <path d="M192 0V38M236 0V62M280 0V38M148 38H236M236 62H320M192 38V100M258 62V100" opacity=".75" />
            <path d="M0 178H132M34 116V178M68 116V178M102 116V178M50 178V240M92 178V240" opacity=".75" />
            <path
              d="M148 160L236 176L320 160M204 116V170M262 116V171M180 166V240M236 176V240M286 166V240"
              opacity=".75"
            />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
