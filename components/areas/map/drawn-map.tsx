import { type Map as LeafletMap, canvas as leafletCanvas } from 'leaflet';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AttributionControl, MapContainer, TileLayer } from 'react-leaflet';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { areasOn, type ShownStates } from '@/lib/site/views/map-days';
import { CityDots } from './city-dots';
import { type CityGround, groundNames, useCityGrounds, useDrawnGrounds } from './city-ground';
import { saidOf } from './map-cards';
import { type CityDot, cityId, dotsOf, litPlaces, rowsOf } from './map-cities';
import { middlesOf, type Sights, sightsOf, useBoundedZoom } from './map-closer';
import { Ground, LitRegions, Regions } from './map-ground';
import type { Inks } from './map-inks';
import { MapLabels } from './map-labels';
import {
  boundsOf,
  COUNTRY,
  homeOf,
  itemsOf,
  type MapLayers,
  namesOf,
  statesOf,
  usePreparedMap,
} from './map-layers';
import { MapLegend } from './map-legend';
import { monthsTo } from './map-months';
import { MapNames } from './map-plates';
import { MapScale } from './map-scale';
import { MapShapes } from './map-shapes';
import { MapSide } from './map-side';
import { MapTag } from './map-tag';
import { MapTimeline } from './map-timeline';
import { MapToolbar } from './map-toolbar';
import type { MapProps } from './map-types';
import { goTo } from './map-view';
import { PointOnMap } from './point-on-map';
import { SeaName } from './sea-name';
import { useInks } from './use-inks';
import { useMarked } from './use-marked';
import { useRows } from './use-rows';

interface Props extends MapProps {
  layers: MapLayers;
}

/** Where the map was is less now: who put it away keeps the button in view. */
function keepPressedInView() {
  const pressed = document.activeElement;
  if (pressed instanceof HTMLButtonElement) pressed.scrollIntoView({ block: 'nearest' });
}

