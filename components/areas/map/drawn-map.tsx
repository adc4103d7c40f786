import { type Map as LeafletMap, canvas as leafletCanvas, type PathOptions } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AttributionControl, GeoJSON, MapContainer, TileLayer } from 'react-leaflet';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { MapLegend } from '../map-legend';
import { type Inks, readInks } from './map-inks';
import { MapLabels } from './map-labels';
import {
  areaOf,
  areaOfRow,
  areasOn,
  boundsOf,
  COUNTRY,
  describe,
  HIDDEN,
  type MapLayers,
  rowOf,
  usePreparedMap,
} from './map-layers';
import { MapTimeline } from './map-timeline';
import { MapToolbar } from './map-toolbar';
import type { MapProps } from './map-types';

/** When registration began. */
const FIRST_MONTH = 2023 * 12 + 4;

function monthsTo(today: string): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: last - FIRST_MONTH + 1 }, (_, index) => {
    const month = FIRST_MONTH + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

interface Props extends MapProps {
  layers: MapLayers;
}

/** The map itself: one canvas for all shapes, and beside it what moves it and the months. */
export function DrawnMap({ layers, ...props }: Props) {
  const { texts, locale, region, area, tiles } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [renderer] = useState(() => leafletCanvas({ padding: 0.3 }));
  const inks = useInks();
  const today = riyadhDate();
  const months = useMemo(() => monthsTo(today), [today]);
  const [shown, setShown] = useState(months.length - 1);
  const day = shown === months.length - 1 ? today : `${months[shown]}-31`;
  const { states, counts } = useMemo(() => areasOn(layers.areas, day, day === today), [layers, day, today]);
  const now = useRef(states);
  now.current = states;
  const [marked, mark] = useMarkedArea(locale);
  const start = (area ? boundsOf(layers.shapes) : region && boundsOf(layers.regions, region)) || COUNTRY;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const most = Math.max(1, ...counts.values());
  const tint = (code: string) => inks.tints[Math.ceil((3 * (counts.get(code) ?? 0)) / most)] ?? inks.land;
  return (
    <div className="mt-3">
      {map && <MapToolbar map={map} home={start} layers={layers} states={states} {...{ texts, locale }} />}
      {/* Leaflet lays out by physical pixels: its box is left to right in both languages, what it holds is not. */}
      <section dir="ltr" aria-label={texts.name} className="isolate overflow-hidden border border-stone-300">
        <MapContainer
          ref={setMap}
          bounds={start}
          className="aspect-[4/3] max-h-[80vh] w-full !bg-stone-100 !font-sans !text-sm"
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          zoomAnimation={!still}
          fadeAnimation={!still}
          preferCanvas
          renderer={renderer}
          zoomSnap={0.25}
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
          <GeoJSON
            data={layers.shapes}
            style={(shape) => styleOf(areaOf(shape), states, marked, inks)}
            onEachFeature={(shape, layer) => {
              const slug = areaOf(shape);
              const facts = layers.areas.get(slug);
              if (facts === undefined) return;
              describe(layer, facts, () => now.current.get(slug) ?? 'closed', props);
              layer.on({ mouseover: () => mark(slug), mouseout: () => mark(null) });
            }}
          />
          <MapLabels names={layers.names} locale={locale} line={inks.line} />
          <MapManners texts={texts} />
        </MapContainer>
      </section>
      <MapTimeline months={months} shown={shown} onShow={setShown} texts={texts} locale={locale} />
      <MapLegend states={new Set(states.values())} texts={texts} />
    </div>
  );
}

/** How the shapes of an area are drawn. */
function styleOf(
  slug: string,
  states: ReturnType<typeof areasOn>['states'],
  marked: string | null,
  inks: Inks,
): PathOptions {
  const state = states.get(slug);
  if (state === undefined) return HIDDEN;
  const lines = slug === marked ? { color: inks.marked, weight: 4 } : { weight: 1.5 };
  return { stroke: true, fill: true, ...inks.states[state], ...lines };
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

/** The colours of the mode that holds; a canvas is drawn anew when it changes. */
function useInks(): Inks {
  const [inks, setInks] = useState(readInks);
  useEffect(() => {
    const read = () => setInks(readInks());
    const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];
    const media = queries.map((query) => matchMedia(query));
    for (const query of media) query.addEventListener('change', read);
    const chosen = new MutationObserver(read);
    chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      for (const query of media) query.removeEventListener('change', read);
      chosen.disconnect();
    };
  }, []);
  return inks;
}

/** The area under the pointer or the focus, on the map or in the page's list: marked in both. */
function useMarkedArea(locale: MapProps['locale']) {
  const [marked, mark] = useState<string | null>(null);
  const row = useRef<Element | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const slug = areaOfRow(target, locale);
      if (slug !== null) mark(slug);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, [locale]);
  useEffect(() => {
    row.current?.removeAttribute('data-marked');
    row.current = marked === null ? null : rowOf(marked, locale);
    row.current?.setAttribute('data-marked', '');
    return () => row.current?.removeAttribute('data-marked');
  }, [marked, locale]);
  return [marked, mark] as const;
}

function MapManners({ texts }: Pick<MapProps, 'texts'>) {
  usePreparedMap(texts);
  return null;
}
