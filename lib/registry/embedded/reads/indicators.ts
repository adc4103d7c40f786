import { dateOfDay, dayNumber } from '../../clock';
import type { ReadOutput, ReadQuery } from '../../contract';
import type { ReadContext } from './context';

/** Registration began on this day; figures count no deed before it (spec.md section 9). */
export const FIRST_DAY = '2023-05-07';

/** The newest day that any active import has; without one, today. */
async function asOf({ db, today }: ReadContext): Promise<number> {
  const newest = await db
    .selectFrom('indicator_cells')
    .innerJoin('imports', 'imports.id', 'indicator_cells.import_id')
    .select((eb) => eb.fn.max('day').as('day'))
    .where('imports.status', '=', 'active')
    .executeTakeFirst();
  return newest?.day ?? dayNumber(today);
}

function cells({ db }: ReadContext, query: ReadQuery<'indicators'>) {
  const { region, city, district, type, use } = query;
  let base = db
    .selectFrom('indicator_cells')
    .innerJoin('imports', 'imports.id', 'indicator_cells.import_id')
    .where('imports.status', '=', 'active');
  if (region !== undefined)
    base = base.where('region_id', 'in', (eb) =>
      eb.selectFrom('regions').select('regions.id').where('regions.code', '=', region),
    );
  if (city !== undefined)
    base = base.where('city_id', 'in', (eb) =>
      eb.selectFrom('cities').select('cities.id').where('cities.code', '=', city),
    );
  if (district !== undefined)
    base = base.where('district_id', 'in', (eb) =>
      eb.selectFrom('districts').select('districts.id').where('districts.code', '=', district),
    );
  if (type !== undefined) base = base.where('property_type', '=', type);
  if (use !== undefined) base = base.where('property_use', '=', use);
  return base;
}

/** Figures from the roll-up; the definitions stand beside the code that fills it. */
export async function indicators(
  context: ReadContext,
  query: ReadQuery<'indicators'>,
): Promise<ReadOutput<'indicators'>> {
  const last = await asOf(context);
  const first = Math.max(last - query.days + 1, dayNumber(FIRST_DAY));
  const sums = await cells(context, query)
    .select(({ fn }) => [
      fn.sum<number | null>('deeds').as('deeds'),
      fn.sum<number | null>('value_halalas').as('value'),
      fn.sum<number | null>('area_deeds').as('areaDeeds'),
      fn.sum<number | null>('area_value_halalas').as('areaValue'),
      fn.sum<number | null>('area_dm2').as('area'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  const provenance = await context.db
    .selectFrom('datasets')
    .select('sample')
    .where('dataset', '=', 'transactions')
    .executeTakeFirst();
  const deeds = sums.deeds ?? 0;
  const area = sums.area ?? 0;
  const enough = (sums.areaDeeds ?? 0) >= context.minimumDeeds && area > 0;
  return {
    state: deeds === 0 ? 'no_results' : enough ? 'ok' : 'not_enough',
    deeds,
    totalValue: (sums.value ?? 0) / 100,
    averagePricePerSquareMetre: enough ? (sums.areaValue ?? 0) / area : null,
    minimumDeeds: context.minimumDeeds,
    from: dateOfDay(first),
    asOf: dateOfDay(last),
    sample: provenance?.sample === 1,
  };
}
