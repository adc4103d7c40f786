import type { ReactNode } from 'react';
import type { SheetGround as Drawn } from '@/lib/site/views/sheet';
import { SHEET } from '@/lib/site/views/sheet-layout';
import { WholePattern } from './patterns';
import { SheetHatch } from './sheet-hatch';

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
  around: 'fill-stone-100 stroke-stone-200 forced-colors:stroke-[CanvasText] forced-colors:opacity-30',
} as const;

/** How what is announced is filled, by the pattern of this drawing. */
export const fillsOf = (id: string) =>
  ({ whole: `url(#${id}-whole)`, part: `url(#${id}-part)`, around: undefined }) as const;
/** Cells around centres, cut where they fade. */
export const fadedBy = (id: string) => `url(#${id}-reach)`;

/** Units by which the edge of what is known fades. */
const FADE = { shrink: 14, blur: 7 } as const;
/** The mask is reckoned beyond the drawing, so that its own edge does not fade. */
const BEYOND = 60;

/**
 * The districts of a sheet on its land: whole ones filled, parts hatched, neighbours quiet. Where no boundary is known they are
 * cells around centres; where no other cell adjoins, the edge is nothing but the end of the estimate, and fades.
 */
export function SheetGround({ id, ground: { land, shapes: all, reach }, children }: Props) {
  const fills = fillsOf(id);
  const drawnAs = (official: boolean) =>
    all
      .filter((shape) => shape.official === official)
      .map(({ cover, isCut, d }) => (
        <path
          key={`${cover} ${isCut}`}
          d={d}
          data-cover={cover}
          clipPath={land && isCut ? `url(#${id}-land)` : undefined}
          fill={fills[cover]}
          strokeWidth={cover !== 'around' && official ? 2 : 1}
          strokeDasharray={official && cover === 'part' ? '5 3' : undefined}
          vectorEffect="non-scaling-stroke"
          className={shapes[cover]}
        />
      ));
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} strokeLinejoin="round">
      <defs>
        <WholePattern id={`${id}-whole`} side={16} />
        <SheetHatch id={`${id}-part`} />
        {land && (
          <clipPath id={`${id}-land`}>
            {land.map((d) => (
              <path key={d} d={d} />
            ))}
          </clipPath>
        )}
        {reach && <Reach id={id} d={reach} />}
      </defs>
      {land && (
        <rect
          width={SHEET.width}
          height={SHEET.height}
          clipPath={`url(#${id}-land)`}
          className="fill-stone-50"
          data-land=""
        />
      )}
      {reach ? <g mask={fadedBy(id)}>{drawnAs(false)}</g> : null}
      {drawnAs(true)}
      {children}
    </svg>
  );
}

/** The mask of what is known: all shapes together, without the gaps of rounding between them, soft at the edge. */
function Reach({ id, d }: { id: string; d: string }) {
  const box = {
    x: -BEYOND,
    y: -BEYOND,
    width: SHEET.width + 2 * BEYOND,
    height: SHEET.height + 2 * BEYOND,
  };
  return (
    <>
      <filter id={`${id}-fade`} filterUnits="userSpaceOnUse" {...box}>
        <feMorphology operator="erode" radius={FADE.shrink} />
        <feGaussianBlur stdDeviation={FADE.blur} />
      </filter>
      <mask id={`${id}-reach`} maskUnits="userSpaceOnUse" {...box} className="[mask-type:alpha]">
        <path d={d} fill="#fff" stroke="#fff" strokeWidth="4" filter={`url(#${id}-fade)`} data-solid="" />
      </mask>
    </>
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
