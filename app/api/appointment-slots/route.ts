import { answerOptions } from '@/lib/http/public-read';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { slotOptions } from '@/lib/site/views/form-options';

/** The free times of a branch, by day: `?branch=code&locale=en`. */
export const GET = (request: Request) => answerOptions(request, 'branch', cacheControl.never, slotOptions);
