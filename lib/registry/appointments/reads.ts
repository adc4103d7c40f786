import { lastBookableDay } from '../../calendar/bookable';
import { addDays, dayNumber, riyadhMoment, weekday } from '../../calendar/riyadh';
import type { ReadOutput, ReadQuery, Slot } from '../contract';
import { bilingual, type ReadContext } from '../store/read-context';
import type { Queryable } from '../store/store';

export async function branches(
  { db }: ReadContext,
  query: ReadQuery<'branches'>,
): Promise<ReadOutput<'branches'>> {
  const rows = await db
    .selectFrom('branches')
    .innerJoin('cities', 'cities.id', 'branches.city_id')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .selectAll('branches')
    .select(['cities.code as city', 'regions.code as region'])
    .$if(query.of === 'offered', (asked) => asked.where('branches.withdrawn', '=', 0))
    .orderBy('regions.id')
    .orderBy('branches.code')
    .execute();
  return {
    items: rows.map((row) => ({
      code: row.code,
      name: bilingual(row),
      region: row.region,
      city: row.city,
      address: { ar: row.address_ar, en: row.address_en },
      services: JSON.parse(row.services) as string[],
    })),
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The slots of one day: every stretch of opening hours cut into whole slots. */
function slotsOfDay(day: string, hours: { opens: string; closes: string }[], length: number): Slot[] {
  const slots: Slot[] = [];
  for (const { opens, closes } of hours)
    for (let start = minutesOf(opens); start + length <= minutesOf(closes); start += length) {
      const time = timeOf(start);
      slots.push({ startsAt: riyadhMoment(day, time).toISOString(), day, time, minutes: length });
    }
  return slots.sort((a, b) => a.time.localeCompare(b.time));
}

export interface OfferedSlots {
  branchId: number;
  services: string[];
  slots: Slot[];
}

/**
 * What a branch offers on `days` days from `from`, taken or not, without moments already past.
 * Null: no such branch.
 */
export async function offeredSlots(
  db: Queryable,
  question: { branch: string; from: string; days: number; now: Date },
): Promise<OfferedSlots | null> {
  const branch = await db
    .selectFrom('branches')
    .select(['id', 'slot_minutes', 'services'])
    .where('code', '=', question.branch)
    .where('withdrawn', '=', 0)
    .executeTakeFirst();
  if (branch === undefined) return null;
  const hours = await db.selectFrom('branch_hours').selectAll().where('branch_id', '=', branch.id).execute();
  const closed = await db
    .selectFrom('branch_closures')
    .select('on_date')
    .where('branch_id', '=', branch.id)
    .where('on_date', '>=', question.from)
    .execute();
  const closures = new Set(closed.map((row) => row.on_date));
  const special = await db
    .selectFrom('branch_special_hours')
    .selectAll()
    .where('branch_id', '=', branch.id)
    .where('on_date', '>=', question.from)
    .execute();
  const now = question.now.toISOString();
  const slots: Slot[] = [];
  for (let ahead = 0; ahead < question.days; ahead++) {
    const day = addDays(question.from, ahead);
    if (closures.has(day)) continue;
    const today = special.filter((row) => row.on_date === day);
    const open = today.length > 0 ? today : hours.filter((row) => row.weekday === weekday(day));
    slots.push(...slotsOfDay(day, open, branch.slot_minutes).filter((slot) => slot.startsAt > now));
  }
  return { branchId: branch.id, services: JSON.parse(branch.services) as string[], slots };
}

export async function slots(
  { db, now, today }: ReadContext,
  query: ReadQuery<'slots'>,
): Promise<ReadOutput<'slots'>> {
  const from = query.from === undefined || query.from < today ? today : query.from;
  const left = dayNumber(lastBookableDay(today)) - dayNumber(from) + 1;
  const days = Math.min(query.days, left);
  const offered = await offeredSlots(db, { branch: query.branch, from, days, now });
  if (offered === null) return { branch: query.branch, items: [] };
  const booked = await db
    .selectFrom('bookings')
    .select('starts_at')
    .where('branch_id', '=', offered.branchId)
    .where('starts_at', '>', now.toISOString())
    .execute();
  const taken = new Set(booked.map((row) => row.starts_at));
  return { branch: query.branch, items: offered.slots.filter((slot) => !taken.has(slot.startsAt)) };
}
