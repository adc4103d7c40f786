import { z } from 'zod';
import { localeSchema } from '@/lib/registry';
import { QUESTION_MAX, suggestOnSite } from '@/lib/site/search/find';
import { PLACE_TEXT_MAX, suggestPlaces } from '@/lib/site/search/suggest';
import { answerRead, publicJson, readQuery } from '../../http/public-read';

const querySchema = (longest: number) =>
  z.object({ q: z.string().min(1).max(longest), locale: localeSchema.default('ar') });
const placeSchema = querySchema(PLACE_TEXT_MAX);
const siteSchema = querySchema(QUESTION_MAX);

/** The places that may be meant by what has been typed so far: `?q=malqa&locale=en`. */
export const placeSuggestions = (request: Request) =>
  answerRead(async () => {
    const { q, locale } = readQuery(request, placeSchema);
    return publicJson(await suggestPlaces(q, locale));
  });

/** The places and pages that may be meant. */
export const siteSuggestions = (request: Request) =>
  answerRead(async () => {
    const { q, locale } = readQuery(request, siteSchema);
    return publicJson(await suggestOnSite(q, locale));
  });
