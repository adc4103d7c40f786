import { sql } from 'kysely';
import { removeBranches } from '../datasets/remove';
import { contentHash, idsByCode, type SaveContext, type SaveResult, slices } from '../store/save';
import { written } from '../store/stage';
import type { Queryable } from '../store/store';

export interface BranchInput {
  code: string;
  city: string;
  ar: string;
  en: string;
  addressAr: string;
  addressEn: string;
  services: readonly string[];
  slotMinutes: number;
  /** Weekday 0 is Sunday. */
  hours: readonly { weekday: number; opens: string; closes: string }[];
  closures: readonly string[];
  /** Days with other hours than in other weeks. */
  special: readonly { on: string; opens: string; closes: string }[];
}

/** Forgets branches that were taken away, when nobody has a booking there any more. */
export async function forgetWithdrawnBranches(db: Queryable): Promise<number> {
  return written(
    sql`delete from branches where withdrawn = 1
      and not exists (select 1 from bookings where bookings.branch_id = branches.id)`,
    db,
  );
}

/** Branches that are no longer offered, and how many bookings from now on they still have. */
async function keptForBookings(db: Queryable, now: Date): Promise<{ code: string; bookings: number }[]> {
  return db
    .selectFrom('branches')
    .innerJoin('bookings', 'bookings.branch_id', 'branches.id')
    .select(({ fn }) => ['branches.code', fn.countAll<number>().as('bookings')])
    .where('branches.withdrawn', '=', 1)
    .where('bookings.starts_at', '>', now.toISOString())
    .groupBy('branches.code')
    .orderBy('branches.code')
    .execute();
}

async function saveTimes(db: Queryable, branch: number, input: BranchInput): Promise<void> {
  for (const table of ['branch_hours', 'branch_closures', 'branch_special_hours'] as const)
    await db.deleteFrom(table).where('branch_id', '=', branch).execute();
  await db
    .insertInto('branch_hours')
    .values(input.hours.map((row) => ({ branch_id: branch, ...row })))
    .execute();
  for (const days of slices(input.closures))
    await db
      .insertInto('branch_closures')
      .values(days.map((on_date) => ({ branch_id: branch, on_date })))
      .execute();
  for (const rows of slices(input.special))
    await db
      .insertInto('branch_special_hours')
      .values(rows.map(({ on, ...stretch }) => ({ branch_id: branch, on_date: on, ...stretch })))
      .execute();
}

/** Adds or changes branches, by code; with `replace`, those of other codes go. */
export async function saveBranches(
  { db, importId, now }: SaveContext,
  branches: readonly BranchInput[],
  { replace = false, onKept }: { replace?: boolean; onKept?: (remark: string) => void } = {},
): Promise<SaveResult> {
  const cities = await idsByCode(db, 'cities');
  const before = await db.selectFrom('branches').select(['id', 'code', 'content_hash']).execute();
  const known = new Map(before.map((row) => [row.code, row]));
  const result: SaveResult = { added: 0, changed: 0, unchanged: 0 };
  for (const branch of branches) {
    const city = cities.get(branch.city);
    if (city === undefined) throw new Error(`Branch ${branch.code}: no city ${branch.city}`);
    const row = { ...branchRow(branch, city), import_id: importId };
    const old = known.get(branch.code);
    if (old !== undefined && old.content_hash === row.content_hash) {
      result.unchanged += 1;
      continue;
    }
    const { id } =
      old ?? (await db.insertInto('branches').values(row).returning('id').executeTakeFirstOrThrow());
    if (old !== undefined) await db.updateTable('branches').set(row).where('id', '=', id).execute();
    await saveTimes(db, id, branch);
    result[old === undefined ? 'added' : 'changed'] += 1;
  }
  if (replace) {
    const named = sql.join(branches.map(({ code }) => sql`${code}`));
    result.changed += await removeBranches(db, sql`branches.code not in (${named})`);
  }
  for (const { code, bookings } of await keptForBookings(db, now))
    onKept?.(`${code}: no longer offered; kept until its ${bookings} bookings are over`);
  return result;
}

function branchRow(branch: BranchInput, city: number) {
  return {
    code: branch.code,
    city_id: city,
    name_ar: branch.ar,
    name_en: branch.en,
    address_ar: branch.addressAr,
    address_en: branch.addressEn,
    services: JSON.stringify(branch.services),
    slot_minutes: branch.slotMinutes,
    withdrawn: 0 as const,
    content_hash: contentHash(branch),
  };
}
