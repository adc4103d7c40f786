import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { branchesAt, removeBranch } from '@/lib/registry/appointments/branch-admin';
import { type BranchImportOptions, importBranches } from '@/lib/registry/appointments/importer';
import { forgetWithdrawnBranches } from '@/lib/registry/appointments/save';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { resetData } from '@/lib/registry/history/reset';
import { importRecords, undoImport } from '@/lib/registry/history/undo';
import { Refusals } from '@/lib/registry/import/report';
import { openSource } from '@/lib/registry/import/source';
import { READERS } from '@/lib/registry/readers';
import { importRegistrars } from '@/lib/registry/registrars/importer';
import { ensurePlaces, ensureSeeded } from '@/lib/registry/seed';
import { openStore, type Store, type StoreAddress } from '@/lib/registry/store/store';
import { prepare } from '@/lib/registry/submissions/prepare';
import { SubmissionWriter } from '@/lib/registry/submissions/writer';
import { oneOf } from '../support/amounts';
import { temporaryFolder } from '../support/folders';
import { LIMITS } from '../support/harness';
import { fixture } from '../support/imports';
import { contactMessage, newIdempotencyKey } from '../support/messages';
import { SAMPLE_BRANCH } from '../support/samples';
import { seededDatabase, seededFile } from '../support/seeded';

const keyring = parseKeyring(newKey());
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A Sunday. */
const NOW = new Date('2027-02-14T05:00:00Z');
const FIRST_SLOT = '2027-02-15T05:00:00.000Z';

function file(name: string, text: string): string {
  const path = join(folder.path, name);
  writeFileSync(path, text);
  return path;
}

const STORES: readonly [string, () => Promise<StoreAddress>][] = [
  ['SQLite', () => seededFile(join(folder.path, `${randomUUID()}.sqlite`))],
  ['PostgreSQL', () => seededDatabase(inject('postgresUrl'))],
];

