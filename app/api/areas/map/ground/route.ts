import { z } from 'zod';
import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { codeSchema, localeSchema, registry } from '@/lib/registry';
import { loadCityGround } from '@/lib/site/maps/interactive/city-ground';
import { requireKnownPlaces } from '@/lib/site/places/known-places';

const querySchema = z.object({ city: codeSchema, locale: localeSchema.default('ar') });

/** The districts of a city around what is announced there: what the map to move about in fetches as it comes near. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { city, locale } = readQuery(request, querySchema);
    await requireKnownPlaces(await registry(), { city });
    return publicJson(await loadCityGround({ city, locale }));
  });
