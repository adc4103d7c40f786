import { optionsResponse } from '@/lib/http/options-response';
import { slotOptions } from '@/lib/site/views/form-options';

/** The free times of a branch, by day: `?branch=code&locale=en`. */
export const GET = (request: Request) => optionsResponse(request, 'branch', 'no-store', slotOptions);
