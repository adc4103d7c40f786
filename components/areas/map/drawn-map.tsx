import { type Map as LeafletMap, canvas as leafletCanvas } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { AttributionControl, GeoJSON, MapContainer, TileLayer, useMap } from 'react-leaflet';
import { riyadhDate } from '@/lib/calendar/riyadh';
import type { Inks } from './map-inks';
import { MapLabels } from './map-labels';
import {
  areasOn,
  boundsOf,
  COUNTRY,
  homeOf,
  itemsOf,
  type MapLayers,
  namesOf,
  type ShownStates,
  signsOf,
  usePreparedMap,
} from './map-layers';
import { MapLegend } from './map-legend';
import { MapList } from './map-list';
import { monthsTo } from './map-months';
import { writeNames } from './map-names';
import { MapShapes } from './map-shapes';
import { MapTimeline } from './map-timeline';
import { MapToolbar } from './map-toolbar';
import type { MapProps } from './map-types';
import { goTo } from './map-view';
import { PointOnMap } from './point-on-map';
import { useInks } from './use-inks';
import { useMarked } from './use-marked';

interface Props extends MapProps {
  layers: MapLayers;
}

/** The map itself: one canvas for all shapes, and beside it their list, what moves the map, and the months. */
export function DrawnMap({ layers, ...props }: Props) {
  const { texts, locale, region, area } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const inks = useInks();
  const today = riyadhDate();
  const months = useMemo(() => monthsTo(today), [today]);
  const [shown, setShown] = useState(months.length - 1);
  const day = shown === months.length - 1 ? today : `${months[shown]}-31`;
  const { states, counts } = useMemo(() => areasOn(layers.areas, day, day === today), [layers, day, today]);
  const [marked, mark] = useMarked(locale);
  const [said, say] = useState('');
  const home = (area ? homeOf(layers) : region && boundsOf(layers.regions, region)) || COUNTRY;
  const items = useMemo(() => itemsOf(layers, states, locale), [layers, states, locale]);
  const choose = (id: string) => {
    if (map !== null) goTo(map, layers, id);
    const item = items.find((one) => one.id === id);
    if (item) say(`${item.name}: ${texts.states[item.sign]}`);
  };
  return (
    <div className="@container mt-3">
      {map && <MapToolbar map={map} home={home} texts={texts} />}
      <div className={items.length > 1 ? 'grid gap-3 @2xl:grid-cols-[14rem_minmax(0,1fr)]' : ''}>
        {items.length > 1 && (
          <div className="relative">
            <MapList
              items={items}
              label={area ? texts.districts : texts.jump}
              {...{ marked, onMark: mark, onChoose: choose }}
            />
          </div>
        )}
        <Canvas {...props} {...{ layers, inks, states, counts, home, marked, setMap }} onMark={mark} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* The page of one area explains its signs above, with its own drawings. */}
      {area === undefined && (
        <>
          <MapTimeline months={months} shown={shown} onShow={setShown} texts={texts} locale={locale} />
          <MapLegend signs={signsOf(states)} texts={texts} />
        </>
      )}
    </div>
  );
}

interface CanvasProps extends Props {
  inks: Inks;
  states: ShownStates;
  counts: ReadonlyMap<string, number>;
  home: NonNullable<ReturnType<typeof boundsOf>>;
  marked: string | null;
  onMark: (item: string | null) => void;
  setMap: (map: LeafletMap | null) => void;
}

function Canvas({ layers, inks, states, counts, home, marked, onMark, setMap, ...props }: CanvasProps) {
  const { texts, locale, tiles, area } = props;
  const [renderer] = useState(() => leafletCanvas({ padding: 0.3 }));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const most = Math.max(1, ...counts.values());
  // On the map of one area a shade of the region would say nothing.
  const share = (code: string) => (area === undefined ? (counts.get(code) ?? 0) / most : 0);
  const tint = (code: string) => inks.tints[Math.ceil(3 * share(code))] ?? inks.land;
  return (
    // Leaflet lays out by physical pixels: its box is left to right in both languages, what it holds is not.
    <section
      dir="ltr"
      aria-label={texts.name}
      className="isolate min-w-0 overflow-hidden border border-stone-300"
    >
      <MapContainer
        ref={setMap}
        bounds={home}
        className="aspect-[4/3] max-h-[80vh] w-full !bg-stone-100 !font-sans !text-sm"
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
      >
        {tiles && <TileLayer url={tiles.url} attribution={tiles.attribution} />}
        {tiles && <AttributionControl prefix={false} />}
        {!tiles && <Ground layers={layers} inks={inks} />}
        <GeoJSON
          data={layers.regions}
          interactive={false}
          style={(shape) => ({
            color: inks.outline,
            weight: 1,
            fill: !tiles,
            fillColor: tint(String(shape?.id)),
            fillOpacity: 1,
          })}
        />
        <MapShapes {...props} {...{ layers, inks, states, marked, onMark }} />
        <MapLabels names={layers.names} locale={locale} line={inks.line} />
        <Names layers={layers} locale={locale} inks={inks} />
        <MapManners texts={texts} />
        <PointOnMap locale={locale} text={texts.answerHere} />
      </MapContainer>
    </section>
  );
}

function Ground({ layers, inks }: { layers: MapLayers; inks: Inks }) {
  const land = { stroke: false, fillColor: inks.land, fillOpacity: 1 };
  return (
    <>
      <GeoJSON data={layers.land} interactive={false} style={land} />
      <GeoJSON data={layers.borders} interactive={false} style={{ color: inks.border, weight: 1.5 }} />
    </>
  );
}

function Names({ layers, locale, inks }: Pick<CanvasProps, 'layers' | 'locale' | 'inks'>) {
  const map = useMap();
  useEffect(() => {
    const names = namesOf(layers, locale);
    return names.length === 0 ? undefined : writeNames(map, names, inks.names);
  }, [map, layers, locale, inks]);
  return null;
}

function MapManners({ texts }: Pick<MapProps, 'texts'>) {
  usePreparedMap(texts);
  return null;
}
