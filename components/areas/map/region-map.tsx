import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { Bilingual } from '@/lib/registry';
import { neighbourPaths, projectTo, regionPaths } from '@/lib/registry/geometry/region-outlines';
import { aroundPlaces, labelPlaces, MAP_FRAME } from '@/lib/site/views/map-labels';
import { stepOf } from '@/lib/site/views/map-steps';
import { kilometresAcross } from '@/lib/site/views/places-sheet';
import { StepPattern } from './patterns';
import { SheetScale } from './sheet-scale';

interface MapRegion {
  code: string;
  name: Bilingual;
  /** Announcements there. */
  count?: number;
}

interface Props {
  regions: readonly MapRegion[];
  selected?: string | undefined;
  /** Where a region leads; without it the drawing only shows. */
  href?: (region: string) => string;
}

const WIDTH = 640;
const STEPS = [1, 2, 3] as const;

/** 466 units: the class of the drawing names its proportion. */
const { height, paths } = regionPaths(WIDTH, MAP_FRAME);
const around = neighbourPaths(WIDTH, MAP_FRAME);
const { point } = projectTo(WIDTH, MAP_FRAME);
/** Places in parts of the frame: names keep their size while the drawing takes that of its column. */
const place = ([lon, lat]: readonly [number, number]) => {
  const [x, y] = point(lon, lat);
  const part = (value: number, of: number) => `${Math.round((1000 * value) / of) / 10}%`;
  return { x: part(x, WIDTH), y: part(y, height) };
};

const KM = 500;
const scale = { km: KM, width: KM / kilometresAcross(MAP_FRAME), corner: 'bottom-left' } as const;

/**
 * The 13 regions among their neighbours, as a drawing that needs no JavaScript; the names and shades of those given. It
 * is hidden from assistive technology and from the tab order: a list of the same regions, with the same links in words,
 * stands beside it.
 */
export function RegionMap({ regions, selected, href }: Props) {
  const facts = new Map(regions.map((region) => [region.code, region]));
  const most = Math.max(...regions.map(({ count = 3 }) => count), 0);
  const id = useId();
  const step = (code: string) => stepOf(facts.has(code) ? (facts.get(code)?.count ?? 3) : 0, most);
  const steps = STEPS.filter((one) => paths.some(({ region }) => step(region) === one));
  // What is written as an attribute gives way to the class of the pointer.
  const filled = (code: string) => {
    if (code === selected) return { className: 'fill-blue-700', 'data-chosen': '' };
    return step(code) === 0
      ? { className: 'fill-tint-0' }
      : { fill: `url(#${id}-${step(code)})`, className: '' };
  };
  return (
    <div className="@container print:max-w-[9cm]">
      {/* Without a view box of its own: its letters are of the page's pixels. */}
      <svg
        aria-hidden="true"
        width="100%"
        data-map="regions"
        direction="ltr"
        className="block aspect-[640/466] overflow-hidden bg-sea"
      >
        <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${height}`} strokeLinejoin="round">
          <defs>
            {steps.map((one) => (
              <StepPattern key={one} id={`${id}-${one}`} step={one} />
            ))}
          </defs>
          <path d={around.land} className="fill-land" />
          <path d={around.borders} fill="none" className="stroke-white" strokeWidth="1.5" />
          <g className="stroke-brown-600" strokeWidth="1">
            {paths.map(({ region, d }) => (
              <RegionLink key={region} href={href?.(region)}>
                <path
                  d={d}
                  data-region={region}
                  vectorEffect="non-scaling-stroke"
                  {...filled(region)}
                  className={
                    href
                      ? `transition-colors hover:fill-brown-500 forced-colors:hover:fill-[Highlight] ${filled(region).className}`
                      : filled(region).className
                  }
                />
              </RegionLink>
            ))}
          </g>
        </svg>
        <AroundNames />
        <SheetScale scale={scale} />
        {regions.map((region) => (
          <RegionLabel key={region.code} region={region} marked={region.code === selected} />
        ))}
      </svg>
    </div>
  );
}

/** The seas and the neighbours, quieter than what the map is about. */
function AroundNames() {
  const t = useTranslations('Areas');
  return (
    <g
      textAnchor="middle"
      className="pointer-events-none hidden fill-stone-600 text-[12px] @md:block [&_text]:[dominant-baseline:central]"
    >
      {aroundPlaces.map(({ key, at }) => (
        <text key={key} {...place(at)}>
          {t(`map.around.${key}`)}
        </text>
      ))}
    </g>
  );
}

/** A region's name, and the line to the region where it stands beside it. */
function RegionLabel({ region, marked }: { region: MapRegion; marked: boolean }) {
  const locale = useLocale();
  const spot = labelPlaces.get(region.code);
  if (spot === undefined) return null;
  const [from, to] = spot.line?.map(place) ?? [];
  // A halo in the ground's colour: a name can be read on any shade, in any mode.
  const ground = from === undefined ? 'stroke-white' : 'stroke-sea';
  const ink = marked && from === undefined ? 'fill-white stroke-blue-700' : `fill-brown-900 ${ground}`;
  return (
    <g className="pointer-events-none">
      {from && to && (
        <>
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            className="stroke-brown-900 forced-colors:stroke-[CanvasText]"
          />
          <circle cx={to.x} cy={to.y} r="2" className="fill-brown-900" data-solid="" />
        </>
      )}
      <text
        {...place(spot.at)}
        textAnchor={spot.anchor}
        dominantBaseline="central"
        strokeWidth="4"
        className={`text-[12px] font-medium [paint-order:stroke] @md:text-[14px] forced-colors:stroke-[Canvas] ${ink}`}
      >
        {region.name[locale]}
      </text>
    </g>
  );
}

function RegionLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    children
  ) : (
    <a href={href} tabIndex={-1}>
      {children}
    </a>
  );
}
