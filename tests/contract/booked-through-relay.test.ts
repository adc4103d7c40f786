import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimDue } from '@/lib/registry/outbox/deliveries';
import { SubmissionService } from '@/lib/registry/submissions/service';
import { fill, NOW } from '../support/fixture';
import { formSamples } from '../support/form-samples';
import { type Harness, LIMITS, remoteHarness } from '../support/harness';
import { newIdempotencyKey, submitTo } from '../support/messages';

/** That a registry behind a relay knows whose bookings are one network's, and does not know whose. */
describe('bookings behind a relay', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await remoteHarness();
    await fill(harness.data.write);
  });
  afterAll(() => harness.close());

  const booking = (slot: string, own: string, phoneNumber: string) => ({
    form: 'appointment',
    locale: 'ar' as const,
    idempotencyKey: newIdempotencyKey(),
    payload: { ...formSamples.appointment, branch: 'main', service: 'first-registration', slot, phoneNumber },
    networks: { own, near: '192.0.2.0/24' },
  });
  const book = (slot: string, own: string, phoneNumber: string) =>
    submitTo(harness.registry, booking(slot, own, phoneNumber));

  it('carry what stands for the networks, alike for the same ones, and nothing of an address', async () => {
    const { items } = (await harness.registry.slots({ branch: 'main', days: 7 })).data;
    const [first, second, third] = items.map(({ startsAt }) => startsAt) as [string, string, string];
    await book(first, '192.0.2.1', '0500000001');
    await book(second, '192.0.2.1', '0500000002');
    await book(third, '192.0.2.2', '0500000003');
    const rows = await harness.data.read.selectFrom('bookings').selectAll().orderBy('starts_at').execute();
    expect(rows.map(({ network }) => network === rows[0]?.network)).toEqual([true, true, false]);
    expect(new Set(rows.map(({ wide_network }) => wide_network)).size).toBe(1);
    for (const row of rows) {
      expect(row.network).toEqual(expect.any(String));
      expect(JSON.stringify(row)).not.toContain('192.0.2');
    }
    // What was passed on says here no longer where it came from.
    const left = await harness.store.read
      .selectFrom('deliveries')
      .select(['network', 'wide_network'])
      .execute();
    expect(left).toEqual(Array(3).fill({ network: null, wide_network: null }));
  });

  it('that wait to be passed on wait with it', async () => {
    const { store, keyring } = harness;
    const delivery = { kind: 'relay', leasedBy: 'ended', leaseMs: 1 } as const;
    const relay = new SubmissionService({ store, keyring, clock: () => NOW, ...LIMITS, delivery });
    const { items } = (await harness.registry.slots({ branch: 'main', days: 30 })).data;
    await submitTo(relay, booking(items.at(-1)?.startsAt ?? '', '192.0.2.1', '0500000004'));
    const later = { holder: 'other', now: new Date(NOW.getTime() + 1_000), leaseMs: 1_000 };
    const [due] = await claimDue(store, keyring, later, 1);
    expect(due?.networks).toEqual({ own: expect.any(String), near: expect.any(String) });
    expect(JSON.stringify(due?.networks)).not.toContain('192.0.2');
  });
});
