import { z } from 'zod';
import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { localeSchema } from '@/lib/registry';
import { QUESTION_MAX, suggestOnSite } from '@/lib/site/search/find';

const querySchema = z.object({ q: z.string().min(1).max(QUESTION_MAX), locale: localeSchema.default('ar') });

/** The places and pages that may be meant by what has been typed so far. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { q, locale } = readQuery(request, querySchema);
    return publicJson(await suggestOnSite(q, locale));
  });
