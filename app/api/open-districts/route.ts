import { answerOptions } from '@/lib/http/public-read';
import { districtOptions } from '@/lib/site/views/form-options';

/** The districts of a city that are not announced, and those that are with their area: `?city=riyadh&locale=en`. */
export const GET = (request: Request) =>
  answerOptions(request, 'city', 'public, max-age=60', districtOptions);
