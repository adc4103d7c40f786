import { describe, expect, it } from 'vitest';
import { RegistryUnavailableError } from '@/lib/registry/contract';
import { lastEndOfAll } from '@/lib/site/areas/last-end';
import { type Harness, seededHarness, sqliteHarness } from '../support/harness';

async function at<Result>(opened: Promise<Harness>, ask: (harness: Harness) => Promise<Result>) {
  const harness = await opened;
  try {
    return await ask(harness);
  } finally {
    await harness.close();
  }
}

const lastEnd = ({ registry }: Harness) => lastEndOfAll(registry);

/** Of the announcements that ship: the last period runs from 15 March to 18 June 2026. */
describe('the end of all periods', () => {
  it('is the day of the last one once it is over', async () => {
    expect(await at(seededHarness(new Date('2026-06-19T09:00:00Z')), lastEnd)).toBe('2026-06-18');
  });

  it('is none while one runs, on its last day too, nor where nothing is announced', async () => {
    expect(await at(seededHarness(new Date('2026-06-18T09:00:00Z')), lastEnd)).toBeNull();
    expect(await at(sqliteHarness(), lastEnd)).toBeNull();
  });

  it('is left out while the registry does not answer, and no other error is', async () => {
    await at(sqliteHarness(), async ({ registry }) => {
      const failing = (error: Error) => ({ ...registry, areasOverview: () => Promise.reject(error) });
      expect(await lastEndOfAll(failing(new RegistryUnavailableError('backend')))).toBeNull();
      await expect(lastEndOfAll(failing(new RangeError()))).rejects.toThrow(RangeError);
    });
  });
});
