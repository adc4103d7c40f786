'use client';

import 'leaflet/dist/leaflet.css';
import './interactive-map.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { AreaMapData } from '@/lib/site/maps/interactive/area-map';
import { fetchJson } from './layers/fetch-json';
import { unpack } from './layers/map-layers';
import type { MapProps } from './layers/map-types';
import { MovingMap } from './moving-map';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });

/** The shapes of one area, of the region that is chosen, or of the country. */
function shapesQuery(area: string | undefined, region: string | undefined): string {
  if (area !== undefined) return `?slug=${encodeURIComponent(area)}`;
  return region === undefined ? '' : `?region=${encodeURIComponent(region)}`;
}

/** The map to move about in: outlines, neighbours and announced areas, from our own endpoint. */
export function InteractiveMap(props: MapProps) {
  return (
    <QueryClientProvider client={client}>
      <LoadedMap {...props} />
    </QueryClientProvider>
  );
}

function LoadedMap(props: MapProps) {
  const { texts, area, region, drawing } = props;
  const packed = useQuery({
    queryKey: ['map', area, region],
    queryFn: ({ signal }) => fetchJson<AreaMapData>(`/api/areas/map${shapesQuery(area, region)}`, signal),
  });
  const layers = useMemo(() => packed.data && unpack(packed.data), [packed.data]);
  if (packed.isError) {
    return (
      <>
        {drawing}
        <div role="alert" className="mt-3 rounded-lg border border-red-300 bg-red-50 p-4 text-red-800">
          <p>{texts.failed}</p>
          <button type="button" className={buttonClass('secondary', 'mt-3')} onClick={() => packed.refetch()}>
            {texts.retry}
          </button>
        </div>
      </>
    );
  }
  if (!layers)
    return (
      <>
        {drawing}
        <p role="status">{texts.loading}</p>
      </>
    );
  // Paper shows the drawing, where there is one: where the map has been moved to, and its buttons, say little there.
  return (
    <>
      <div className="moving-map">
        <MovingMap {...props} layers={layers} />
      </div>
      {drawing && (
        <div data-drawing="" className="hidden print:block">
          {drawing}
        </div>
      )}
    </>
  );
}
