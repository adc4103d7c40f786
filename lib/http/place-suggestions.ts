import { z } from 'zod';
import { localeSchema } from '@/lib/registry';
import { POINT_TEXT_MAX } from '@/lib/search/point';
import { suggestPlaces } from '@/lib/site/search/suggest';
import { answerRead, publicJson, readQuery } from './public-read';

const querySchema = z.object({
  q: z.string().min(1).max(POINT_TEXT_MAX),
  locale: localeSchema.default('ar'),
});

/** The places that may be meant by what has been typed so far: `?q=malqa&locale=en`. */
export const placeSuggestions = (request: Request) =>
  answerRead(async () => {
    const { q, locale } = readQuery(request, querySchema);
    return publicJson(await suggestPlaces(q, locale));
  });
