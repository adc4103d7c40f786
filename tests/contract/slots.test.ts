import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BOOKABLE_DAYS, lastBookableDay } from '@/lib/calendar/bookable';
import { addDays } from '@/lib/calendar/riyadh';
import { forgetPastVisits } from '@/lib/registry/appointments/booking-bounds';
import { slots } from '@/lib/registry/appointments/reads';
import { SlotTakenError, SubmissionInvalidError } from '@/lib/registry/contract';
import { slotsQuerySchema } from '@/lib/registry/contract/appointments';
import { lookupHash } from '@/lib/registry/crypto/envelope';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { openStore, type Store, type StoreAddress } from '@/lib/registry/store/store';
import { type Prepared, prepare } from '@/lib/registry/submissions/prepare';
import { SubmissionWriter } from '@/lib/registry/submissions/writer';
import { fill, NOW, TODAY } from '../support/fixture';
import { temporaryFolder } from '../support/folders';
import { LIMITS } from '../support/harness';
import { contactMessage, newIdempotencyKey } from '../support/messages';
import { newDatabase } from '../support/postgres';

const keyring = parseKeyring(newKey());

/** Any submission can carry a booking; which form does is the forms' business. */
function booking(startsAt: string, branch = 'main', service = 'first-registration'): Prepared {
  const submission = {
    form: 'contact',
    locale: 'ar' as const,
    idempotencyKey: newIdempotencyKey(),
    values: contactMessage(),
  };
  const item = prepare(submission, NOW, { keyring, ...LIMITS, delivery: { kind: 'here' } });
  return { ...item, booking: { branch, startsAt, service, field: 'slot' } };
}

const folder = temporaryFolder();
afterAll(() => folder.remove());

describe.each<[string, () => Promise<StoreAddress>]>([
  ['SQLite', async () => ({ kind: 'sqlite', path: join(folder.path, `${randomUUID()}.sqlite`) })],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await newDatabase(inject('postgresUrl')) })],
])('appointment slots on %s', (_name, address) => {
  const stores: Store[] = [];
  beforeAll(async () => {
    const where = await address();
    // Two connections apart, as two site processes have.
    stores.push(await openStore(where, 'visitors'), await openStore(where, 'visitors'));
    await fill((stores[0] as Store).write);
  });
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  const free = async () => {
    const context = { db: (stores[0] as Store).read, now: NOW, today: TODAY, minimumDeeds: 6 };
    return (await slots(context, { branch: 'main', days: 7 })).items.map((slot) => slot.startsAt);
  };
  const submissions = async () =>
    (await (stores[0] as Store).read.selectFrom('submissions').select('id').execute()).length;

  it('gives one of many visitors the slot, and the others a refusal that stores nothing', async () => {
    const [startsAt = ''] = await free();
    const writers = stores.map((store) => new SubmissionWriter(store));
    const before = await submissions();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        (writers[index % 2] as SubmissionWriter).write(booking(startsAt), NOW),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(SlotTakenError);
    expect(await submissions()).toBe(before + 1);
    expect(await free()).not.toContain(startsAt);
  });

  it.each([
    ['2026-01-15T08:00:00.000Z', 'main'],
    ['2026-01-15T09:45:00.000Z', 'main'],
    ['2026-01-19T06:00:00.000Z', 'main'],
    ['2026-01-18T06:00:00.000Z', 'nowhere'],
  ])('refuses %s at %s: over, between slots, closed, or no such branch', async (startsAt, branch) => {
    const writer = new SubmissionWriter(stores[0] as Store);
    await expect(writer.write(booking(startsAt, branch), NOW)).rejects.toThrow(SlotTakenError);
  });

  it('refuses a service that the branch does not offer', async () => {
    const writer = new SubmissionWriter(stores[0] as Store);
    const [startsAt = ''] = await free();
    await expect(writer.write(booking(startsAt, 'main', 'haircut'), NOW)).rejects.toThrow(
      SubmissionInvalidError,
    );
    expect(await free()).toContain(startsAt);
  });

  it('offers no day past the last bookable one, however far one asks', async () => {
    const context = { db: (stores[0] as Store).read, now: NOW, today: TODAY, minimumDeeds: 6 };
    const last = lastBookableDay(TODAY);
    const ask = async (from: string) =>
      (await slots(context, { branch: 'main', from, days: BOOKABLE_DAYS })).items.map(({ day }) => day);
    const offered = await ask(addDays(last, -10));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((day) => day <= last)).toBe(true);
    expect(await ask(addDays(last, 1))).toEqual([]);
    const query = (from: string) => slotsQuerySchema.safeParse({ branch: 'main', from }).success;
    expect([query(lastBookableDay()), query(addDays(lastBookableDay(), 1)), query('9999-12-31')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('lets ordinary submissions pass beside a refused booking', async () => {
    const writer = new SubmissionWriter(stores[0] as Store);
    const plain = { ...booking(''), booking: null };
    const [refused, stored] = await Promise.allSettled([
      writer.write(booking('2026-01-15T08:00:00.000Z'), NOW),
      writer.write(plain, NOW),
    ]);
    expect([refused.status, stored.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('are not all taken by one network, nor by one person, and a neighbour books all the same', async () => {
    const [store] = stores as [Store];
    const writer = new SubmissionWriter(store);
    const hours = [2, 3, 5].map((weekday) => ({ branch_id: 1, weekday, opens: '08:00', closes: '16:00' }));
    await store.write.insertInto('branch_hours').values(hours).execute();
    const book = async (own: string, phone: string) => {
      const [startsAt = ''] = await free();
      const item = booking(startsAt);
      const booker = {
        network: lookupHash(keyring.current, 'network', own),
        wide_network: lookupHash(keyring.current, 'network', `${own}/24`),
        person: lookupHash(keyring.current, 'booking', phone),
      };
      return writer.write({ ...item, booker }, NOW).then(
        () => 'booked',
        (error: SubmissionInvalidError) => error.issues?.[0]?.code,
      );
    };
    const one: unknown[] = [];
    for (let n = 0; n < 6; n += 1) one.push(await book(`10.0.${n}.1`, '966500000000'));
    expect(one).toEqual([...Array(4).fill('booked'), 'too_many_bookings', 'too_many_bookings']);
    const office: unknown[] = [];
    for (let n = 0; n < 14; n += 1) office.push(await book('10.1.0.1', `96651000000${n}`));
    expect(office.filter((outcome) => outcome === 'booked')).toHaveLength(12);
    expect(await book('10.2.0.1', '966520000000')).toBe('booked');

    // Somebody with many networks has taken nearly all: a new one still books, and none many.
    const context = { db: store.read, now: NOW, today: TODAY, minimumDeeds: 6 };
    const left = (await slots(context, { branch: 'main', days: BOOKABLE_DAYS })).items;
    const unknown = { network: null, wide_network: null, person: null };
    await Promise.all(
      left.slice(30).map(({ startsAt }) => writer.write({ ...booking(startsAt), booker: unknown }, NOW)),
    );
    const late: unknown[] = [];
    for (let n = 0; n < 5; n += 1) late.push(await book('10.3.0.1', `96653000000${n}`));
    expect(late).toEqual([...Array(3).fill('booked'), 'too_many_bookings', 'too_many_bookings']);
    expect(await book('10.4.0.1', '966540000000')).toBe('booked');

    const open = async () =>
      (await store.read.selectFrom('bookings').select('network').where('network', 'is not', null).execute())
        .length;
    expect(await open()).toBe(21);
    await forgetPastVisits(store, new Date(NOW.getTime() + 90 * 86_400_000));
    expect(await open()).toBe(0);
  });
});
