import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore, storeAddress } from '@/lib/registry/store/store';
import { amount, timeFor } from '../support/amounts';
import { folderForTest } from '../support/folders';
import { toSite, Visitors } from '../support/load';
import { seededFile } from '../support/seeded';
import { noSite, startSite } from '../support/site-process';
import { storedIn } from '../support/stored';

const KILLS = amount('KILLS', 3, 50);
/** A start on a busy machine, and what is sent until the kill. */
const KILL_MS = 30_000;
const WIDTH = 16;
const MOST_ANSWERS = 120;

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

describe.skipIf(noSite)(
  `kill -9 of the site under load, ${KILLS} times${noSite ? ` (${noSite})` : ''}`,
  () => {
    it('keeps every message whose reference a visitor has, once', {
      timeout: timeFor(KILLS, KILL_MS),
    }, async () => {
      const data = folderForTest();
      await seededFile(join(data, 'registry.sqlite'));
      // One machine sends them all, in a few minutes: more than the limits of an hour let through.
      const environment = { DATA_DIR: data, FORM_LIMIT_PER_ADDRESS: '0', FORM_LIMIT_PER_FORM: '0' };
      const visitors = new Visitors(toSite);
      for (let kill = 0; kill < KILLS; kill++) {
        const site = await startSite(environment);
        await visitors.press(site.port, WIDTH, randomInt(1, MOST_ANSWERS), () => site.end('SIGKILL'));
      }
      const last = await startSite(environment);
      cleanUp.push(() => last.end('SIGKILL'));
      await visitors.repeatUnanswered(last.port);
      expect(visitors.contradicted).toEqual([]);
      expect(visitors.acknowledged.size).toBe(visitors.sent);

      const store = await openStore(storeAddress({ DATA_DIR: data }));
      cleanUp.push(() => store.close());
      const stored = await storedIn(store, data);
      expect(new Map(stored.map((row) => [row.subject, row.reference]))).toEqual(visitors.acknowledged);
      expect(stored).toHaveLength(visitors.sent);
    });
  },
);
