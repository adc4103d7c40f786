import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { indicatorsQuerySchema, registry } from '@/lib/registry';
import { requireKnownPlaces } from '@/lib/site/places/known-places';

/** The figures of a filter as JSON, for whoever builds on them. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const query = readQuery(request, indicatorsQuerySchema);
    const source = await registry();
    await requireKnownPlaces(source, query);
    return publicJson((await source.indicators(query)).data);
  });
