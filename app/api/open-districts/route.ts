import { optionsResponse } from '@/lib/http/options-response';
import { districtOptions } from '@/lib/site/views/form-options';

/** The districts of a city that are not announced, and those that are with their area: `?city=riyadh&locale=en`. */
export const GET = (request: Request) =>
  optionsResponse(request, 'city', 'public, max-age=60', districtOptions);
