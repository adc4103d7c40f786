/** Size of the drawing, and how wide its streets are. */
const WIDTH = 1600;
const HEIGHT = 820;
const STREET = 16;
/** Blocks of the plan: widths along a row, heights down a column; parcels are about this wide. */
const BLOCK_WIDTHS = [176, 240, 208, 272, 192, 256, 224, 288];
const BLOCK_HEIGHTS = [132, 116, 148, 124, 140, 120, 136];
const PARCEL = 46;

/** Of so many parcels one is lightly filled, and of these one more strongly. */
const FILLED = 5;
const STRONG = 4;

interface Parcel {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same "random" number for the same parcel, on every machine. */
const scatter = (n: number) => ((n * 2_654_435_761) >>> 0) % 9973;

function parcels(): Parcel[] {
  const result: Parcel[] = [];
  let y = -60;
  for (let row = 0; y < HEIGHT + 60; row += 1) {
    const blockHeight = BLOCK_HEIGHTS[row % BLOCK_HEIGHTS.length] ?? PARCEL;
    let x = -140 - (row % 3) * 40;
    for (let column = 0; x < WIDTH + 140; column += 1) {
      const blockWidth = BLOCK_WIDTHS[(column + row * 3) % BLOCK_WIDTHS.length] ?? PARCEL;
      result.push(...split({ x, y, width: blockWidth, height: blockHeight }, row * 31 + column));
      x += blockWidth + STREET;
    }
    y += blockHeight + STREET;
  }
  return result;
}

/** A block is two rows of parcels back to back; now and then one parcel takes its whole depth. */
function split({ x, y, width, height }: Parcel, seed: number): Parcel[] {
  const count = Math.round(width / PARCEL);
  const step = width / count;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const left = { x: x + index * step, y, width: step };
    if (scatter(seed * 17 + index) % 7 === 0) return [{ ...left, height }];
    return [
      { ...left, height: height / 2 },
      { ...left, y: y + height / 2, height: height / 2 },
    ];
  });
}

const path = (shapes: readonly Parcel[], inset = 0) =>
  shapes
    .map(({ x, y, width, height }) => {
      const [left, top] = [Math.round(x + inset), Math.round(y + inset)];
      return `M${left} ${top}h${Math.round(width - 2 * inset)}v${Math.round(height - 2 * inset)}H${left}z`;
    })
    .join('');

const all = parcels();
const filled = all.filter((_, index) => scatter(index) % FILLED === 0);
const strong = filled.filter((_, index) => scatter(index + 7) % STRONG === 0);
const drawing = { lines: path(all), light: path(filled, 2), strong: path(strong, 2) };

/** A cadastral plan behind the first screen: streets, blocks, parcels, some of them registered. Decoration only. */
export function HeroPlan({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <g transform={`rotate(-8 ${WIDTH / 2} ${HEIGHT / 2})`}>
        <path d={drawing.light} className="fill-brown-800" opacity=".6" />
        <path d={drawing.strong} className="fill-brown-700" opacity=".75" />
        <path d={drawing.lines} fill="none" className="stroke-brown-700" strokeWidth="1" opacity=".7" />
      </g>
    </svg>
  );
}
