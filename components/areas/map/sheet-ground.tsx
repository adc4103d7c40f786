import type { ReactNode } from 'react';
import type { Cover } from '@/lib/site/cover';
import type { SheetGround as Drawn } from '@/lib/site/views/sheet';
import { SHEET } from '@/lib/site/views/sheet-spot';
import { DASHES } from './dashes';
import { WholePattern } from './patterns';
import { SheetHatch, SheetLines } from './sheet-hatch';

interface Props {
  /** Of the whole page: unique on it. */
  id: string;
  ground: Drawn;
  /** What lies above the shapes, in the same units. */
  children?: ReactNode;
}

const shapes = {
  whole: 'stroke-blue-700 forced-colors:stroke-[CanvasText]',
  part: 'stroke-blue-700 forced-colors:stroke-[CanvasText]',
  other: 'fill-white stroke-blue-700 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  elsewhere: 'stroke-stone-400 forced-colors:stroke-[CanvasText] forced-colors:opacity-30',
  around: 'fill-around stroke-stone-400 forced-colors:stroke-[CanvasText] forced-colors:opacity-30',
} as const;

/** What is estimated has no firm line, nor has a part. */
function dashOf(cover: Cover, official: boolean): string | undefined {
  if (cover === 'around') return official ? undefined : DASHES.around;
  return official && cover === 'whole' ? undefined : DASHES.announced;
}

/** Pixels of shore around districts by the sea, half on either side of their boundary. */
const SHORE = 28;

/** How shapes are filled, by the patterns of this drawing; those without one by their class. */
export const fillsOf = (id: string) =>
  ({
    whole: `url(#${id}-whole)`,
    part: `url(#${id}-part)`,
    elsewhere: `url(#${id}-elsewhere)`,
    around: undefined,
    other: undefined,
  }) as const;

/**
 * The districts of a sheet on its land: whole ones filled, parts hatched, what another sheet is for empty, neighbours quiet, with a tint and level
 * lines where another announcement names them. Where no boundary is known they are
 * cells around centres with a thin line; boundaries lie above them.
 */
export function SheetGround({ id, ground: { height, land, shapes: all }, children }: Props) {
  const fills = fillsOf(id);
  const drawnAs = (official: boolean) =>
    all
      .filter((shape) => shape.official === official)
      .map(({ cover, isOther, isElsewhere, d, edges }) => {
        const kind = isOther ? 'other' : isElsewhere ? 'elsewhere' : cover;
        return (
          <g key={`${cover} ${kind}`} className={shapes[kind]}>
            <path d={d} data-cover={isOther ? cover : kind} fill={fills[kind]} stroke="none" />
            <path
              d={edges}
              fill="none"
              strokeWidth={cover !== 'around' && official && !isOther ? 2 : 1}
              strokeDasharray={dashOf(cover, official)}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        );
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
