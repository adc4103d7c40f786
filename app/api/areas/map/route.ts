import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { areaShapesQuerySchema, registry } from '@/lib/registry';
import { loadAreaMap } from '@/lib/site/maps/interactive/area-map';
import { requireKnownPlaces } from '@/lib/site/places/known-places';

/** What the map to move about in draws: outlines, neighbours, shapes and dates; `?slug=` or `?region=` narrows them. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const query = readQuery(request, areaShapesQuerySchema);
    await requireKnownPlaces(await registry(), { region: query.region });
    return publicJson(await loadAreaMap(query));
  });
