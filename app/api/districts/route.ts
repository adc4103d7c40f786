import { z } from 'zod';
import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { codeSchema, localeSchema, registry } from '@/lib/registry';
import { byName } from '@/lib/site/views/places';

const querySchema = z.object({ city: codeSchema, locale: localeSchema });

/** The districts of a city, in one language: what the place fields fetch once a city is chosen. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { city, locale } = readQuery(request, querySchema);
    const { data } = await (await registry()).districts({ city });
    return publicJson({ items: byName(data.items, locale) });
  });
