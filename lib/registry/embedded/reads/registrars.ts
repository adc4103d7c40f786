import type { ReadOutput, ReadQuery } from '../../contract';
import { fold } from '../../text';
import { offsetOf, type ReadContext } from './context';

/** Every word must occur. Folding leaves letters and digits only, so nothing typed can be a wildcard. */
function patterns(typed: string): string[] {
  return fold(typed)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `%${word}%`);
}

export async function registrars(
  { db }: ReadContext,
  query: ReadQuery<'registrars'>,
): Promise<ReadOutput<'registrars'>> {
  let base = db.selectFrom('registrars').innerJoin('regions', 'regions.id', 'registrars.region_id');
  if (query.region !== undefined) base = base.where('regions.code', '=', query.region);
  for (const pattern of patterns(query.q ?? '')) base = base.where('registrars.search', 'like', pattern);
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .select([
      'registrars.code',
      'registrars.name_ar',
      'registrars.name_en',
      'registrars.phone',
      'registrars.verified_on',
      'regions.code as region',
    ])
    .orderBy('registrars.search')
    .orderBy('registrars.code')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute();
  const items = rows.map((row) => ({
    code: row.code,
    name: { ar: row.name_ar, en: row.name_en },
    phone: row.phone,
    region: row.region,
    verifiedOn: row.verified_on,
  }));
  return { items, page: query.page, pageSize: query.pageSize, total };
}
