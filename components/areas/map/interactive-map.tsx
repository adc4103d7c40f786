'use client';

import 'leaflet/dist/leaflet.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { FeatureCollection } from 'geojson';
import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { AttributionControl, GeoJSON, MapContainer, TileLayer } from 'react-leaflet';
import { buttonClass } from '@/components/ui/button-class';
import type { AreaShapes } from '@/lib/registry';
import { MapLegend } from '../map-legend';
import {
  type AreaFacts,
  boundsOf,
  COUNTRY,
  describe,
  nameRegion,
  styleOf,
  usePreparedMap,
} from './map-layers';
import { MapToolbar } from './map-toolbar';
import type { MapProps } from './map-types';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });

async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** The shapes of one area, of the region that is chosen, or of the country. */
function shapesQuery(area: string | undefined, region: string | undefined): string {
  if (area !== undefined) return `?slug=${encodeURIComponent(area)}`;
  return region === undefined ? '' : `?region=${encodeURIComponent(region)}`;
}

/** The map to move about in: outlines of the regions and shapes of the announced areas, from our own endpoints. */
export function InteractiveMap(props: MapProps) {
  return (
    <QueryClientProvider client={client}>
      <LoadedMap {...props} />
    </QueryClientProvider>
  );
}

function LoadedMap(props: MapProps) {
  const { texts, area, region } = props;
  const regions = useQuery({
    queryKey: ['regions'],
    queryFn: ({ signal }) => fetchJson<FeatureCollection>('/api/regions', signal),
  });
  const shapes = useQuery({
    queryKey: ['shapes', area, region],
    queryFn: ({ signal }) => fetchJson<AreaShapes>(`/api/areas/shapes${shapesQuery(area, region)}`, signal),
  });
  if (regions.isError || shapes.isError) {
    const retry = () => Promise.all([regions.refetch(), shapes.refetch()]);
    return (
      <div role="alert" className="mt-3 rounded-lg border border-red-300 bg-red-50 p-4 text-red-800">
        <p>{texts.failed}</p>
        <button type="button" className={buttonClass('secondary', 'mt-3')} onClick={retry}>
          {texts.retry}
        </button>
      </div>
    );
  }
  if (!regions.data || !shapes.data) return <p role="status">{texts.loading}</p>;
  return <DrawnMap {...props} regions={regions.data} shapes={shapes.data} />;
}

interface DrawnProps extends MapProps {
  regions: FeatureCollection;
  shapes: AreaShapes;
}

function DrawnMap({ regions, shapes, ...props }: DrawnProps) {
  const { texts, locale, region, area, tiles } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const start =
    (area ? boundsOf(shapes as FeatureCollection) : boundsOf(regions, region)) ??
    boundsOf(regions) ??
    COUNTRY;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div className="mt-3">
      {map && <MapToolbar map={map} home={start} shapes={shapes} texts={texts} locale={locale} />}
      {/* Leaflet lays out by physical pixels: its box is left to right in both languages, what it holds is not. */}
      <section
        dir="ltr"
        aria-label={texts.name}
        className="isolate overflow-hidden rounded-lg border border-stone-300"
      >
        <MapContainer
          ref={setMap}
          bounds={start}
          className="h-96 w-full !bg-white !font-sans !text-sm"
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          zoomAnimation={!still}
          fadeAnimation={!still}
          minZoom={4}
        >
          {tiles && <TileLayer url={tiles.url} attribution={tiles.attribution} />}
          {tiles && <AttributionControl prefix={false} />}
          <GeoJSON
            data={regions}
            style={{
              className: `stroke-brown-600 ${tiles ? 'fill-none' : 'fill-brown-50'}`,
              weight: 1,
              fillOpacity: 1,
            }}
            onEachFeature={(feature, layer) => nameRegion(feature, layer, locale)}
          />
          <GeoJSON
            data={shapes as FeatureCollection}
            style={(feature) => styleOf(feature?.properties as AreaFacts)}
            onEachFeature={({ properties }, layer) => describe(layer, properties as AreaFacts, props)}
          />
          <MapManners texts={texts} />
        </MapContainer>
      </section>
      <MapLegend shapes={shapes} texts={texts} />
    </div>
  );
}

function MapManners({ texts }: Pick<MapProps, 'texts'>) {
  usePreparedMap(texts);
  return null;
}
