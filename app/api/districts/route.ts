import { z } from 'zod';
import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { codeSchema, localeSchema, registry } from '@/lib/registry';
import { requireKnownPlaces } from '@/lib/site/places/known-places';
import { districtOptions } from '@/lib/site/views/form-options';

const querySchema = z.object({ city: codeSchema, locale: localeSchema.default('ar') });

/** The districts of a city, in one language: what a place picker fetches once a city is chosen. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { city, locale } = readQuery(request, querySchema);
    await requireKnownPlaces(await registry(), { city });
    return publicJson({ items: await districtOptions(city, locale) });
  });