/** The map itself: one canvas for all shapes, and beside it their list, what moves the map, and the months. */
export function DrawnMap({ layers, ...props }: Props) {
  const { texts, locale, region, area, asked } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  // Whoever asked for it has it before the eyes, and goes on from there by keyboard.
  useEffect(() => {
    const frame = map?.getContainer().parentElement;
    frame?.focus({ preventScroll: true });
    frame?.scrollIntoView({ block: 'nearest' });
  }, [map]);
  useEffect(() => keepPressedInView, []);
  const inks = useInks();
  const today = riyadhDate();
  const months = useMemo(() => monthsTo(today), [today]);
  const [shown, setShown] = useState(months.length - 1);
  const day = shown === months.length - 1 ? today : `${months[shown]}-31`;
  const { states, counts, totals } = useMemo(
    () => areasOn(layers.areas, day, day === today),
    [layers, day, today],
  );
  const grounds = useCityGrounds(map, layers, locale);
  useDrawnGrounds(map, grounds, { layers, states, inks });
  const middles = useMemo(() => middlesOf(layers), [layers]);
  const sights = useMemo(
    () => (area === undefined ? sightsOf(layers, states, middles, grounds) : null),
    [layers, states, middles, grounds, area],
  );
  const [playing, play] = useState(false);
  const [marked, mark] = useMarked(locale);
  const [selected, select] = useState<string | null>(asked?.id ?? null);
  const [said, say] = useState('');
  const home = (area ? homeOf(layers, asked) : region && boundsOf(layers.regions, region)) || COUNTRY;
  const items = useMemo(
    () => itemsOf(layers, states, { locale, asked, texts }),
    [layers, states, locale, asked, texts],
  );
  const dots = useMemo(() => dotsOf(layers, states), [layers, states]);
  const cities = useMemo(
    () =>
      dots.map(({ city, state, count }) => ({
        id: cityId(city.code),
        name: city.name[locale],
        sign: state,
        count,
      })),
    [dots, locale],
  );
  // What is chosen is told of today; the months do not run on beneath it.
  const press = (id: string) => {
    play(false);
    select(id);
  };
  const choose = (id: string) => {
    press(id);
    if (map !== null) goTo(map, layers, id, props);
    say(saidOf(layers, id, props));
  };
  // The page of an area has its own list, with the numbers of the shapes.
  const isListed = area !== undefined && asked === undefined;
  useRows({ active: isListed && map !== null, selected, marked, onMark: mark, onChoose: choose });
  // The one area of a month has the place of those that come.
  const hasList = items.length > (area === undefined ? 0 : 1) && !isListed;
  return (
    <div className="@container mt-3">
      <div
        className={
          hasList && !asked
            ? 'grid gap-3 @3xl:grid-cols-[minmax(0,1fr)_16rem] @5xl:grid-cols-[minmax(0,1fr)_20rem]'
            : ''
        }
      >
        <div className="min-w-0">
          <Canvas
            {...props}
            {...{ layers, inks, states, counts, dots, grounds, home, sights, setMap }}
            shown={[selected, marked]}
            onMark={mark}
            onPress={press}
            onChoose={choose}
          >
            {map && (
              <MapToolbar map={map} home={home} around={aroundHome(props)} texts={texts} sights={sights} />
            )}
            {area === undefined && (
              <MapTimeline
                {...{ months, shown, totals, playing, texts, locale }}
                onShow={setShown}
                onPlay={play}
              />
            )}
          </Canvas>
        </div>
        {hasList && (
          <MapSide
            {...{ items, cities, texts, selected, asked, onMark: mark, onChoose: choose }}
            isOfOne={area !== undefined}
            marked={rowsOf(layers, marked)}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* The page of one area explains its signs above, with its own drawings. */}
      {area === undefined && (
        <div className="mt-2 flex flex-wrap gap-x-8 gap-y-1.5">
          {props.steps}
          {map && <MapLegend {...{ map, texts }} states={statesOf(states)} most={dots[0]?.count ?? 0} />}
        </div>
      )}
    </div>
  );
}

/** Pixels. Where the view is that of the drawing it is exactly that; the shapes of an area stand clear of the map's edge. */
const aroundHome = ({ area, asked }: Pick<MapProps, 'area' | 'asked'>): [number, number] =>
  area !== undefined && !asked?.frame ? [20, 20] : [0, 0];

interface CanvasProps extends Props {
  inks: Inks;
  states: ShownStates;
  counts: ReadonlyMap<string, number>;
  dots: readonly CityDot[];
  /** The districts of the cities in view. */
  grounds: readonly CityGround[];
  home: NonNullable<ReturnType<typeof boundsOf>>;
  /** What there is to look at from near; null on the map of one area. */
  sights: Sights | null;
  shown: readonly (string | null)[];
  onMark: (item: string | null) => void;
  onPress: (item: string) => void;
  /** A city is pressed: the map leads there. */
  onChoose: (item: string) => void;
  setMap: (map: LeafletMap | null) => void;
  /** The strip along the lower edge. */
  children: ReactNode;
}

function Canvas({
  layers,
  inks,
  states,
  counts,
  dots,
  grounds,
  home,
  sights,
  shown,
  onMark,
  onPress,
  onChoose,
  setMap,
  children,
  ...props
}: CanvasProps) {
  const { texts, locale, tiles, area, asked, most } = props;
  const lit = litPlaces(layers, shown);
  const [selected = null, marked = null] = shown;
  const names = useMemo(
    () => (area === undefined ? groundNames(grounds, states) : namesOf(layers, locale, asked === undefined)),
    [area, asked, grounds, states, layers, locale],
  );
  const [renderer] = useState(() => leafletCanvas({ padding: 0.3 }));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    // Leaflet lays out by physical pixels: its box is left to right in both languages, what it holds is not.
    <section
      dir="ltr"
      tabIndex={-1}
      aria-label={texts.name}
      className="@container relative isolate min-w-0 overflow-hidden border border-stone-300"
    >
      <MapContainer
        ref={setMap}
        bounds={home}
        boundsOptions={{ padding: aroundHome(props) }}
        className={`max-h-[80vh] w-full !font-sans !text-sm @md:aspect-[4/3] ${area === undefined ? 'aspect-[640/466] !bg-sea' : 'aspect-square !bg-stone-50'}`}
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
        {tiles && <TileLayer url={tiles.url} attribution={tiles.attribution} />}
        {tiles && <AttributionControl prefix={false} />}
        {!tiles && area === undefined && <Ground layers={layers} inks={inks} />}
        <Regions {...{ layers, inks, counts, tiles, area, most }} />
        <MapShapes {...props} {...{ layers, inks, states, grounds, shown, onMark, onPress }} />
        <LitRegions {...{ layers, inks }} regions={lit.regions} />
        <CityDots {...{ layers, dots, states, inks, locale, onMark, onChoose }} lit={lit.cities} />
        <MapLabels names={layers.names} locale={locale} texts={texts} line={inks.line} />
        {!tiles && area === undefined && <SeaName {...{ layers, texts }} />}
        <MapScale texts={texts} locale={locale} />
        <MapNames {...{ names, inks, asked, selected }} isLed={area !== undefined} />
        <MapTag {...{ layers, states, grounds, dots, selected, marked, texts, locale, area }} />
        <MapManners texts={texts} />
        {sights && <BoundedZoom sights={sights} />}
        <PointOnMap locale={locale} text={texts.answerHere} grounds={grounds} />
      </MapContainer>
      {children}
    </section>
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
