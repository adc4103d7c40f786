import { type LatLng, type LatLngBounds, type Map as LeafletMap, canvas as leafletCanvas } from 'leaflet';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { AttributionControl, CircleMarker, MapContainer, TileLayer } from 'react-leaflet';
import type { ShownStates } from '@/lib/site/maps/interactive/map-days';
import { type CityDot, litPlaces } from '../layers/map-cities';
import { type MapLayers, namesOf } from '../layers/map-layers';
import type { Chosen } from '../layers/map-told';
import type { MapProps } from '../layers/map-types';
import { CityDots } from './city-dots';
import { type CityGround, groundNames } from './city-ground';
import { LandmarkMarks } from './landmark-marks';
import { type Sights, useBoundedZoom } from './map-closer';
import { Ground, LitRegions, Regions } from './map-ground';
import type { Inks } from './map-inks';
import { MapLabels } from './map-labels';
import { MapNames } from './map-plates';
import { MapScale } from './map-scale';
import { MapShapes } from './map-shapes';
import { MetroOnMap } from './metro-on-map';
import { PointOnMap } from './point-on-map';
import { SeaName } from './sea-name';
import { usePreparedMap } from './use-prepared-map';

/** Pixels. Where the view is that of the drawing it is exactly that; the shapes of an area stand clear of the map's edge. */
export const aroundHome = (
  { area, asked }: Pick<MapProps, 'area' | 'asked'>,
  { frame }: Pick<MapLayers, 'frame'>,
): [number, number] => (area !== undefined && !(asked ? asked.frame : frame) ? [20, 20] : [0, 0]);

interface DrawnProps extends MapProps {
  layers: MapLayers;
  inks: Inks;
  states: ShownStates;
  counts: ReadonlyMap<string, number>;
  dots: readonly CityDot[];
  /** The districts of the cities in view. */
  grounds: readonly CityGround[];
  /** What there is to look at from near; null on the map of one area. */
  sights: Sights | null;
  shown: readonly (string | null)[];
  /** The point that was pressed. */
  pressed: LatLng | undefined;
  onMark: (item: string | null) => void;
  onPress: (chosen: Chosen) => void;
  /** A city is pressed: the map leads there. */
  onChoose: (item: string) => void;
}

interface Props extends DrawnProps {
  home: LatLngBounds;
  setMap: (map: LeafletMap | null) => void;
  /** What is told of one thing, over the map or below it. */
  card: ReactNode;
  /** The strips along the lower edge. */
  children: ReactNode;
}

/** The map's frame, and all that is drawn in it: one canvas for all shapes. */
export function MapCanvas({ home, setMap, card, children, ...drawn }: Props) {
  const { texts, area, asked, layers, sights } = drawn;
  const [renderer] = useState(() => leafletCanvas({ padding: 0.3 }));
  // The keyboard comes to its box, which says what it is.
  const named = useCallback(
    (map: LeafletMap | null) => {
      map?.getContainer().setAttribute('role', 'group');
      map?.getContainer().setAttribute('aria-label', texts.name);
      setMap(map);
    },
    [setMap, texts.name],
  );
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    // Leaflet lays out by physical pixels: its box is left to right in both languages, what it holds is not.
    <section
      dir="ltr"
      tabIndex={-1}
      aria-label={texts.name}
      className={`@container isolate flex min-w-0 flex-col overflow-hidden border-stone-300 ${area === undefined ? 'border-y' : 'border'}`}
    >
      {/* A narrow map has what moves it right below, and then what is told. */}
      <div className="relative @max-2xl:contents">
        <MapContainer
          ref={named}
          bounds={home}
          boundsOptions={{ padding: aroundHome(drawn, layers) }}
          className={`max-h-[80vh] w-full !font-sans !text-sm !bg-sea ${area === undefined ? '@max-md:h-76' : 'aspect-square'} ${!asked && layers.frame?.isHigh ? '' : '@md:aspect-[4/3]'}`}
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          zoomAnimation={!still}
          fadeAnimation={!still}
          markerZoomAnimation={!still}
          preferCanvas
          renderer={renderer}
          zoomSnap={0}
          minZoom={3.5}
          doubleClickZoom={sights === null}
        >
          <Drawn {...drawn} />
        </MapContainer>
        {card}
      </div>
      {children}
    </section>
  );
}

/** What is drawn in the frame, from the ground up. */
function Drawn(props: DrawnProps) {
  const { texts, locale, tiles, area, asked, layers, inks, states, grounds, sights, shown, pressed } = props;
  const lit = litPlaces(layers, shown);
  const [selected = null] = shown;
  const names = useMemo(
    () => (area === undefined ? groundNames(grounds, states) : namesOf(layers, locale, asked === undefined)),
    [area, asked, grounds, states, layers, locale],
  );
  return (
    <>
      {tiles && <TileLayer url={tiles.url} attribution={tiles.attribution} />}
      {tiles && <AttributionControl prefix={false} />}
      {!tiles && <Ground layers={layers} inks={inks} />}
      <Regions {...props} />
      <MapShapes {...props} />
      {!tiles && <MetroOnMap />}
      <LitRegions {...{ layers, inks }} regions={lit.regions} />
      <CityDots {...props} lit={lit.cities} />
      <MapLabels {...props} />
      {!tiles && <SeaName {...{ layers, texts }} />}
      {/* A map of tiles has its own. */}
      {!tiles && <LandmarkMarks {...{ locale, layers, grounds }} />}
      <MapScale texts={texts} locale={locale} />
      <MapNames {...{ names, inks, asked, selected }} isLed={area !== undefined} />
      {pressed && <CircleMarker center={pressed} radius={5} interactive={false} pathOptions={inks.pressed} />}
      <MapManners texts={texts} />
      {sights && <BoundedZoom sights={sights} />}
      <PointOnMap locale={locale} text={texts.answerHere} grounds={grounds} />
    </>
  );
}

function BoundedZoom({ sights }: { sights: Sights }) {
  useBoundedZoom(sights);
  return null;
}

function MapManners({ texts }: Pick<MapProps, 'texts'>) {
  usePreparedMap(texts);
  return null;
}
