import type { ReactNode } from 'react';
import { SHEET } from '@/lib/site/maps/labels/sheet-spot';
import type { SheetGround as Drawn } from '@/lib/site/maps/sheet/sheet';
import { WholePattern } from '../signs/patterns';
import { SheetHatch, SheetLines } from './sheet-hatch';

interface Props {
  /** Of the whole page: unique on it. */
  id: string;
  ground: Drawn;
  /** What lies above the shapes, in the same units. */
  children?: ReactNode;
}

type Kind = 'whole' | 'part' | 'other' | 'elsewhere' | 'around';

const announced = 'stroke-blue-700 forced-colors:stroke-[CanvasText]';
/** Soft, as nobody knows where it runs; a line where tints are not seen. */
const estimated = `map-edge ${announced}`;

/** The line of a boundary that is known. */
const lines: Record<Kind, string> = {
  whole: announced,
  part: announced,
  other: announced,
  elsewhere: 'stroke-stone-400 forced-colors:stroke-[CanvasText] forced-colors:opacity-30',
  around: 'stroke-stone-400 forced-colors:stroke-[CanvasText] forced-colors:opacity-30',
};
const grounds: Partial<Record<Kind, string>> = {
  around: 'fill-around forced-colors:fill-[Canvas]',
};

/** Pixels between districts whose boundary is estimated (`map-gap`), and of the edge of an announced one, within it. */
const GAP = 2;
const EDGE = 2.5;

/** Edges of tiles: of what the map is about strong, of what another announcement names pale, of others none. */
const tileEdges: Partial<Record<Kind, { width: number; className: string }>> = {
  whole: { width: EDGE, className: estimated },
  part: { width: EDGE, className: estimated },
  other: { width: EDGE, className: estimated },
  elsewhere: { width: 1, className: 'map-edge stroke-blue-600 forced-colors:stroke-[CanvasText]' },
};

/** Pixels of shore around districts by the sea, half on either side of their boundary. */
const SHORE = 28;

/** How shapes are filled, by the patterns of this drawing; those without one by their class. */
export const fillsOf = (id: string) =>
  ({
    whole: `url(#${id}-whole)`,
    part: `url(#${id}-part)`,
    elsewhere: `url(#${id}-elsewhere)`,
    around: undefined,
    // Announced as well; its number is on another sheet.
    other: `url(#${id}-whole)`,
  }) as const;

interface ShapesProps {
  /** Of the whole page: unique on it. */
  id: string;
  kind: Kind;
  shape: Drawn['shapes'][number];
  fill: string | undefined;
}

/** Whose boundary is not known: no line between two of them, a gap with round corners. */
function Tiles({ id, kind, shape: { d, cover, isOther }, fill }: ShapesProps) {
  const own = `${id}-tiles-${kind}-${cover}`;
  const edge = tileEdges[kind];
  return (
    <g className={kind === 'elsewhere' || kind === 'around' ? 'forced-colors:opacity-30' : undefined}>
      {/* Where the browser takes all colours, what lies right in a filled group gets a line. */}
      <g className={grounds[kind]}>
        <g fill={fill}>
          <path id={own} d={d} data-cover={isOther ? cover : kind} vectorEffect="non-scaling-stroke" />
        </g>
      </g>
      {edge ? <TileEdge of={own} {...edge} /> : <use href={`#${own}`} fill="none" className="map-gap" />}
    </g>
  );
}

/** The edge of the tiles whose path has this id, within them, and the gap around them. */
export function TileEdge({ of, width, className }: { of: string; width: number; className: string }) {
  return (
    <>
      <clipPath id={`${of}-within`}>
        <use href={`#${of}`} />
      </clipPath>
      <use
        href={`#${of}`}
        fill="none"
        clipPath={`url(#${of}-within)`}
        strokeWidth={GAP + 2 * width}
        className={className}
        data-edge=""
      />
      <use href={`#${of}`} fill="none" className="map-gap forced-colors:stroke-[Canvas]" />
    </>
  );
}

/** Whose boundary is known: drawn as it runs. */
function Boundaries({ kind, shape: { d, cover, isOther, edges }, fill }: ShapesProps) {
  return (
    <g className={lines[kind]}>
      <g fill={fill} stroke="none" className={grounds[kind]}>
        <path d={d} data-cover={isOther ? cover : kind} />
      </g>
      <path
        d={edges}
        fill="none"
        strokeWidth={cover !== 'around' && !isOther ? 2 : 1}
        // Where in it the announced part ends is not known.
        strokeDasharray={cover === 'part' ? '5 3' : undefined}
        vectorEffect="non-scaling-stroke"
        data-edge=""
      />
    </g>
  );
}

/**
 * The districts of a sheet on its land: whole ones filled, parts hatched, neighbours quiet, with a pale
 * tint and its edge where another announcement names them. Where no boundary is known they are tiles around centres, with a gap between them; boundaries
 * lie above them.
 */
export function SheetGround({ id, ground: { height, land, shapes: all }, children }: Props) {
  const fills = fillsOf(id);
  const drawnAs = (official: boolean) =>
    all
      .filter((shape) => shape.official === official)
      .map((shape) => {
        const kind = shape.isOther ? 'other' : shape.isElsewhere ? 'elsewhere' : shape.cover;
        const Shapes = official ? Boundaries : Tiles;
        return <Shapes key={`${shape.cover} ${kind}`} {...{ id, kind, shape }} fill={fills[kind]} />;
      });
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SHEET.width} ${height}`} strokeLinejoin="round">
      <defs>
        <WholePattern id={`${id}-whole`} side={16} />
        <SheetHatch id={`${id}-part`} />
        {all.some(({ isElsewhere }) => isElsewhere) && <SheetLines id={`${id}-elsewhere`} />}
        {land && (
          <clipPath id={`${id}-land`}>
            {land.map((d) => (
              <path key={d} d={d} />
            ))}
          </clipPath>
        )}
      </defs>
      {land && (
        <rect
          width={SHEET.width}
          height={height}
          clipPath={`url(#${id}-land)`}
          className="fill-ground"
          data-land=""
        />
      )}
      {/* The coast is that of a map of the country: what a town has built beyond it stands on a shore of its own. */}
      {land && (
        <path
          d={all.map(({ d }) => d).join('')}
          strokeWidth={SHORE}
          vectorEffect="non-scaling-stroke"
          className="fill-around stroke-ground forced-colors:fill-[Canvas] forced-colors:stroke-[Canvas]"
        />
      )}
      {drawnAs(false)}
      {drawnAs(true)}
      {children}
    </svg>
  );
}

/** A boundary that has the name of a street: drawn as one, pale between two lines. */
export function SheetBounds({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinecap="round" data-bounds="">
      <path
        d={d}
        strokeWidth="7"
        vectorEffect="non-scaling-stroke"
        className="stroke-brown-600 forced-colors:stroke-[CanvasText]"
      />
      <path
        d={d}
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
        className="stroke-white forced-colors:stroke-[Canvas]"
      />
    </g>
  );
}
