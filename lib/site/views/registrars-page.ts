import { z } from 'zod';
import { codeSchema } from '@/lib/registry';
import { knownRegion } from '../places/places';
import { oldest, pageRegistry } from '../reads';
import { isSample } from '../samples';
import { given } from './filters';

/** As many as are looked over at once, on a phone some two windows. */
const PER_PAGE = 10;
const nameSchema = z.string().trim().max(100);
const pageSchema = z.coerce.number().int().min(1).max(10_000);

export interface RegistrarsFilter {
  readonly region?: string | undefined;
  readonly q?: string | undefined;
  readonly page: number;
}

/** The filter that an address asks for. */
export function registrarsFilter(query: Readonly<Record<string, string>>): RegistrarsFilter {
  return {
    region: given(codeSchema, query.region),
    q: given(nameSchema, query.q),
    page: given(pageSchema, query.page) ?? 1,
  };
}

/** What the list of registrars shows for a filter. A page past the end is the last page. */
export async function loadRegistrars(filter: RegistrarsFilter) {
  const source = await pageRegistry();
  const places = await source.places({});
  const region = knownRegion(filter.region, places.data);
  const read = (page: number) => source.registrars({ ...filter, region, page, pageSize: PER_PAGE });
  const [first, sample] = await Promise.all([read(filter.page), isSample(source, 'registrars')]);
  const pageCount = Math.max(1, Math.ceil(first.data.total / PER_PAGE));
  const page = Math.min(filter.page, pageCount);
  const registrars = page === filter.page ? first : await read(page);
  return {
    filter: { ...filter, region, page },
    items: registrars.data.items,
    total: registrars.data.total,
    pageCount,
    regions: places.data.regions,
    sample,
    staleSince: oldest(registrars, places),
  };
}
export type RegistrarsData = Awaited<ReturnType<typeof loadRegistrars>>;
