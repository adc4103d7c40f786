import { z } from 'zod';
import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { codeSchema, localeSchema } from '@/lib/registry';
import { districtOptions } from '@/lib/site/views/form-options';

const querySchema = z.object({ city: codeSchema, locale: localeSchema });

/** The districts of a city, in one language: what a place picker fetches once a city is chosen. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { city, locale } = readQuery(request, querySchema);
    return publicJson({ items: await districtOptions(city, locale) });
  });
