import { slotOptions } from '@/lib/http/form-options';
import { optionsResponse } from '@/lib/http/options-response';

/** The free times of a branch, by day: `?branch=code&locale=en`. */
export const GET = (request: Request) => optionsResponse(request, 'branch', 'no-store', slotOptions);