describe.each(oneOf(STORES))('branches on %s', (_name, address) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(await address());
  });
  afterEach(() => store.close());

  const context = () => ({ db: store.read, now: NOW, today: '2027-02-14', minimumDeeds: 6 });
  const codes = async () =>
    (await READERS.branches(context(), { of: 'offered' })).items.map(({ code }) => code);
  const label = async () =>
    (await READERS.datasets(context(), {})).items.find(({ dataset }) => dataset === 'appointments');
  const slotsOf = async (branch: string, from: string, days = 1) =>
    (await READERS.slots(context(), { branch, from, days })).items;
  const newest = async () => (await importRecords(store.read, { limit: 1 }))[0]?.id ?? 0;

  async function load(path: string, options: Partial<BranchImportOptions> = {}) {
    const refusals = new Refusals(null);
    const common = { source: 'Test', licence: null, refusals };
    return { ...(await importBranches(store, await openSource(path), { ...common, ...options })), refusals };
  }

  function book(branch: string, startsAt: string): Promise<unknown> {
    const values = contactMessage();
    const form = { form: 'contact', locale: 'ar' as const, idempotencyKey: newIdempotencyKey(), values };
    const item = prepare(form, NOW, { keyring, ...LIMITS, delivery: { kind: 'here' } });
    const booking = { branch, startsAt, service: 'first-registration', field: 'slot' };
    return new SubmissionWriter(store).write({ ...item, booking }, NOW);
  }

  it('come from a file, the sample branch and its label go, and undoing brings both back', async () => {
    expect(await codes()).toEqual([SAMPLE_BRANCH]);
    const before = await READERS.slots(context(), { branch: SAMPLE_BRANCH, days: 7 });
    expect(await load(fixture('branches.csv'))).toMatchObject({ read: 2, added: 2, samplesDropped: 1 });
    expect(await codes()).toEqual(['riyadh-north', 'jeddah']);
    expect(await label()).toMatchObject({ sample: false, source: 'Test' });
    expect(await load(fixture('branches.csv'))).toMatchObject({ unchanged: 2, stored: false });
    await undoImport(store, await newest(), () => NOW);
    expect(await codes()).toEqual([SAMPLE_BRANCH]);
    expect(await label()).toMatchObject({ sample: true });
    expect(await READERS.slots(context(), { branch: SAMPLE_BRANCH, days: 7 })).toEqual(before);
  });

  it('store nothing of a dry run', async () => {
    expect(await load(fixture('branches.csv'), { dryRun: true })).toMatchObject({ added: 2, stored: false });
    expect(await codes()).toEqual([SAMPLE_BRANCH]);
  });

  it('are open at the hours of the week, other hours on some days, and closed on others', async () => {
    await load(fixture('branches.csv'));
    const times = async (day: string) => (await slotsOf('riyadh-north', day)).map(({ time }) => time);
    const day = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
    expect(await times('2027-02-15')).toEqual([
      ...day,
      ...['16:00', '16:30', '17:00', '17:30', '18:00', '18:30', '19:00', '19:30'],
    ]);
    // Friday has no hours of the week; its date has.
    for (const other of ['2027-02-18', '2027-02-19', '2027-02-20'])
      expect([(await times(other))[0], (await times(other)).at(-1)]).toEqual(['10:00', '14:30']);
    expect(await times('2027-02-26')).toEqual([]);
    expect((await slotsOf('jeddah', '2027-02-15')).map(({ time }) => time)).toHaveLength(18);
    const closed = 'code,name_ar,name_en,city,address_ar,address_en,services,slot_minutes,hours,exceptions';
    await load(
      file(
        'closed.csv',
        `${closed}\njeddah,فرع,B,Jeddah,ع,A,correction,20,mon 08:00-09:00,2027-02-15 مغلق\n`,
      ),
    );
    expect(await slotsOf('jeddah', '2027-02-15')).toEqual([]);
  });

  it('are read from JSON under the same names', async () => {
    const branch = {
      code: 'dammam',
      name_ar: 'فرع الدمام',
      name_en: 'Dammam',
      city: 'الدمام',
      address_ar: 'شارع الخليج',
      address_en: 'Gulf Street',
      services: ['first-registration', 'correction'],
      slot_minutes: 15,
      hours: ['sat-wed 07:30-08:00'],
      exceptions: [],
    };
    expect(await load(file('branches.json', JSON.stringify([branch])))).toMatchObject({ added: 1 });
    expect((await READERS.branches(context(), { of: 'offered' })).items).toMatchObject([
      { code: 'dammam', region: 'eastern', services: ['first-registration', 'correction'] },
    ]);
    expect((await slotsOf('dammam', '2027-02-15')).map(({ time }) => time)).toEqual(['07:30', '07:45']);
  });

  it('are refused by name for what would show a visitor wrong hours, places or services', async () => {
    const right = {
      ...{ code: 'a', name_ar: 'ف', name_en: 'B', city: 'riyadh', address_ar: 'ع', address_en: 'A' },
      ...{ services: 'correction', slot_minutes: '20', hours: 'sun 08:00-14:00', exceptions: '' },
    };
    const faults: [string, object][] = [
      ['hours not readable', { hours: 'sun-thu 8-14' }],
      ['days not known', { hours: 'someday 08:00-14:00' }],
      ['hours overlap', { hours: 'sun 08:00-12:00; sun-mon 11:00-14:00' }],
      ['hours shorter than one visit', { hours: 'sun 08:00-08:10' }],
      ['no hours', { hours: '' }],
      ['date not readable', { exceptions: '18/02/2027 closed' }],
      ['closed and open on one day', { exceptions: '2027-02-18 closed; 2027-02-18 10:00-12:00' }],
      ['service not known: tea', { services: 'tea' }],
      ['city not known', { city: 'Atlantis' }],
      ['no usable code', { code: 'فرع' }],
      ['no address_en', { address_en: '' }],
      ['slot_minutes is no whole number', { slot_minutes: '2' }],
    ];
    const rows = faults.map(([, fault], index) => ({ ...right, code: `b${index}`, ...fault }));
    const { refusals, added } = await load(file('faulty.json', JSON.stringify([right, ...rows])));
    expect([added, refusals.total]).toEqual([1, faults.length]);
    const reasons = refusals.reasons().map(([reason]) => reason);
    for (const [reason] of faults) expect(reasons.join('\n')).toContain(reason);
  });

  it('keep the bookings of a branch that is taken away, and offer it no longer', async () => {
    await load(fixture('branches.csv'));
    await book('riyadh-north', FIRST_SLOT);
    expect((await slotsOf('riyadh-north', '2027-02-15'))[0]?.startsAt).not.toBe(FIRST_SLOT);
    const only = `code,name_ar,name_en,city,address_ar,address_en,services,slot_minutes,hours
jeddah,فرع جدة,Jeddah,jeddah,طريق المدينة,Madinah Road,first-registration,20,sun-thu 08:00-14:00\n`;
    const { remarks } = await load(file('only.csv', only), { replace: true });
    expect(remarks).toEqual([expect.stringMatching(/^riyadh-north: .* 1 /)]);
    expect(await codes()).toEqual(['jeddah']);
    // Receipts of its bookings still say its name.
    const all = (await READERS.branches(context(), { of: 'all' })).items;
    expect(all.find(({ code }) => code === 'riyadh-north')?.name.ar).toMatch(/\p{Script=Arabic}/u);
    expect(await slotsOf('riyadh-north', '2027-02-15')).toEqual([]);
    await expect(book('riyadh-north', '2027-02-15T05:30:00.000Z')).rejects.toThrow();
    expect(await branchesAt(store.read, NOW)).toMatchObject([
      { code: 'jeddah', withdrawn: 0 },
      { code: 'riyadh-north', withdrawn: 1, bookings: 1 },
    ]);
    await forgetWithdrawnBranches(store.write);
    expect(await store.read.selectFrom('bookings').selectAll().execute()).toHaveLength(1);
    await undoImport(store, await newest(), () => NOW);
    expect(await codes()).toEqual(['riyadh-north', 'jeddah']);
    expect(await store.read.selectFrom('bookings').selectAll().execute()).toHaveLength(1);
    expect(await removeBranch(store, 'riyadh-north', NOW)).toBe(1);
    await store.write.deleteFrom('bookings').execute();
    expect(await forgetWithdrawnBranches(store.write)).toBe(1);
  });

  it('are gone for good when the last is removed or the registry is reset, until they are asked for', async () => {
    expect(await removeBranch(store, 'nowhere', NOW)).toBeNull();
    expect(await removeBranch(store, SAMPLE_BRANCH, NOW)).toBe(0);
    expect(await label()).toBeUndefined();
    expect(await ensureSeeded(store)).toEqual([]);
    expect(await codes()).toEqual([]);
    await resetData(store, () => NOW);
    expect(await ensureSeeded(store)).toEqual([]);
    expect((await READERS.datasets(context(), {})).items).toEqual([]);
    const registrars = fixture('registrars.csv');
    await ensurePlaces(store);
    const options = { source: 'Test', licence: null, refusals: new Refusals(null) };
    expect(await importRegistrars(store, await openSource(registrars), options)).toMatchObject({
      stored: true,
    });
    expect(await ensureSeeded(store)).toEqual([]);
    expect(await ensureSeeded(store, { again: true })).toContain('appointments');
    expect(await codes()).toEqual([SAMPLE_BRANCH]);
  });

  it('of a reset registry are offered no longer where somebody has booked', async () => {
    await book(SAMPLE_BRANCH, FIRST_SLOT);
    await resetData(store, () => NOW);
    expect(await codes()).toEqual([]);
    expect(await store.read.selectFrom('bookings').selectAll().execute()).toHaveLength(1);
    await ensurePlaces(store);
    expect(await load(fixture('branches.csv'))).toMatchObject({ added: 2 });
  });
});
