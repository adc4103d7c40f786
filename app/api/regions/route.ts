import { answerRead, publicJson } from '@/lib/http/public-read';
import { registry } from '@/lib/registry';
import { regionOutlines } from '@/lib/registry/geometry/region-outlines';

/** Outlines of the 13 regions as GeoJSON (Natural Earth, public domain): the map's ground. */
export const GET = () =>
  answerRead(async () => {
    const { regions } = (await (await registry()).places({})).data;
    const features = regionOutlines().map(({ region, geometry }) => ({
      type: 'Feature',
      id: region,
      properties: { name: regions.find(({ code }) => code === region)?.name ?? null },
      geometry,
    }));
    return publicJson({ type: 'FeatureCollection', features }, 'application/geo+json');
  });
