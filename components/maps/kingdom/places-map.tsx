import { useLocale } from 'next-intl';
import { useId } from 'react';
import type { Bilingual } from '@/lib/registry';
import { type PlacesSheet, placesSheet } from '@/lib/site/maps/kingdom/places-sheet';
import { SHEET } from '@/lib/site/maps/labels/sheet-spot';
import type { Spot } from '@/lib/site/maps/sheet/area-ground';
import { SheetScale } from '../sheet/sheet-scale';
import { part, SheetTexts } from '../sheet/sheet-text';
import { CityDot } from '../signs/city-dot';

interface Props {
  spots: readonly Spot[];
  regions: readonly { code: string; name: Bilingual; own: boolean }[];
  /** Whether a small map tells which part of the kingdom it shows. */
  isLocated?: boolean;
  /** False where the region is drawn that a place lies in of which nothing is announced: it has the tint of such districts. */
  isAnnounced?: boolean;
  /** Whether it shows the country around several cities of one region, and not all of the region. */
  isClose?: boolean;
  /** Of a page that names the places elsewhere there is none. */
  label?: string;
}

/**
 * Where in the kingdom the cities that an announcement names lie, as points with names; drawn by the server and hidden from
 * assistive technology: the page names the same cities as headings.
 */
export function PlacesMap({
  spots,
  regions,
  isLocated = false,
  isAnnounced = true,
  isClose = false,
  label,
}: Props) {
  const id = useId();
  const sheet = placesSheet(spots, regions, useLocale(), isLocated, isClose);
  return (
    <div className="@container">
      <svg
        role="img"
        aria-label={label}
        aria-hidden={label === undefined}
        width="100%"
        data-map="places"
        direction="ltr"
        className={`block aspect-[4/3] overflow-hidden bg-sea ${isAnnounced ? '' : 'not-announced'}`}
      >
        <svg aria-hidden="true" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} strokeLinejoin="round">
          <path d={sheet.land} className="fill-land" />
          {/* The outer half of these lines is the outline of the kingdom. */}
          <g fill="none" strokeWidth="3.5" className="stroke-brown-700 forced-colors:stroke-[CanvasText]">
            {sheet.regions.map(({ code }) => (
              <use key={code} href={`#${id}-${code}`} />
            ))}
          </g>
          <g className="stroke-brown-300" strokeWidth="0.75">
            {sheet.regions.map(({ code, own, d }) => (
              <g key={code} className={own ? 'fill-meant' : 'fill-stone-100'}>
                <path id={`${id}-${code}`} d={d} vectorEffect="non-scaling-stroke" />
              </g>
            ))}
          </g>
          {/* What is meant is outlined as a parcel is, on a tint far paler than what is announced: that would say how much of it is. */}
          <g
            fill="none"
            strokeWidth="2.5"
            className="stroke-blue-700 forced-colors:stroke-[Highlight] [&_*]:[vector-effect:non-scaling-stroke]"
          >
            {sheet.regions.map(({ code, own }) => own && <use key={code} href={`#${id}-${code}`} />)}
          </g>
          {sheet.locator && <Locator locator={sheet.locator} />}
        </svg>
        <SheetTexts labels={sheet.labels} halo="stroke-meant">
          {sheet.spots.map(({ code, x, y }) => (
            <CityDot key={code} x={part(x)} y={part(y)} size="place" />
          ))}
        </SheetTexts>
        <SheetScale scale={sheet.scale} />
      </svg>
    </div>
  );
}

/** The kingdom in a corner, and on it the part that the map shows. */
function Locator({ locator: { box, land, shown } }: { locator: NonNullable<PlacesSheet['locator']> }) {
  const rect = ({ left, right, top, bottom }: typeof box) => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
  });
  return (
    <g strokeWidth="1" className="stroke-brown-300 forced-colors:stroke-[CanvasText]">
      <rect {...rect(box)} vectorEffect="non-scaling-stroke" className="fill-white" />
      <path d={land} stroke="none" className="fill-stone-300 forced-colors:fill-[GrayText]" />
      <rect
        {...rect(shown)}
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-blue-700 forced-colors:stroke-[Highlight]"
      />
    </g>
  );
}
