import { type FormCode, forms } from '@/lib/forms';
import { type RouteId, routeEntries } from '@/lib/site/routing/routes';

/** The route of the page that holds a form. */
export function formRoute(code: FormCode | 'track'): RouteId {
  if (code === 'track') return 'track';
  const entry = routeEntries.find(([, { path }]) => path === forms[code].page);
  if (entry === undefined) throw new RangeError(`No route for the page of the form ${code}`);
  return entry[0];
}
