import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { areaShapesQuerySchema, registry } from '@/lib/registry';

/** Shapes of the announced areas as GeoJSON (RFC 7946); `?slug=` or `?region=` narrows them. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const query = readQuery(request, areaShapesQuerySchema);
    const { data } = await (await registry()).areaShapes(query);
    return publicJson(data, 'application/geo+json');
  });
