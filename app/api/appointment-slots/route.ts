import { z } from 'zod';
import { answerRead, freshJson, readQuery } from '@/lib/http/public-read';
import { codeSchema, localeSchema } from '@/lib/registry';
import { slotOptions } from '@/lib/site/views/form-options';

const querySchema = z.object({ branch: codeSchema, locale: localeSchema.default('ar') });

/** The free times of a branch, by day: `?branch=code&locale=en`. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { branch, locale } = readQuery(request, querySchema);
    return freshJson(await slotOptions(branch, locale));
  });
