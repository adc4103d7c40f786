import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { areaShapesQuerySchema, registry } from '@/lib/registry';
import { requireKnownPlaces } from '@/lib/site/views/known-places';

// An address that was passed on may carry names of others (utm_source and its like); they change nothing here.
const querySchema = areaShapesQuerySchema.strip();

/** Shapes of the announced areas as GeoJSON (RFC 7946); `?slug=` or `?region=` narrows them. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const query = readQuery(request, querySchema);
    const source = await registry();
    await requireKnownPlaces(source, { region: query.region });
    const { data } = await source.areaShapes(query);
    return publicJson(data, 'application/geo+json');
  });
