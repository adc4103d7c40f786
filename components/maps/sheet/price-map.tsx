import { DRAWN } from '@/lib/site/maps/sheet/price-plan';
import type { PriceSheet } from '@/lib/site/maps/sheet/price-sheet';
import { PricePatterns } from '../signs/price-tints';
import { SheetScale } from './sheet-scale';
import { SheetTexts } from './sheet-text';

/** Pixels of shore around districts by the sea, half on either side of their edge. */
const SHORE = 28;

interface Props {
  /** Of the map and of what is drawn with it: unique on the page. */
  id: string;
  sheet: PriceSheet;
}

/**
 * The districts of a city by the tints of their prices, drawn by the server as the sheets of announcements are: tiles with a gap
 * between them, as their boundaries are estimated. The list below it has its figures.
 */
export function PriceMap({ id, sheet }: Props) {
  const { land, shapes, chosen, labels, scale } = sheet;
  return (
    <div className="@container">
      <svg
        aria-hidden="true"
        width="100%"
        data-map="prices"
        direction="ltr"
        className={`block aspect-square overflow-hidden ${land ? 'bg-sea' : 'bg-ground forced-colors:bg-[Canvas]'}`}
      >
        <svg aria-hidden="true" viewBox={`0 0 ${DRAWN} ${DRAWN}`} strokeLinejoin="round">
          <PricePatterns id={id} tints={shapes.map(({ tint }) => tint)} />
          <defs>
            {shapes.map(({ tint, d }) => (
              <path key={tint} id={`${id}-tiles-${tint}`} d={d} vectorEffect="non-scaling-stroke" />
            ))}
          </defs>
          <Land id={id} sheet={sheet} shore={SHORE} />
          {shapes.map(({ tint }) => (
            <use key={tint} {...tiles(id, tint)} className="map-gap" data-tint={tint} />
          ))}
          {chosen && (
            <g fill="none">
              <path
                d={chosen}
                strokeWidth="7"
                vectorEffect="non-scaling-stroke"
                className="stroke-tint-line"
              />
              <path
                d={chosen}
                strokeWidth="3.5"
                vectorEffect="non-scaling-stroke"
                className="stroke-blue-700 forced-colors:stroke-[Highlight]"
                data-chosen=""
              />
            </g>
          )}
        </svg>
        <SheetTexts labels={labels} lines="stroke-brown-700" />
        <SheetScale scale={scale} />
      </svg>
    </div>
  );
}

const tiles = (id: string, tint: number) => ({
  href: `#${id}-tiles-${tint}`,
  fill: `url(#${id}-price-${tint})`,
});

/** The land where there is sea beside it, with a shore below what a town has built beyond the coast of a map of the country. */
function Land({ id, sheet: { land, shapes }, shore }: Props & { shore: number }) {
  return (
    land && (
      <g className="fill-ground stroke-ground forced-colors:fill-[Canvas] forced-colors:stroke-[Canvas]">
        <path d={land.join('')} stroke="none" />
        <g strokeWidth={shore}>
          {shapes.map(({ tint }) => (
            <use key={tint} href={`#${id}-tiles-${tint}`} />
          ))}
        </g>
      </g>
    )
  );
}

/** All of the city with a frame around what its map shows, where that is but the inner part of it. */
export function PriceLocator({ id, sheet }: Props) {
  const { whole, land, shapes } = sheet;
  if (whole === null) return null;
  const { left, right, top, bottom } = whole;
  return (
    <svg
      aria-hidden="true"
      viewBox={[left, top, right - left, bottom - top].map(Math.round).join(' ')}
      strokeLinejoin="round"
      className={`float-end ms-4 mb-1 size-24 border border-stone-200 @xl:size-28 ${land ? 'bg-sea' : 'bg-ground forced-colors:bg-[Canvas]'}`}
      data-locator=""
    >
      <Land id={id} sheet={sheet} shore={SHORE / 4} />
      {/* Small as they are, gaps would be more than the tiles. */}
      <g strokeWidth="0">
        {shapes.map(({ tint }) => (
          <use key={tint} {...tiles(id, tint)} />
        ))}
      </g>
      <rect
        width={DRAWN}
        height={DRAWN}
        fill="none"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-brown-900 forced-colors:stroke-[Highlight]"
      />
    </svg>
  );
}
