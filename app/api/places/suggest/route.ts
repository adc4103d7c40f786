import { z } from 'zod';
import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { localeSchema } from '@/lib/registry';
import { PLACE_TEXT_MAX, suggestPlaces } from '@/lib/site/search/suggest';

const querySchema = z.object({
  q: z.string().min(1).max(PLACE_TEXT_MAX),
  locale: localeSchema.default('ar'),
});

/** The places that may be meant by what has been typed so far: `?q=malqa&locale=en`. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { q, locale } = readQuery(request, querySchema);
    return publicJson(await suggestPlaces(q, locale));
  });
